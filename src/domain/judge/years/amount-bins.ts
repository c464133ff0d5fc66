/** Each doubling of an amount is cut into so many parts. */
const partBits = 4;
const parts = 1 << partBits;

/** There is one for each amount from 0 up to the largest of 31 bits. */
export const amountBins = (31 - partBits + 1) * parts;

/** Dearer amounts stand in the same bin or in a later one; those of one bin are within a sixteenth of each other. Whole rupees, from 0. */
export function binOf(amount: number): number {
  if (amount < parts) return amount;
  const doubling = 31 - Math.clz32(amount) - partBits;
  return doubling * parts + (amount >> doubling);
}
