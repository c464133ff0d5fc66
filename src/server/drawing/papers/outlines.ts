import type { Outline } from './raster.ts';

/** Parts that a bend is cut into. */
const bends = 8;

export type PathStep = { readonly command: string; readonly args: readonly number[] };

/** Where a path is put: points of the path times `scale`, from a place on; up is down for a font. */
export type Put = {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
};

/** The closed lines of a path: its bends become short straight parts. */
export function outlinesOf(steps: readonly PathStep[], { x, y, scaleX, scaleY }: Put): readonly Outline[] {
  const outlines: number[][] = [];
  let [nowX, nowY] = [0, 0];
  const to = (nextX: number, nextY: number) => {
    outlines.at(-1)?.push(x + nextX * scaleX, y + nextY * scaleY);
    [nowX, nowY] = [nextX, nextY];
  };
  for (const { command, args } of steps) {
    if (command === 'closePath') continue;
    if (command === 'moveTo') outlines.push([]);
    const [fromX, fromY] = [nowX, nowY];
    const parts = args.length > 2 ? bends : 1;
    for (let part = 1; part <= parts; part += 1) {
      const xs = [fromX, ...args.filter((_, at) => at % 2 === 0)];
      const ys = [fromY, ...args.filter((_, at) => at % 2 === 1)];
      to(alongBend(xs, part / parts), alongBend(ys, part / parts));
    }
  }
  return outlines;
}

/** De Casteljau: any number of points, at a share of the way from the first to the last. */
function alongBend(points: readonly number[], share: number): number {
  const [only = 0, ...others] = points;
  if (others.length === 0) return only;
  const nearer = others.map((point, at) => (points[at] ?? 0) * (1 - share) + point * share);
  return alongBend(nearer, share);
}
