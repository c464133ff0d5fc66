import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costLadder, rungOf, shareAbove, topOfRung } from './cost-ladder.ts';

test.each([
  [24, costLadder[24] ?? 0, 0.5], // the rung itself is the middle of its costs
  [24, topOfRung(24), 0],
  [24, topOfRung(23), 1],
  [24, topOfRung(30), 0],
  [24, 1_000, 1],
])('of the costs on rung %i the share above %f is %f', (rung, amount, share) => {
  expect(shareAbove(rung, amount)).toBeCloseTo(share, 4);
});

test('a higher amount has never more above it, from rung to rung', () => {
  const amount = fc.double({ min: 2_000, max: 5_000_000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const above = (at: number) => costLadder.length - rungOf(at) - 1 + shareAbove(rungOf(at), at);
      expect(above(high)).toBeLessThanOrEqual(above(low) + 1e-9);
    }),
  );
});
