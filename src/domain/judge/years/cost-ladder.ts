const first = 1_000;
/** From one bill that is settled to the next. */
const settledRatio = 1.25;
const settledRungs = 40;
/** So many rungs lie from one settled bill to the next. */
const steps = 2;
const ratio = settledRatio ** (1 / steps);
const [logOfFirst, logOfRatio] = [Math.log(first), Math.log(ratio)];

/** Rupees of a stay, from ₹1,000 to ₹60 lakh: costs are put on these rungs, so that what a plan pays is known beforehand. */
export const costLadder: readonly number[] = Array.from(
  { length: (settledRungs - 1) * steps + 1 },
  (_, rung) => Math.round(first * ratio ** rung),
);

/** The rungs whose bills a plan settles; between two of them what it recognises runs straight. */
export const settledLadder: readonly number[] = costLadder.filter((_cost, rung) => rung % steps === 0);

/** By rung, what runs straight between what it is on the settled ones. */
export function betweenSettled(settled: readonly number[]): Int32Array {
  const amounts = costLadder.map((cost, rung) => {
    const at = Math.floor(rung / steps);
    const [from, low] = [settled[at] ?? 0, settledLadder[at] ?? cost];
    const [to, high] = [settled[at + 1] ?? from, settledLadder[at + 1] ?? low];
    return high === low ? from : Math.round(from + ((to - from) * (cost - low)) / (high - low));
  });
  return new Int32Array(amounts);
}

/** The rung nearest in its logarithm; the lowest and the highest stand for all beyond them. */
export function rungOf(cost: number): number {
  return rungOfLog(Math.log(cost));
}

/** The same of the logarithm of a cost. */
export function rungOfLog(log: number): number {
  const rung = Math.round((log - logOfFirst) / logOfRatio);
  return Math.min(costLadder.length - 1, Math.max(0, rung));
}

/** The share of the costs on a rung that lies above an amount. */
export function shareAbove(rung: number, amount: number): number {
  return Math.min(1, Math.max(0, Math.log(topOfRung(rung) / amount) / logOfRatio));
}

/** Rupees up to which a cost is put on this rung: half way to the next in its logarithm. */
export function topOfRung(rung: number): number {
  return first * ratio ** (rung + 0.5);
}
