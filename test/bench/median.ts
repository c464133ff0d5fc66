/** Gives the middle one, and of an even number the lower of the two. */
export function medianOf(values: readonly number[]): number {
  const median = values.toSorted((left, right) => left - right)[(values.length - 1) >> 1];
  if (median === undefined) throw new Error('Nothing has no middle');
  return median;
}
