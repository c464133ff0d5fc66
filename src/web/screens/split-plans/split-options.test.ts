import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchOf, splitOptionsFrom } from './split-options.ts';

const wishes = fc.record(
  {
    plan: fc.constant('cheapest' as const),
    claimant: fc.constantFrom('mother', 'you', 'father-in-law'),
    claim: fc.constant('above' as const),
  },
  { requiredKeys: [], noNullPrototype: true },
);

test('a wish survives its address', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(splitOptionsFrom(searchOf(wish, 'father'))).toEqual(wish);
    }),
  );
});

test('what is so anyway is not in the address', () => {
  const wish = { plan: 'recommended', claimant: 'father', claim: 'within' } as const;
  expect(Object.values(searchOf(wish, 'father')).filter((value) => value !== undefined)).toEqual([]);
});

test('whatever it does not know is as if it were not there', () => {
  expect(splitOptionsFrom({ plan: 'dearest', claimant: '<b>', claim: 'huge' })).toEqual({});
});
