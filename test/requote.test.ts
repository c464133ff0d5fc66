import { expect, test } from 'vitest';
import { asId, type QuoteId, type VisitorId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { ownSale } from '#domain/quote/channel.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { createTransaction } from '#usecases/applying/create-transaction.ts';
import { requoteProposal } from '#usecases/applying/requote-proposal.ts';
import { saveQuote } from '#usecases/quoting/save-quote.ts';
import { scoreQuote, scoringNeeds } from '#usecases/quoting/score-quote.ts';
import { aFamily } from './builders/person-builders.ts';
import { aRequest } from './builders/plan-builders.ts';
import { openWorld } from './families/world.ts';

const importance = { outpatient_benefits: 'HIGH' } as const;

/** The fresh quote's request, when the proposer's form of the old proposal says this pincode. */
async function freshRequest(declared: string): Promise<QuoteRequest | undefined> {
  const { ports, close } = await openWorld();
  const owner = asId<VisitorId>('somebody');
  const request = aRequest({
    members: aFamily('You 34y'),
    sumInsured: lakh(5),
    pincode: '560001',
    importance,
  });
  const saved = await saveQuote(ports, owner, ownSale, request);
  if (!saved.ok) throw new Error(saved.failure.code);
  const quoteId = saved.value.quote.id;
  const wantedRequest = {
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  } as const;
  const scored = await scoreQuote(scoringNeeds(ports, 'broker'), owner, { quoteId, ...wantedRequest });
  const plan =
    scored.ok && scored.value.blocks[0]?.plans.find(({ product }) => product.id === 'sahyadri-poorna');
  if (!plan) throw new Error('No plan');
  const { slab, cptId } = plan;
  const opened = await createTransaction(ports, owner, {
    quoteId,
    slabId: slab.id,
    cptId,
    group: 'individual',
    memberKeys: ['You'],
  });
  if (!opened.ok) throw new Error(opened.failure.code);
  const forms = { proposerDetails: { pincode: declared } };
  await ports.store.saveProposal({ ...opened.value, forms, version: opened.value.version + 1 });
  const fresh = await requoteProposal(ports, owner, opened.value.id, undefined);
  if (!fresh.ok) throw new Error(fresh.failure.code);
  const quote = await ports.store.findQuote(owner, asId<QuoteId>(fresh.value.quoteId));
  await close();
  return quote?.request;
}

test.each([
  ['the pincode that priced the old proposal prices the fresh quote', '411001', '411001'],
  ['a half typed one does not', '4110', '560001'],
  ['one that its district has not listed yet does', '110999', '110999'],
  ['one of no district does not', '100001', '560001'],
])('the pincode of a fresh quote: %s', async (_, declared, pincode) => {
  expect((await freshRequest(declared))?.pincode).toBe(pincode);
});

test('what was said to matter goes on to a fresh quote', async () => {
  expect((await freshRequest('560001'))?.importance).toEqual(importance);
});
