import { expect, test } from 'vitest';
import { asId, type QuoteId } from '#domain/ids.ts';
import { plainChoice } from '#domain/price/riders/plan-choice.ts';
import { chosenRiders } from '#domain/price/riders/riders.ts';
import { blockIds } from '#domain/quote/block-ids.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProduct, aRider, aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { parsePlanIdentifier, planIdentifierFor } from './plan-identifier.ts';

const quoteId = asId<QuoteId>('q'.repeat(22));

test.each(blockIds)('the identifier of a plan for %s is read back as it was', (block) => {
  const plan = { ...aScoredPlan(aSlab('kaveri-10l', 10, {}), 20_000, 700), block };
  const place = { quoteId, block, slabId: plan.slab.id, chosen: plainChoice };
  expect(parsePlanIdentifier(planIdentifierFor(quoteId, plan))).toEqual(place);
});

test('it names the term and the riders of a plan that has them, and is read back so', () => {
  const plan = aScoredPlan(aSlab('kaveri-10l', 10, {}), 20_000, 700);
  const product = aProduct('kaveri', {
    slabs: [plan.slab],
    riders: [aRider('cash', {}), aRider('wait-12', {})],
  });
  const riders = chosenRiders({ product, slab: plan.slab }, aFamily('You 34y'), ['cash', 'wait-12']);
  if (!riders.ok) throw new Error(riders.failure.code);
  const choice = { termYears: 3, riders: riders.value } as const;
  const text = planIdentifierFor(quoteId, { ...plan, choice });
  expect(parsePlanIdentifier(text)).toMatchObject({ chosen: { termYears: 3, riders: ['cash', 'wait-12'] } });
});

test.each([
  ['a term of nine years', `${quoteId}~family~kaveri-10l~9`],
  ['riders without a term', `${quoteId}~family~kaveri-10l~.cash`],
  ['a place among the blocks', `${quoteId}~0~kaveri-10l`],
  ['a block that there is not', `${quoteId}~siblings~kaveri-10l`],
  ['a word of the language', `${quoteId}~constructor~kaveri-10l`],
  ['no slab', `${quoteId}~family~`],
  ['a quote too short to be one', 'q1~family~kaveri-10l'],
  ['more behind it', `${quoteId}~family~kaveri-10l~more`],
])('%s is no identifier', (_what, text) => {
  expect(parsePlanIdentifier(text)).toBeUndefined();
});
