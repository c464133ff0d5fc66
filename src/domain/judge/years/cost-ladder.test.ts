import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betweenSettled, costLadder, rungOf, settledLadder, shareAbove, topOfRung } from './cost-ladder.ts';

test.each([
  [48, costLadder[48] ?? 0, 0.5], // the rung itself is the middle of its costs
  [48, topOfRung(48), 0],
  [48, topOfRung(47), 1],
  [48, topOfRung(60), 0],
  [48, 1_000, 1],
])('the costs on rung %i have above %f the share %f', (rung, amount, share) => {
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

test('what plans make of a bill runs straight between the bills that they settle', () => {
  const half = betweenSettled(settledLadder.map((cost) => cost / 2));
  costLadder.forEach((cost, rung) => {
    expect(Math.abs((half[rung] ?? 0) - cost / 2)).toBeLessThanOrEqual(1);
  });
  // 1,000 and 1,250 are settled, 1,118 lies between them.
  expect([...betweenSettled(settledLadder.map((cost) => (cost > 1_000 ? 500 : 0))).slice(0, 4)]).toEqual([
    0, 236, 500, 500,
  ]);
});

test('a plan that recognises more of every bill that is settled recognises no less between them', () => {
  const anyAmounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
    minLength: settledLadder.length,
    maxLength: settledLadder.length,
  });
  fc.assert(
    fc.property(anyAmounts, anyAmounts, (less, more) => {
      const upper = betweenSettled(less.map((amount, index) => amount + (more[index] ?? 0)));
      betweenSettled(less).forEach((amount, rung) => {
        expect(amount).toBeLessThanOrEqual(upper[rung] ?? 0);
      });
    }),
  );
});
