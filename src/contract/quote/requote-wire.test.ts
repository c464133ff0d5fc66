import { expect, test } from 'vitest';
import { asId, type QuoteId, type SlabId } from '#domain/ids.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import { personBlock } from '#domain/quote/block.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import { requoteToWire } from './requote-wire.ts';

const cash = { id: 'cash', title: { en: 'Cash', hi: 'नकद' }, effect: undefined };
const slab = aSlab('one-10', 10, {});
const offer = { insurer: anInsurer('acme'), product: aProduct('one', { slabs: [slab] }), slab };
const plan = { ...pricedPlanOf({ ...offer, choice: { riders: noRiders } }), riders: [cash] };
const proposal = aProposal(aQuote(), { termYears: 2, plan });
type Requote = Parameters<typeof requoteToWire>[0];
const facts: Requote = {
  ...{ quoteId: asId<QuoteId>('q2'), block: personBlock(aMember('You', '34y', {})), proposal },
  productType: 'super-top-up',
  fellAway: [
    { kind: 'rider', rider: 'cash', code: 'RIDER_NOT_OFFERED' },
    { kind: 'rider', rider: 'gone', code: 'RIDER_NOT_OFFERED' },
    { kind: 'term', code: 'TERM_NOT_SOLD' },
  ],
  choice: undefined,
};
const wireOf = (more: Partial<Requote> = {}) =>
  requoteToWire({ ...facts, ...more }, 'hi', (code, { years }) => `${code} ${years}`);

test('a new quote names its block, and what of the choice fell away and why', () => {
  expect(wireOf()).toEqual({
    ...{
      quoteID: 'q2',
      planType: 'individual',
      block: 'individual-you',
      product_type: 'SUPER_TOPUP',
      chosen: null,
    },
    fell_away: [
      {
        kind: 'rider',
        rider_id: 'cash',
        title: 'नकद',
        code: 'RIDER_NOT_OFFERED',
        message: 'RIDER_NOT_OFFERED 2',
      },
      {
        kind: 'rider',
        rider_id: 'gone',
        title: null,
        code: 'RIDER_NOT_OFFERED',
        message: 'RIDER_NOT_OFFERED 2',
      },
      { kind: 'term', rider_id: null, title: null, code: 'TERM_NOT_SOLD', message: 'TERM_NOT_SOLD 2' },
    ],
  });
});

test('what is left of the choice stands in it', () => {
  const choice = { slabId: asId<SlabId>('s1'), termYears: 2, riders: ['cash'] } as const;
  expect(wireOf({ choice }).chosen).toEqual({ slab_id: 's1', tenure: 2, riders: ['cash'] });
});

test('a rider of a proposal whose plan nobody knows any more has no title', () => {
  expect(wireOf({ proposal: { ...proposal, plan: undefined } }).fell_away[0]?.title).toBeNull();
});
