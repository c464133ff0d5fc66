import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, aSlab, plainEligibility } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { rateBlocks } from '../rated-blocks.ts';
import { firstSplit } from './first-split.ts';

const family = aFamily('You 34y', 'Spouse 33y', 'Father 62y');

function summarize(products: readonly Product[], members = family) {
  const question = aPlansQuestion(products, { request: aRequest({ members }) });
  const market = { ...question, catalogue: question.catalogue.catalogue };
  return firstSplit(market, rateBlocks(question));
}

type SplitRow = readonly [kind: string, total: number | undefined, plans: string];

const rowsOf = (products: readonly Product[], members = family): readonly SplitRow[] | undefined =>
  summarize(products, members)?.splits.map(({ kind, total, plans }) => [
    kind,
    total,
    plans.map((plan) => plan?.product.id).join(),
  ]);

const filed = aPricedProduct('filed', 10_000);
const dear = aPricedProduct('dear', 12_000);
const live = aPricedProduct('live', 1_000, { pricing: 'live' });
const noRefill = aPricedProduct('no-refill', 5_000, {
  slabs: [aSlab('no-refill-10', 10, { restoration: { kind: 'none' } })],
});
const sharedRoom = aPricedProduct('shared-room', 4_000, {
  slabs: [aSlab('shared-room-10', 10, { roomRent: { kind: 'shared' } })],
});
/** It is for families alone. */
const young = aPricedProduct('young', 8_000, { eligibility: { ...plainEligibility, adultMax: 50 } });

// Two share a discount of 25 %, three of 26 %; own covers on one policy one of 10 %.
test.each<[string, readonly Product[], readonly SplitRow[] | undefined]>([
  [
    'on the cheapest sound plan, by price',
    [dear, filed, live, sharedRoom, noRefill],
    [
      ['together', 22_200, 'filed'],
      ['apart', 25_000, 'filed,filed'],
      ['separate', 27_000, 'filed'],
    ],
  ],
  ['by no plan that is not sound', [sharedRoom], undefined],
  ['with own covers alone where none is refilled', [noRefill], [['separate', 13_500, 'no-refill']]],
  ['by no price that its insurer gives', [live], undefined],
  ['without a plan', [], undefined],
  [
    'where no plan takes everybody, on the one that the most ways can be bought on',
    [young, dear],
    [
      ['together', 26_640, 'dear'],
      ['apart', 30_000, 'dear,dear'],
      ['separate', 32_400, 'dear'],
    ],
  ],
])('the ways of a family with a father are told %s', (_, products, rows) => {
  expect(rowsOf(products)).toEqual(rows);
});

test('where no plan takes both, each policy is on the cheapest sound one that takes its people', () => {
  const eligibility = { ...plainEligibility, adultMin: 66, adultMax: 90 };
  const slabs = [aSlab('shared-room-10', 10, { roomRent: { kind: 'shared' } })];
  const products = [
    dear,
    filed,
    aPricedProduct('elders-dear', 9_000, { eligibility }),
    aPricedProduct('elders', 7_000, { eligibility }),
    aPricedProduct('shared-room', 3_000, { eligibility, slabs }),
  ];
  const members = aFamily('You 34y', 'Spouse 33y', 'Father 70y');
  expect(rowsOf(products, members)).toEqual([['apart', 22_000, 'filed,elders']]);
  expect(summarize(products, members)?.plan).toBeUndefined();
});

test.each([
  ['a couple', aFamily('You 34y', 'Spouse 33y')],
  ['parents alone', aFamily('Father 62y', 'Mother 60y')],
  ['siblings', aFamily('You 34y', 'Sister 30y')],
])('no split is offered for %s', (_, members) => {
  expect(summarize([filed], members)).toBeUndefined();
});

test('grown people who share no cover have a policy of their own beside the two', () => {
  const members = aFamily('You 34y', 'Father 62y', 'Sister 30y');
  const apart = summarize([filed], members)?.splits.find(({ kind }) => kind === 'apart');
  expect(apart?.split.parts.map((part) => part.map(({ key }) => key).join('+'))).toEqual([
    'You',
    'Father',
    'Sister',
  ]);
  expect(apart?.total).toBe(30_000);
});
