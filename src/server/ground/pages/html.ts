import type { Say, SentenceId } from '#words/sentences.ts';

/** Text that is markup already; everything else is escaped on its way into a page. */
export type Html = { readonly markup: string };

type HtmlValue = Html | readonly Html[] | string | number;

export function html(texts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { markup: texts.map((text, index) => text + markupOf(values[index] ?? '')).join('') };
}

/** Stands for markup while a sentence is said; no text of a page holds it. */
const mark = '\u0001';

/** A sentence with markup inside, such as a link: where it stands in the sentence, each language decides. */
export function sayAround(say: Say, id: SentenceId, parts: Readonly<Record<string, Html>>): Html {
  const names = Object.keys(parts);
  const marks = Object.fromEntries(names.map((name) => [name, mark + name + mark]));
  const statedParts = say(id, marks).split(mark);
  const markup = statedParts.map((text, index) =>
    index % 2 === 0 ? escapeText(text) : (parts[text]?.markup ?? ''),
  );
  return { markup: markup.join('') };
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
