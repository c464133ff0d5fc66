import type { Projection } from './load.ts';

export type Column = {
  readonly year: number;
  readonly x: number;
  /** Undefined where no rate is filed. */
  readonly today: { readonly y: number; readonly height: number } | undefined;
  readonly rise: { readonly y: number; readonly height: number } | undefined;
  /** The whole with the rise: the figure on top. */
  readonly amount: number | undefined;
  readonly labelY: number;
  readonly isJump: boolean;
};

export const columnWidth = 52;
export const chartGround = 218;
const pitch = 70;
const first = 12;
/** Tallest column; above it is room for its figure. */
const tallest = 176;
const gap = 2;
const labelRoom = 8;

/** Columns from zero: today's rates, and above them what the assumed rise adds. */
export function chartColumns({ years }: Projection): readonly Column[] {
  const most = Math.max(1, ...years.map((year) => year.premium_with_rise ?? year.premium ?? 0));
  const height = (amount: number) => (amount / most) * tallest;
  return years.map(({ year, premium, premium_with_rise: risen, jumps }, at) => {
    const place = { year, x: first + at * pitch, isJump: jumps.length > 0 };
    if (premium === null)
      return {
        ...place,
        today: undefined,
        rise: undefined,
        amount: undefined,
        labelY: chartGround - labelRoom,
      };
    const base = height(premium);
    const whole = height(risen ?? premium);
    const added = whole - base - gap;
    return {
      ...place,
      today: { y: chartGround - base, height: base },
      rise: added > 0 ? { y: chartGround - whole, height: added } : undefined,
      amount: risen ?? premium,
      labelY: chartGround - whole - labelRoom,
    };
  });
}

export type Sums = { readonly today: number; readonly rise: number };

/** What five years cost; undefined when a year has no rate. */
export function sumsOf({ years }: Projection): Sums | undefined {
  let [today, rise] = [0, 0];
  for (const { premium, premium_with_rise: risen } of years) {
    if (premium === null || risen === null) return undefined;
    today += premium;
    rise += risen;
  }
  return { today, rise };
}
