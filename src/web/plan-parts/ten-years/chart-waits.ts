import { daysBetween, type IsoDate, parseIsoDate } from '#domain/date.ts';

export type PlanYear = { readonly premium: number; readonly own: number };

export type ChartWait = {
  readonly kind: (typeof drawnWaits)[number];
  readonly until: IsoDate;
  /** Years from the first day of cover. */
  readonly years: number;
};

/** Waits of years; those of weeks are too short to draw, and a birth is nobody's illness. */
const drawnWaits = ['pre-existing', 'specific-treatment'] as const;
const yearDays = 365.25;

/** What of a plan's waits these people meet, the longest first: that for old illness only where somebody is ill. */
export function chartWaits(
  waits: readonly { readonly kind: string; readonly until: string }[],
  isAnyoneIll: boolean,
  coverStart: IsoDate,
): readonly ChartWait[] {
  return drawnWaits
    .filter((kind) => isAnyoneIll || kind !== 'pre-existing')
    .flatMap((kind) => {
      const until = parseIsoDate(waits.find((wait) => wait.kind === kind)?.until ?? '');
      if (!until || until <= coverStart) return [];
      return { kind, until, years: daysBetween(coverStart, until) / yearDays };
    })
    .toSorted((one, other) => other.years - one.years);
}
