import { afterEach } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { asId, type CptId, type SlabId } from '#domain/ids.ts';
import type { ChosenPlan } from '#domain/offer/choice/chosen-plans.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { PlanGroup, Quote, QuoteRequest } from '#domain/quote/quote.ts';
import { createTransaction, type PurchaseRequest } from '#usecases/applying/create-transaction.ts';
import { scoreQuote, scoringNeeds } from '#usecases/quoting/score-quote.ts';
import { aFamily } from '../builders/person-builders.ts';
import { aRequest } from '../builders/plan-builders.ts';
import { aMarket, aPricedProduct } from '../builders/small-market.ts';
import { aQuote } from '../ports/store-values.ts';
import { type Outside, openUsecasePorts, type UsecasePorts } from '../usecase-ports.ts';

export const you = aFamily('You 34y');
export const alone: NamedBlock = ['individual', 'You'];
export type NamedBlock = readonly [PlanGroup, ...string[]];

export const one10 = asId<SlabId>('one-10');

export const selling = (facts: Partial<Product>): Outside => ({
  catalogue: aMarket([aPricedProduct('one', 10_000, facts)]),
});

let opened: UsecasePorts | undefined;

export function closePortsAfterEach(): void {
  afterEach(() => opened?.close());
}

export async function portsWith(outside: Outside): Promise<UsecasePorts> {
  opened = await openUsecasePorts(outside);
  return opened;
}

/** A quote, whose owner has its page open. */
export type OpenPage = { readonly ports: UsecasePorts; readonly quote: Quote };

export async function quoted(facts: Partial<QuoteRequest>, outside: Outside): Promise<OpenPage> {
  const ports = await portsWith(outside);
  const quote = aQuote({ request: aRequest({ members: you, ...facts }), channel: 'website' });
  await ports.store.insertQuote(quote);
  return { ports, quote };
}

/** What the page says of a plan for a block; a plan that is not on it has no row. */
export async function purchaseRequestFor(
  { ports, quote }: OpenPage,
  [group, ...memberKeys]: NamedBlock,
  slabId: SlabId,
  plans: readonly ChosenPlan[] = [],
): Promise<PurchaseRequest> {
  const scored = await scoreQuote(scoringNeeds(ports, 'broker'), quote.owner, {
    quoteId: quote.id,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
    choices: plans,
  });
  const blocks = scored.ok ? scored.value.blocks : [];
  const onPage = blocks.find(
    ({ block }) => block.group === group && block.members.every(({ key }) => memberKeys.includes(key)),
  );
  const row = onPage?.plans.find(({ slab }) => slab.id === slabId);
  const cptId = row?.cptId ?? asId<CptId>('not-on-the-page');
  return { quoteId: quote.id, slabId, cptId, group, memberKeys };
}

export async function buyPlan(page: OpenPage, block: NamedBlock, own: Partial<PurchaseRequest> = {}) {
  const request = await purchaseRequestFor(page, block, own.slabId ?? one10);
  return createTransaction(page.ports, page.quote.owner, { ...request, ...own });
}

export async function boughtAs(facts: Partial<QuoteRequest>, outside: Outside, block: NamedBlock) {
  return buyPlan(await quoted(facts, outside), block);
}
