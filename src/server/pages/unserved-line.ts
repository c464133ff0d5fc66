import { browserFloor } from '#contract/browser-floor.ts';
import type { Say } from '#words/said.ts';
import { type Html, html } from './html.ts';
import { landingStart } from './page-addresses.ts';

/** Which browsers the scripts run in, and what works without them; shown where the starter of a page starts none. */
export const unservedLine = (say: Say): Html =>
  html`<p class="unserved"><b>${say('plain.browsers', browserFloor)}</b> <a href="${landingStart}">${say('plain.browsers.landing')}</a></p>`;
