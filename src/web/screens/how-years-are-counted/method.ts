import type { CallAnswer } from '#contract/call/shapes.ts';
import { formatGrouped, roundRupees } from '#domain/money.ts';
import type { Translate } from '#web/browser/text.tsx';

export type Method = CallAnswer<'getYearsMethod'>;
export type MethodProps = { readonly method: Method };

/** The number of a source in the list at the end, how sure it is, and its year. */
export function sourceText(t: Translate, { sources }: Method, id: string): string {
  const at = sources.findIndex((source) => source.id === id);
  const source = sources[at];
  if (!source) return id;
  return t('years.sources.short', {
    number: at + 1,
    mark: t(`years.mark.${source.mark}`),
    year: String(source.year),
  });
}

/** Grouped from 1,000 on, as it stands below. */
export function numberText(value: number): string {
  return value >= 1_000 ? formatGrouped(roundRupees(value)) : String(value);
}
