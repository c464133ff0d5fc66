/** What families like these pay themselves in a year: this or less in 9 of 10, this or more in 1 of 20 and 1 of 100. */
export type OwnShare = {
  readonly nine_in_ten: number;
  readonly one_in_twenty: number;
  readonly one_in_hundred: number;
};

/** One bar: a premium, then the own part. A premium that is still awaited is null. */
export type YearsBarFigures = { readonly premium: number | null; readonly own: OwnShare };

/** How rare the part of a bar is; it is drawn the thinner the rarer. */
export type Rarity = 'nine-in-ten' | 'one-in-twenty' | 'one-in-hundred';

export type YearsPart = {
  readonly rarity: Rarity;
  readonly from: number;
  readonly to: number;
  /** Bills inside a wait. */
  readonly waits: boolean;
};

/** Share of a scale that a premium takes while it is awaited. */
const awaitedShare = 0.35;
/** Room for the open end behind the longest bar. */
const openEnd = 1.08;

/** Rupees at the right end of every bar in sight: bars of one scale can be held against each other. */
export function yearsScale(bars: readonly YearsBarFigures[]): number {
  const widest = Math.max(1, ...bars.map(({ premium, own }) => (premium ?? 0) + own.one_in_hundred));
  const longestAwaited = Math.max(
    0,
    ...bars.flatMap(({ premium, own }) =>
      premium === null ? [own.one_in_hundred / (1 / openEnd - awaitedShare)] : [],
    ),
  );
  return Math.max(widest * openEnd, longestAwaited);
}

/** Rupees before the own part begins. */
export function premiumEnd(premium: number | null, scale: number): number {
  return premium ?? scale * awaitedShare;
}

/** The own part from where the premium ends. `afterWaits`: of a first year, what is left of it once every wait is over. */
export function ownParts(start: number, own: OwnShare, afterWaits: OwnShare = own): readonly YearsPart[] {
  const levels = [
    ['nine-in-ten', own.nine_in_ten, afterWaits.nine_in_ten],
    ['one-in-twenty', own.one_in_twenty, afterWaits.one_in_twenty],
    ['one-in-hundred', own.one_in_hundred, afterWaits.one_in_hundred],
  ] as const;
  let reached = 0;
  return levels.flatMap(([rarity, figure, later]) => {
    const from = reached;
    reached = Math.max(reached, figure);
    const waitsFrom = Math.min(Math.max(from, later), reached);
    const parts = [
      { rarity, from: start + from, to: start + waitsFrom, waits: false },
      { rarity, from: start + waitsFrom, to: start + reached, waits: true },
    ];
    return parts.filter(({ from: start, to }) => to > start);
  });
}

const mostTicks = 5;

/** Round amounts under a bar, from zero. */
export function ticksOf(scale: number): readonly number[] {
  const tens = 10 ** Math.floor(Math.log10(scale));
  const steps = [tens / 10, tens / 5, tens / 2, tens, 2 * tens];
  const step = steps.find((one) => scale / one < mostTicks) ?? tens * 2;
  return Array.from({ length: Math.floor(scale / step) + 1 }, (_, at) => at * step);
}
