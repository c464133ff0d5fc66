import { expect, test } from 'vitest';
import { asId, type QuoteId } from '#domain/ids.ts';
import { blockIds } from '#domain/quote/block-ids.ts';
import { aScoredPlan, aSlab } from '#test/plan-builders.ts';
import { parsePlanIdentifier, planIdentifierFor, saleToWire } from './wire.ts';

const quoteId = asId<QuoteId>('q'.repeat(22));

test.each(blockIds)('the identifier of a plan for %s is read back as it was', (block) => {
  const plan = { ...aScoredPlan(aSlab('kaveri-10l', 10, {}), 20_000, 700), block };
  const place = { quoteId, block, slabId: plan.slab.id };
  expect(parsePlanIdentifier(planIdentifierFor(quoteId, plan))).toEqual(place);
});

test.each([
  ['a place among the blocks', `${quoteId}~0~kaveri-10l`],
  ['a block that there is not', `${quoteId}~siblings~kaveri-10l`],
  ['a word of the language', `${quoteId}~constructor~kaveri-10l`],
  ['no slab', `${quoteId}~family~`],
  ['a quote too short to be one', 'q1~family~kaveri-10l'],
  ['more behind it', `${quoteId}~family~kaveri-10l~more`],
])('%s is no identifier', (_what, text) => {
  expect(parsePlanIdentifier(text)).toBeUndefined();
});

test.each([
  ['FILL_FORM', 'online', null],
  ['MEDICAL_REQUIRED', 'online', null],
  ['OFFLINE', 'offline', 'offline'],
  ['AGE_OFFLINE', 'offline', 'age-offline'],
  ['COVER_OFFLINE', 'offline', 'cover-offline'],
  ['BACKEND_NOT_INTEGRATED', 'offline', 'offline'],
] as const)('a plan whose purchase answers %s is told to be sold %s', (status, sale, offline_type) => {
  expect(saleToWire({ status })).toEqual({ sale, offline_type });
});
