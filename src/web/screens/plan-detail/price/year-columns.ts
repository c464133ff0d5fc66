import type { CallAnswer } from '#contract/call/shapes.ts';
import { eldestOf } from '#domain/person/age.ts';
import type { ChartColumn } from '#web/charts/columns.tsx';

export type LongProjection = CallAnswer<'getFiveYearProjection'>['to_age_70'];
type Year = LongProjection['years'][number];

/** Rows on the page before every year is shown. */
const fewRows = 6;
/** So many columns bear a figure. */
const figures = 4;

/** Age of the eldest who is known that year. */
export function eldestIn({ ages }: Pick<Year, 'ages'>): number {
  return eldestOf(ages.map(({ age }) => age ?? 0));
}

/** The age of the eldest in the last year shown: 70, or later where somebody is near it or past it already. */
export function lastAge(projection: LongProjection | undefined): number {
  const last = projection?.years.at(-1);
  return last ? eldestIn(last) : 70;
}

/** A column a year at today's rates; what a new age band adds stands on top. */
export function columnsOf(
  { years }: LongProjection,
  money: (amount: number) => string,
): readonly ChartColumn[] {
  const step = Math.max(1, Math.round((years.length - 1) / (figures - 1)));
  return years.map(({ year, premium, jump_amount: jump, ages }, at) => {
    const isNamed = at === years.length - 1 || (at % step === 0 && years.length - 1 - at >= step / 2);
    return {
      id: String(year),
      amount: premium ?? undefined,
      added: premium === null ? 0 : Math.min(premium, Math.max(0, jump ?? 0)),
      figure: isNamed && premium !== null ? money(premium) : undefined,
      label: isNamed ? String(eldestIn({ ages })) : undefined,
    };
  });
}

/** The rows that say most: the first and the last year, those in which a child leaves, and some between. */
export function fewYears({ years }: LongProjection): readonly Year[] {
  const step = Math.max(1, Math.ceil((years.length - 1) / (fewRows - 1)));
  return years.filter(({ leaving }, at) => at % step === 0 || at === years.length - 1 || leaving.length > 0);
}
