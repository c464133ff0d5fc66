import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { lakh } from '../money.ts';
import { claimantsOf, isHalfLeft, largeClaim } from './large-claim.ts';

test.each([
  [10, 8, 15],
  [5, 4, 8],
  [3, 2, 5],
  [1, 1, 2],
  [40, 32, 60],
])('a large claim on a cover of %i lakh is %i or %i lakh', (cover, within, above) => {
  expect([largeClaim(lakh(cover), 'within'), largeClaim(lakh(cover), 'above')]).toEqual([
    lakh(within),
    lakh(above),
  ]);
});

test.each([
  [4, 10, false],
  [5, 10, true],
  [6, 10, true],
  [0, 10, false],
])('%i of %i lakh left are enough for whoever falls ill next: %s', (remaining, cover, isEnough) => {
  expect(isHalfLeft(lakh(remaining), lakh(cover))).toBe(isEnough);
});

test('adults may have it, the eldest first; whoever is not insured has none', () => {
  const family = aFamily('You 34y', 'Spouse 32y', 'Son-0 4y', 'Father 64y', 'Mother 60y');
  const insured = family.map((member) => (member.key === 'Mother' ? { ...member, insured: false } : member));
  expect(claimantsOf(insured).map(({ key }) => key)).toEqual(['Father', 'You', 'Spouse']);
});
