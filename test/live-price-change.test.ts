import { expect, test } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { ownSale } from '#domain/quote/channel.ts';
import { createTransaction } from '#usecases/applying/create-transaction.ts';
import type { LivePremiumAnswer } from '#usecases/ports/insurer-gateway.ts';
import { saveQuote } from '#usecases/quoting/save-quote.ts';
import { scoreQuote, scoringNeeds } from '#usecases/quoting/score-quote.ts';
import { aFamily } from './builders/person-builders.ts';
import { aRequest } from './builders/plan-builders.ts';
import { openWorld } from './families/world.ts';

const quoted = (annual: number): LivePremiumAnswer => ({ kind: 'quoted', annual: rupees(annual) });

/** What buying answers when the insurer said one thing for the page and another one for the purchase. */
async function buyAt(onPage: LivePremiumAnswer, later: LivePremiumAnswer) {
  const world = await openWorld();
  let answer = onPage;
  const ports = { ...world.ports, insurer: { ...world.ports.insurer, livePremium: async () => answer } };
  const owner = asId<VisitorId>('somebody');
  const request = aRequest({ members: aFamily('You 34y'), sumInsured: lakh(5) });
  const saved = await saveQuote(ports, owner, ownSale, request);
  if (!saved.ok) throw new Error(saved.failure.code);
  const quoteId = saved.value.quote.id;
  const scored = await scoreQuote(scoringNeeds(ports, 'broker'), owner, {
    quoteId,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  const plan = scored.ok && scored.value.blocks[0]?.plans.find(({ product }) => product.pricing === 'live');
  if (!plan) throw new Error('No live plan');
  answer = later;
  const { slab, cptId } = plan;
  const body = { quoteId, slabId: slab.id, cptId, group: 'individual' as const, memberKeys: ['You'] };
  const opened = await createTransaction(ports, owner, body);
  await world.close();
  return opened.ok ? opened.value.price.total : [opened.failure.code, opened.failure.detail?.total];
}

test.each<[string, LivePremiumAnswer, LivePremiumAnswer, unknown]>([
  ['the price of the page', quoted(9_000), quoted(9_000), 9_000],
  ['another price than the page had', quoted(9_000), quoted(9_900), ['PRICE_CHANGED', 9_900]],
  ['a page that had no price yet', { kind: 'pending' }, quoted(9_000), ['PRICE_CHANGED', 9_000]],
])('bought at a live price: %s', async (_, onPage, later, answer) => {
  expect(await buyAt(onPage, later)).toEqual(answer);
});
