/** It says that `who` of `of` did it. */
export type Tally = { readonly of: number; readonly who: number };

export type Interval = { readonly low: number; readonly high: number };

/** The quantile of the normal distribution that 19 of 20 lie within. */
const z = 1.959_963_984_540_054;

/** Where the true share lies, 19 times of 20 (Wilson's interval, right for few and for none). Undefined of nobody. */
export function likelyShare({ of, who }: Tally): Interval | undefined {
  if (of === 0) return undefined;
  const share = who / of;
  const widened = 1 + z ** 2 / of;
  const middle = (share + z ** 2 / (2 * of)) / widened;
  const half = (z / widened) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** By how much the second share is above the first, 19 times of 20 (Newcombe's interval from two of Wilson's). */
export function likelyGain(first: Tally, second: Tally): Interval | undefined {
  const [a, b] = [likelyShare(first), likelyShare(second)];
  if (!a || !b) return undefined;
  const [p, q] = [first.who / first.of, second.who / second.of];
  return {
    low: q - p - Math.sqrt((q - b.low) ** 2 + (a.high - p) ** 2),
    high: q - p + Math.sqrt((b.high - q) ** 2 + (p - a.low) ** 2),
  };
}
