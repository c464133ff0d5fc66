import { expect, test } from 'vitest';
import { aCatalogue, anInsurer, aProduct, aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { sameInAll } from '../local-text.ts';
import { lakh } from '../money.ts';
import { noRiders } from '../price/riders/riders.ts';
import { planOfProposal, pricedPlanOf, requestLike, typeOfProposal } from './priced-plan.ts';

const slab = { ...aSlab('one-10', 10, { consumables: true }), deductible: lakh(3) };
const product = aProduct('one', { slabs: [slab], networkHospitals: 4_200 });
const catalogue = aCatalogue([product]);
const insurerFacts = {
  insurerTitle: 'acme Health',
  insurerMark: 'acme',
  insurerPhone: '1800 000 000',
  productSlug: 'one',
  productTitle: 'Plan one',
  sumInsured: lakh(10),
  deductible: lakh(3),
  features: slab.features,
  networkHospitals: 4_200,
};

test('a plan is kept as it was when it was priced', () => {
  const choice = { riders: noRiders };
  expect(pricedPlanOf({ insurer: anInsurer('acme'), product, slab, choice })).toEqual({
    ...insurerFacts,
    riders: [],
  });
});

test('a rider is kept by its name and what it does, without its price', () => {
  const cash = { id: 'cash', title: sameInAll('Cash'), effect: undefined };
  const riders = [{ ...cash, price: { kind: 'live' } }] as unknown as typeof noRiders; // as sold, of which nothing else is read
  expect(pricedPlanOf({ insurer: anInsurer('acme'), product, slab, choice: { riders } }).riders).toEqual([
    cash,
  ]);
});

test.each([
  ['kept, is what was kept', { ...insurerFacts, productTitle: 'As it was' }, catalogue, 'As it was'],
  ['kept, is so though it is sold no more', insurerFacts, aCatalogue([]), 'Plan one'],
  ['not kept, is what is sold', undefined, catalogue, 'Plan one'],
  ['not kept, is unknown when it has left', undefined, aCatalogue([]), undefined],
  ['not kept, is unknown when its insurer has', undefined, { ...catalogue, insurers: new Map() }, undefined],
])('the plan of a proposal, %s', (_, plan, catalogue, title) => {
  expect(planOfProposal({ plan, slabId: slab.id }, catalogue)?.productTitle).toBe(title);
});

test.each([
  ['with a deductible is for a super top-up', insurerFacts, catalogue, 'super-top-up'],
  ['without one is for a full plan', { ...insurerFacts, deductible: undefined }, catalogue, 'indemnity'],
  ['that kept no plan is for what is sold', undefined, catalogue, 'super-top-up'],
])('a proposal %s', (_, plan, catalogue, type) => {
  expect(typeOfProposal({ plan, slabId: slab.id }, catalogue)).toBe(type);
});

test('the rest of a quote is asked for in the type that the proposal is for, where the quote lists it', () => {
  const topUpRequest = {
    productType: 'super-top-up',
    existingSumInsured: lakh(3),
    deductible: lakh(3),
  } as const;
  const full = { plan: { ...insurerFacts, deductible: undefined }, slabId: slab.id };
  const above = { plan: insurerFacts, slabId: slab.id };
  expect(requestLike(aRequest(topUpRequest), full, catalogue)).toMatchObject({
    productType: 'indemnity',
    deductible: undefined,
  });
  expect(requestLike(aRequest(topUpRequest), above, catalogue)).toEqual(aRequest(topUpRequest));
  expect(requestLike(aRequest({}), above, catalogue)).toEqual(aRequest({}));
});
