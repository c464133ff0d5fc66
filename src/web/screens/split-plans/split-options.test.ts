import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchOf, splitOptionsFrom } from './split-options.ts';

const anyOptions = fc.record(
  {
    claimant: fc.constantFrom('mother', 'you', 'father-in-law'),
    claim: fc.constant('above' as const),
  },
  { requiredKeys: [], noNullPrototype: true },
);

test('a wish survives its address', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      expect(splitOptionsFrom(searchOf(options, 'father'))).toEqual(options);
    }),
  );
});

test('what is so anyway is not in the address', () => {
  const options = { claimant: 'father', claim: 'within' } as const;
  expect(Object.values(searchOf(options, 'father')).filter((value) => value !== undefined)).toEqual([]);
});

test('whatever it does not know is as if it were not there', () => {
  expect(splitOptionsFrom({ plan: 'cheapest', claimant: '<b>', claim: 'huge' })).toEqual({});
});
