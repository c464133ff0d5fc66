/** Rungs a tenfold: each is a quarter dearer than the one before. */
const first = 1_000;
const ratio = 1.25;

/** Rupees of a stay, from ₹1,000 to ₹68 lakh: costs are put on these rungs, so that what a plan pays is known beforehand. */
export const costLadder: readonly number[] = Array.from({ length: 40 }, (_, rung) =>
  Math.round(first * ratio ** rung),
);

/** The rung nearest in its logarithm; the lowest and the highest stand for all beyond them. */
export function rungOf(cost: number): number {
  const rung = Math.round(Math.log(cost / first) / Math.log(ratio));
  return Math.min(costLadder.length - 1, Math.max(0, rung));
}

/** Of the costs that are put on a rung, the share above an amount. */
export function shareAbove(rung: number, amount: number): number {
  return Math.min(1, Math.max(0, Math.log(topOfRung(rung) / amount) / Math.log(ratio)));
}

/** Rupees up to which a cost is put on this rung: half way to the next in its logarithm. */
export function topOfRung(rung: number): number {
  return first * ratio ** (rung + 0.5);
}
