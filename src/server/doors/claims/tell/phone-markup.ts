import type { Say } from '#words/sentences.ts';
import { type Html, html } from '../../../ground/pages/html.ts';

/** The number of an insurer to press; nothing where the catalogue has none. */
export function phoneMarkup(say: Say, insurer: string, phone: string): Html | '' {
  if (phone === '') return '';
  const digits = phone.replaceAll(/[^\d+]/g, '');
  const unbroken = phone.replaceAll(' ', '\u{a0}');
  return html`<p class="call"><a href="tel:${digits}">${say('claims.tell.call', { insurer, phone: unbroken })}</a></p>`;
}
