import { beforeAll, describe, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { type OtherWay, otherWays } from '#domain/offer/acceptance/other-ways.ts';
import { type PricedBlock, pricedBlock } from '#domain/offer/block-pick.ts';
import { judgeBlock } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredBlock } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { type PlansQuestion, type RatedBlock, rateBlocks } from '#domain/offer/rated-blocks.ts';
import type { Member } from '#domain/person/member.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { atOnce } from '#test/builders/at-once.ts';
import { aRequest } from './builders/plan-builders.ts';
import { type Draws, drawsFrom } from './families/draws.ts';

/** Whoever asks for the same two people, or for the first of them: they themselves, a child, one by marriage, a grandchild. */
const phrasings = [
  ['You', 'Spouse'],
  ['Father', 'Mother'],
  ['Father-in-law', 'Mother-in-law'],
  ['Grand-Father', 'Grand-Mother'],
] as const;

let catalogue: PreparedCatalogue;
beforeAll(async () => {
  catalogue = prepareCatalogue(await shippedCatalogue());
});

const questionOf = (request: QuoteRequest): PlansQuestion => ({
  ...{ catalogue, request, on: isoDate(2026, 11, 23), filters: noFilters },
  ...{ licence: 'broker', resultType: 'all', channel: 'website', variant: undefined },
});

/** A couple or one person, in a quote in each of the phrasings. */
function drawnRequests(draws: Draws): readonly QuoteRequest[] {
  const eldest = draws.whole(45, 84);
  const people = [eldest, eldest - draws.whole(0, 5)].slice(0, draws.happens(0.3) ? 1 : 2);
  const conditions = people.map(() => (draws.happens(0.3) ? [conditionId(draws.one([16, 17, 18, 19]))] : []));
  const place = draws.one(['400001', '411001', '226001', '110001', '695001']);
  const sumInsured = draws.one([5, 7, 10]);
  return phrasings.map((relations) => {
    const members = people.map((years, at): Member => {
      const relation = relations[at] ?? 'You';
      const gender = at === 0 ? 'MALE' : 'FEMALE';
      const age = { unit: 'years', count: years } as const;
      return {
        key: relation,
        relation,
        gender,
        age,
        insured: true,
        conditions: conditions[at] ?? [],
        habits: [],
      };
    });
    return { ...aRequest({ members, pincode: place, sumInsured: lakh(sumInsured) }), genderOfYou: 'MALE' };
  });
}

type Listed = {
  readonly scored: ScoredBlock;
  readonly priced: PricedBlock;
  readonly ways: readonly OtherWay[];
};

const priceGroupOf = (question: PlansQuestion) => (rated: RatedBlock) =>
  pricedBlock(judgeBlock(question, rated, new Map()));

/** The list on which all of them stand together: on one cover where they may share it. */
function listOf(request: QuoteRequest, block?: string): Listed {
  const question = questionOf(request);
  const rated = rateBlocks(question);
  const isMeant = ({ facts }: RatedBlock) =>
    block === undefined ? facts.block.members.length === request.members.length : facts.block.id === block;
  const one = rated.find(isMeant);
  if (!one) throw new Error('Nobody has a list');
  const scored = judgeBlock(question, one, new Map());
  return {
    scored,
    priced: pricedBlock(scored),
    ways: atOnce(otherWays(question, one.facts.block, priceGroupOf)),
  };
}

const isShared = ({ scored }: Listed) => scored.block.group !== 'individual';

const pricesOf = ({ scored }: Listed) =>
  scored.plans.map(({ slab, premium, allIn }) => ({
    ...{ slab: slab.id, allIn },
    premium: premium.kind === 'quoted' ? premium.total : premium.kind,
  }));

const families = Array.from({ length: 24 }, (_one, nth) => nth + 1);

describe('the same people in other words', () => {
  let pairs: readonly { readonly seed: number; readonly own: Listed; readonly list: Listed }[];
  beforeAll(() => {
    pairs = families.flatMap((seed) => {
      const [own, ...others] = drawnRequests(drawsFrom(seed)).map((request) => listOf(request));
      return own ? others.map((list) => ({ seed, own, list })) : [];
    });
  }, 120_000);

  test('pay the same for each plan on the same kind of cover, this year and all in', () => {
    const alike = pairs.filter(({ own, list }) => isShared(own) === isShared(list));
    for (const { seed, own, list } of alike) {
      const slabs = new Set(list.scored.plans.map(({ slab }) => slab.id));
      const ofOwn = pricesOf(own).filter(({ slab }) => slabs.has(slab));
      const bySlab = new Map(pricesOf(list).map((one) => [one.slab, one]));
      expect([seed, ofOwn.map(({ slab }) => bySlab.get(slab))]).toEqual([seed, ofOwn]);
      expect(ofOwn).toHaveLength(slabs.size);
    }
    expect(alike.length).toBeGreaterThan(40);
  });

  test('are told who has to ask for plans to cost less, and what they cost then, and only where they do', () => {
    for (const { seed, own, list } of pairs) {
      const [now, from] = [list.priced.from, own.priced.from];
      const isLess = from !== undefined && (now === undefined || from < now);
      const shownWays = list.ways.map((way) => [way.now, way.from]);
      expect([seed, shownWays, own.ways]).toEqual([seed, isLess ? [[now, from]] : [], []]);
    }
    expect(pairs.filter(({ list }) => list.ways.length > 0).length).toBeGreaterThan(12);
  });

  test('find on the list that they are led to what was told of it', () => {
    const ways = pairs.flatMap(({ list }) => list.ways);
    for (const { request, block, from, plans } of ways)
      expect(listOf(request, block).priced).toMatchObject({ from, plans });
  });
});
