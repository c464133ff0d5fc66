import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { asId, type SlabId, type VisitorId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { Licence } from '#domain/offer/licence.ts';
import type { ScoredBlock } from '#domain/offer/plan.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer, aRequest, aSlab, plainEligibility } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { type PlanRanks, rankNamedPlans } from './rank-named-plans.ts';
import { scoreQuote, scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** At ten lakh "good" is the cheapest and gives most; at twenty there is nobody beside it. */
const good = aPricedProduct('good', 8_000, {
  slabs: [
    aSlab('good-10', 10, { roomRent: { kind: 'no-limit' }, restoration: { kind: 'unlimited' } }),
    aSlab('good-20', 20, {}),
  ],
});
const market = aMarket([
  good,
  aPricedProduct('middling', 10_000),
  aPricedProduct('poor', 12_000, {
    slabs: [aSlab('poor-10', 10, { copay: { percent: 30, fromAge: undefined } })],
  }),
  aPricedProduct('live', 0, { pricing: 'live' }),
]);
const id = asId<SlabId>;

type NamedPlans = { readonly ranks: PlanRanks; readonly blocks: readonly ScoredBlock[] };

/** The named plans as they are scored alone, and how they stand among all. */
async function rankPlans(
  slabNames: readonly string[],
  licence: Licence = 'broker',
  asker?: VisitorId,
  products: readonly Product[] = market.products,
): Promise<NamedPlans> {
  ports = await openUsecasePorts({ catalogue: aMarket(products) });
  const members = aFamily('You 34y', 'Spouse 33y', 'Father 62y', 'Father-in-law 60y');
  const quote = aQuote({ request: aRequest({ members, pincode: mumbai }) });
  await ports.store.insertQuote(quote);
  const request = {
    quoteId: quote.id,
    filters: { ...noFilters, brands: [anInsurer('other').slug], sumInsured: lakh(40) },
    resultType: 'all',
    variant: undefined,
    slabIds: slabNames.map(id),
  } as const;
  const needs = scoringNeeds(ports, licence);
  const scored = await scoreQuote(needs, quote.owner, request);
  const ranks = await rankNamedPlans(needs, asker ?? quote.owner, request);
  return { ranks, blocks: scored.ok ? scored.value.blocks : [] };
}

function rankAt({ ranks, blocks }: NamedPlans, place: number, slabId: string) {
  const block = blocks[place];
  if (!block) throw new Error('No such block');
  return ranks.rankOf(block, id(slabId));
}

describe('a named plan', () => {
  test('stands among every plan of its cover, whatever the filters hide', async () => {
    const plans = await rankPlans(['good-10', 'poor-10']);
    expect(rankAt(plans, 0, 'good-10')).toMatchObject({
      recommended: true,
      neverBetter: undefined,
      rank: { first: 1000, firstPercent: 100 },
      plans: 3,
      betterFits: [],
    });
    const better = rankAt(plans, 0, 'poor-10')?.betterFits.map(({ than }) => than.slab.id);
    expect(new Set(better)).toEqual(new Set(['good-10']));
    expect(rankAt(plans, 0, 'poor-10')).toMatchObject({
      recommended: false,
      neverBetter: expect.anything(),
      rank: { first: 0, firstThree: 1000 },
      plans: 3,
    });
    expect(rankAt(plans, 0, 'middling-10')).toMatchObject({ recommended: false, plans: 3 });
  });

  test('of a live price that is not known stands in no rank', async () => {
    const plans = await rankPlans(['live-10']);
    expect(rankAt(plans, 0, 'live-10')).toMatchObject({ rank: undefined, recommended: false, plans: 3 });
    expect(plans.ranks.live.map(({ question }) => question.plan.slab.id)).toEqual(Array(5).fill('live-10'));
  });

  test.each<[readonly string[], string, object | undefined]>([
    [['good-20'], 'good-20', { plans: 1, recommended: true }],
    [['good-20'], 'good-10', undefined],
    [['good-20', 'middling-10'], 'middling-10', { plans: 3 }],
    [['good-20', 'middling-10'], 'good-20', undefined],
    [['middling-10', 'good-20'], 'middling-10', { plans: 3 }],
  ])('of %j: the smallest cover is the list, and there %s is %j', async (names, slabId, expected) => {
    const rank = rankAt(await rankPlans(names), 0, slabId);
    if (expected === undefined) expect(rank).toBeUndefined();
    else expect(rank).toMatchObject(expected);
  });

  test('stands in each block on its own: what a father can have is nothing to a father-in-law', async () => {
    const onlyUpTo60 = { ...plainEligibility, adultMax: 60 };
    const young = aPricedProduct('young', 5_000, { eligibility: onlyUpTo60 });
    const plans = await rankPlans(['young-10', 'good-10'], 'broker', undefined, [...market.products, young]);
    const inBlock = plans.blocks.map(({ block: { members } }, place) => [
      members.map(({ key }) => key).join(),
      rankAt(plans, place, 'young-10')?.plans,
      rankAt(plans, place, 'good-10')?.plans,
    ]);
    expect(inBlock.slice(0, 3)).toEqual([
      ['You,Spouse', 4, 4],
      ['Father', undefined, 3],
      ['Father-in-law', 4, 4],
    ]);
  });
});

test('a plan for single persons stands where each has a cover of their own, and nowhere else', async () => {
  const single = aPricedProduct('single', 5_000, { coverBases: ['individual'] });
  const plans = await rankPlans(['single-10'], 'broker', undefined, [...market.products, single]);
  const ranks = plans.blocks.map(({ block: { group } }, place) => [
    group,
    rankAt(plans, place, 'single-10')?.plans,
  ]);
  expect(ranks.filter(([group]) => group !== 'parents')).toEqual([
    ['family', undefined],
    ['combined', undefined],
    ['individual', 4],
  ]);
});

describe('nothing is said of how plans stand', () => {
  test.each<[string, () => Promise<NamedPlans>]>([
    ['where nobody may advise', () => rankPlans(['good-10'], 'web-aggregator')],
    ['of a plan that is not sold', () => rankPlans(['nine-10'])],
    ['to anybody else', () => rankPlans(['good-10'], 'broker', aVisitor())],
  ])('not a word %s', async (_, plans) => {
    const { ranks, blocks } = await plans();
    expect(ranks.live).toEqual([]);
    for (const block of blocks) expect(ranks.rankOf(block, id('good-10'))).toBeUndefined();
    expect(blocks.length).toBeGreaterThan(0);
  });
});
