/** The points are in rising order: between them the curve is straight, outside it is level. */
export type Curve = readonly (readonly [at: number, value: number])[];

/** @throws for a curve without a point. */
export function valueOn(curve: Curve, at: number): number {
  let below: readonly [number, number] | undefined;
  for (const point of curve) {
    if (at <= point[0]) {
      if (!below) return point[1];
      return below[1] + ((point[1] - below[1]) * (at - below[0])) / (point[0] - below[0]);
    }
    below = point;
  }
  if (!below) throw new Error('A curve needs a point');
  return below[1];
}
