import { inLanguage } from '#domain/local-text.ts';
import { channelBehaviours } from '#domain/quote/channel.ts';
import { type Locale, locales } from '#words/areas.ts';
import { partialLanguages } from '#words/languages.ts';
import { partnerColours, type VisitSale } from '../partners.ts';
import { sayIn } from '../words/say.ts';
import { type Html, html } from './html.ts';

type Visit = {
  readonly sale: VisitSale;
  /** Draws what a sandbox plays of the app around the page. */
  readonly native: Html | undefined;
  readonly nonce: string;
};

const style = `
.sale{margin:0;padding:8px 16px;display:flex;justify-content:center;align-items:center;gap:4px 12px;font-size:.9375rem}
.sale b{border:1px solid currentColor;border-radius:4px;padding:0 8px;font-weight:700;line-height:1.6}
.sale span{overflow-wrap:anywhere}
${locales.map((own) => `:root[lang|=${own}] .sale [lang]:not([lang=${own}])`).join()}{display:none}
@media print{.sale{background:none;color:inherit}}
`;

/**
 * What stands above the web app in a channel of its own: whose customer this is and, in the app, where the app's pages
 * keep their channel. Markup of the server, so that it costs nobody else a byte; said in every language, since the page
 * changes its language by itself.
 */
export function abovePage(visit: Visit): string {
  return [
    visit.native,
    partnerLine(visit.sale.partner, visit.nonce, locales),
    standInLine(partialLanguages, visit.nonce),
    appScript(visit),
  ]
    .map((each) => each?.markup ?? '')
    .join('');
}

/** Whose customer this is, in these languages, of which a page shows its own. */
export function partnerLine(
  partner: VisitSale['partner'],
  nonce: string,
  languages: readonly Locale[],
): Html | undefined {
  if (!partner) return undefined;
  const { ground, ink } = partnerColours[partner.colour];
  const colours = { markup: `${style}.sale{background:${ground};color:${ink}}` };
  const lines = languages.map((locale) => html`<span lang="${locale}">${lineIn(locale, partner)}</span>`);
  const mark = partner.mark === undefined ? '' : html`<b aria-hidden="true">${partner.mark}</b>`;
  return html`<style nonce="${nonce}">${colours}</style><section class="sale" aria-labelledby="sale-of">${mark}<span id="sale-of">${lines}</span></section>`;
}

/** Says in each of these languages that English stands in for some of its sentences; a page shows its own, or none. */
export function standInLine(partial: readonly Locale[], nonce: string): Html | undefined {
  if (partial.length === 0) return undefined;
  const shownRules = partial.map((locale) => `:root[lang|=${locale}] .stand-in [lang=${locale}]`).join();
  const rules = {
    markup: `.stand-in{margin:0;text-align:center}.stand-in [lang]{display:none}${shownRules}{display:inline}`,
  };
  const lines = partial.map(
    (locale) => html`<span lang="${locale}">${sayIn(locale)('language.partial')}</span>`,
  );
  return html`<style nonce="${nonce}">${rules}</style><p class="stand-in">${lines}</p>`;
}

function lineIn(locale: Locale, { name, code, channel }: NonNullable<VisitSale['partner']>): string {
  const id = channelBehaviours[channel].startedBy === 'listed-code' ? 'sale.agent' : 'sale.partner';
  return sayIn(locale)(id, { name: inLanguage(name, locale), code });
}

/** Specification section 6: the app is known by a stored value. */
function appScript({ sale: { channel }, nonce }: Visit): Html | undefined {
  if (channelBehaviours[channel].startedBy !== 'app-header') return undefined;
  const code = { markup: `try{localStorage.setItem('app_sales_channel','${channel}')}catch{}` };
  return html`<script nonce="${nonce}">${code}</script>`;
}
