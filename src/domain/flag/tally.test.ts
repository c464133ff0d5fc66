import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyGain, likelyShare } from './tally.ts';

// Worked out by hand from the formulas of Wilson (1927) and Newcombe (1998); the last row of gains is Newcombe's own example.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
])('%i of %i', (who, of, low, high) => {
  const share = likelyShare({ who, of });
  expect(share?.low).toBeCloseTo(low, 4);
  expect(share?.high).toBeCloseTo(high, 4);
});

test('nothing is known of nobody', () => {
  expect(likelyShare({ who: 0, of: 0 })).toBeUndefined();
  expect(likelyGain({ who: 0, of: 0 }, { who: 1, of: 2 })).toBeUndefined();
});

test('a gain as Newcombe works it out', () => {
  const gain = likelyGain({ who: 48, of: 80 }, { who: 56, of: 70 });
  expect(gain?.low).toBeCloseTo(0.0524, 4);
  expect(gain?.high).toBeCloseTo(0.3339, 4);
});

const aShare = fc
  .integer({ min: 1, max: 5000 })
  .chain((of) => fc.record({ of: fc.constant(of), who: fc.integer({ min: 0, max: of }) }));

test('what was seen lies within, inside of 0 and 1; more of the same says more; the other way round is the other gain', () => {
  fc.assert(
    fc.property(aShare, aShare, (a, b) => {
      const [share, more] = [likelyShare(a), likelyShare({ of: a.of * 4, who: a.who * 4 })];
      if (!share || !more) throw new Error('of nobody');
      const seenShare = a.who / a.of;
      expect(share.low).toBeLessThanOrEqual(seenShare + 1e-12);
      expect(share.high).toBeGreaterThanOrEqual(seenShare - 1e-12);
      expect(share.low).toBeGreaterThanOrEqual(0);
      expect(share.high).toBeLessThanOrEqual(1);
      expect(more.high - more.low).toBeLessThan(share.high - share.low);
      const [there, back] = [likelyGain(a, b), likelyGain(b, a)];
      expect(there?.low).toBeCloseTo(-(back?.high ?? Number.NaN), 10);
    }),
  );
});
