/**
 * Numbers from 0 to below 1 that look random and are the same for the same seed on every machine: mulberry32, whole
 * 32-bit arithmetic only. For drawing samples, never for secrets.
 */
export function seededDraws(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** So many numbers that are spread evenly over 0 to 1: the middles of equal parts, in the order of the draws. */
export function evenDraws(count: number, draw: () => number): Float64Array {
  const values = Float64Array.from({ length: count }, (_, index) => (index + 0.5) / count);
  for (let remaining = count - 1; remaining > 0; remaining--) {
    const other = Math.floor(draw() * (remaining + 1));
    const value = values[remaining] ?? 0;
    values[remaining] = values[other] ?? 0;
    values[other] = value;
  }
  return values;
}
