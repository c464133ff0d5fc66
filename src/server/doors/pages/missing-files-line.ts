import { missingFilesId } from '#contract/missing-files.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import { helpAddress, landingStart } from '../../ground/pages/page-addresses.ts';

/** Pages of a purchase or a policy: there no other form leads on, but a person does. */
const ofPurchase = /^\/(?:health-plan\/proposals|renew|resume)\//;

/** That a script or style of the page stayed away, with a way on; hidden until a script of the page finds that it is true. */
export const missingFilesLine = (say: Say, url: string): Html =>
  html`<p id="${missingFilesId}" class="lack" role="alert" hidden><template><b>${say('plain.files')}</b> <a href="">${say('plain.files.again')}</a> · ${
    ofPurchase.test(url)
      ? html`<a href="${helpAddress}">${say('plain.files.help')}</a>`
      : html`<a href="${landingStart}">${say('plain.files.landing')}</a>`
  }</template></p>`;
