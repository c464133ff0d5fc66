/** Text that is markup already; everything else is escaped on its way into a page. */
export type Html = { readonly markup: string };

type HtmlValue = Html | readonly Html[] | string | number;

export function html(texts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { markup: texts.map((text, index) => text + markupOf(values[index] ?? '')).join('') };
}

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
