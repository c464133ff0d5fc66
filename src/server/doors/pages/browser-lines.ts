import { browserFloor } from '#contract/browser-floor.ts';
import { browserLineIds } from '#contract/browser-lines.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import { helpAddress, landingStart } from '../../ground/pages/page-addresses.ts';

/**
 * What a browser lacks for our pages, with what works there and the way on: it is too old for the scripts, or keeps no
 * cookies. Both stand hidden above every page; the starter of the page shows the one that is true. Until then their words
 * are in a template: no link of theirs stands before the one that skips to the main part.
 */
export const browserLines = (say: Say): Html =>
  html`<p id="${browserLineIds.unserved}" class="lack" hidden><template><b>${say('plain.browsers', browserFloor)}</b> <a href="${landingStart}">${say('plain.browsers.landing')}</a></template></p><p id="${browserLineIds.cookieless}" class="lack" hidden><template><b>${say('plain.cookies')}</b> <a href="">${say('plain.cookies.again')}</a> · <a href="${helpAddress}">${say('plain.cookies.help')}</a></template></p>`;
