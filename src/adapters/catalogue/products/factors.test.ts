import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { ratePlan } from '#domain/price/rating.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer, aProduct, aSlab, bands, indianTax, plainFactors } from '#test/builders/plan-builders.ts';
import { expectReported, type Planted } from '../reading/planted-faults.suite.ts';
import { factors } from './factors-schema.ts';

const saral = 'insurers/kaveri/kaveri-saral.json';

const slips: readonly Planted[] = [
  {
    fault: 'a floater discount that leaves nothing',
    file: saral,
    find: '"6": 32',
    put: '"6": 100',
    column: 'factors.floaterDiscountPercent.6',
    reason: /must not be over 65$/,
  },
  {
    fault: 'a floater discount that is a surcharge',
    file: saral,
    find: '{"2": 25',
    put: '{"2": -25',
    column: 'factors.floaterDiscountPercent.2',
    reason: /must not be below 0$/,
  },
  {
    fault: 'a floater discount that falls with people',
    file: saral,
    find: '"5": 30',
    put: '"5": 26',
    column: 'factors.floaterDiscountPercent.5',
    reason: /is lower than for 4 people, 27/,
  },
  {
    fault: 'a floater discount that falls with the sixth',
    file: saral,
    find: '"6": 32',
    put: '"6": 29',
    column: 'factors.floaterDiscountPercent.6',
    reason: /is lower than for 5 people, 30/,
  },
  {
    fault: 'a discount for own covers beyond the market',
    file: saral,
    find: '"multiIndividualDiscountPercent": 10',
    put: '"multiIndividualDiscountPercent": 100',
    column: 'factors.multiIndividualDiscountPercent',
    reason: /must not be over 25$/,
  },
  {
    fault: 'a term discount of more than the price',
    file: saral,
    find: '"2": 7.5',
    put: '"2": 150',
    column: 'factors.termDiscountPercent.2',
    reason: /must not be over 35$/,
  },
];

describe('a slip in discounts is reported by row and key', () => expectReported(slips));

type Off = { readonly floater: number; readonly own: number; readonly term: number };

function factorsWith({ floater, own, term }: Off) {
  return {
    ...plainFactors,
    floaterDiscountPercent: { 2: floater, 3: floater, 4: floater, 5: floater, 6: floater },
    multiIndividualDiscountPercent: own,
    termDiscountPercent: { 1: term, 2: term, 3: term },
  };
}

/** The highest whole percentage that the check lets through in one kind of discount. */
function mostOf(kind: keyof Off): number {
  const percents = Array.from({ length: 201 }, (_, percent) => percent);
  const none = { floater: 0, own: 0, term: 0 };
  return percents.findLast((percent) => v.is(factors, factorsWith({ ...none, [kind]: percent }))) ?? 0;
}

test('whatever discounts the check lets through, no price is 0 or less: any family, term and filed rate', () => {
  const people = aFamily('You 38y', 'Spouse 34y', 'Son-0 4y', 'Daughter-0 2y', 'Father 65y', 'Mother 62y');
  const slab = aSlab('s', 5, {});
  const upTo = (most: number) => fc.oneof(fc.constant(most), fc.double({ min: 0, max: most, noNaN: true }));
  const off = fc.record({
    floater: upTo(mostOf('floater')),
    own: upTo(mostOf('own')),
    term: upTo(mostOf('term')),
  });
  const anyRates = fc.record({
    // A rate far below the market's is refused: it has three figures at least.
    rate: fc.integer({ min: 100, max: 200 }),
    count: fc.integer({ min: 1, max: people.length }),
    termYears: fc.constantFrom(1, 2, 3),
    basis: fc.constantFrom('floater', 'individual'),
  });
  fc.assert(
    fc.property(off, anyRates, (discounts, { rate, count, termYears, basis }) => {
      const rates = new Map([['s|3', bands([[0, 120, rate]])]]);
      const premium = ratePlan({
        product: aProduct('one', { factors: factorsWith(discounts), slabs: [slab], rates }),
        slab,
        insurer: anInsurer('acme'),
        basis,
        members: people.slice(0, count),
        zone: 3,
        termYears,
        riders: noRiders,
        taxRates: indianTax,
        on: isoDate(2026, 11, 21),
      });
      expect(premium.kind === 'quoted' && premium.total).toBeGreaterThanOrEqual(1);
    }),
  );
});
