import { describe, expect, test } from 'vitest';
import { lakh } from '#domain/money.ts';
import type { LivePrices } from '#domain/offer/live-prices.ts';
import { prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { livePlansOf, type PlansQuestion, rateBlocks } from '#domain/offer/rated-blocks.ts';
import { listedSplits } from '#domain/offer/split/listed-splits.ts';
import { splitPlans, splitsWithLists } from '#domain/offer/split/split-plans.ts';
import { atOnce } from '#test/builders/at-once.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aCatalogue, aQuotedPremium, aRequest } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import { judgeGroups, waysJudge } from './judge-groups.ts';

const market = [aPricedProduct('a', 9_000), aPricedProduct('b', 12_000)];
const live = aPricedProduct('live', 10_000, { pricing: 'live' });
const members = aFamily('You 34y', 'Spouse 33y', 'Father 62y');

/** A question about a market, with a count of the blocks that were judged: what years leave is worked out of each. */
function aCountedQuestion(products = market, people = members) {
  const prepared = prepareCatalogue(aCatalogue(products));
  const count = { judged: 0 };
  const catalogue: typeof prepared = {
    ...prepared,
    years: (family) => {
      count.judged += 1;
      return prepared.years(family);
    },
  };
  const question = aPlansQuestion([], { catalogue, request: aRequest({ members: people }) });
  return { question, count };
}

/** The lists are rated anew for every request. */
function pricesOf(question: PlansQuestion, livePrices: LivePrices = new Map()) {
  const { price } = judgeGroups(question, livePrices);
  return rateBlocks(question).map(price);
}

describe('what a block comes to where its list is not shown', () => {
  test('is what its list recommends, to the rupee', () => {
    const { question } = aCountedQuestion();
    const { judge } = judgeGroups(question, new Map());
    for (const rated of rateBlocks(question)) {
      const best = judge(rated).plans.find(({ recommended }) => recommended);
      const { price } = judgeGroups({ ...question, channel: 'pos' }, new Map());
      expect(price(rated).pick).toMatchObject({ plan: best, premium: best?.allIn && pricedAt(best) });
    }
  });

  test('is worked out once, however often the same is asked of the same people', () => {
    const { question, count } = aCountedQuestion();
    const prices = pricesOf(question);
    expect(prices.map(({ block }) => block.id)).toEqual(['family', 'parents', 'combined', 'individual']);
    expect(count.judged).toBe(4);
    expect(pricesOf({ ...question, request: { ...question.request } })).toEqual(prices);
    expect(count.judged).toBe(4);
  });

  test('is known once its list was shown', () => {
    const { question, count } = aCountedQuestion();
    const [first] = rateBlocks(question);
    if (!first) throw new Error('They have a list');
    judgeGroups(question, new Map()).judge(first);
    pricesOf(question);
    expect(count.judged).toBe(4);
  });

  test.each<[string, (question: PlansQuestion) => PlansQuestion]>([
    ['another cover', (one) => ({ ...one, request: { ...one.request, sumInsured: lakh(5) } })],
    ['another wish', (one) => ({ ...one, request: { ...one.request, importance: { copay: 'HIGH' } } })],
    ['a filter', (one) => ({ ...one, filters: { ...one.filters, maxPremium: 20_000 } })],
    ['an illness', (one) => ({ ...one, request: aRequest({ members: ill }) })],
    ['what one can bear', (one) => ({ ...one, request: { ...one.request, bearable: 25_000 } })],
    ['another channel', (one) => ({ ...one, channel: 'pos' })],
    ['another licence', (one) => ({ ...one, licence: 'web-aggregator' })],
  ])('is worked out anew for %s', (_, change) => {
    const { question, count } = aCountedQuestion();
    pricesOf(question);
    pricesOf(change(question));
    expect(count.judged).toBe(8);
  });

  test('is worked out anew once an insurer has said its price', () => {
    const { question } = aCountedQuestion([...market, live]);
    const premiums = (prices: LivePrices) => pricesOf(question, prices).map(({ from }) => from);
    const silent = premiums(new Map());
    const cptIds = rateBlocks(question)
      .flatMap(livePlansOf)
      .map(({ cptId }) => cptId);
    const after = premiums(new Map(cptIds.map((id) => [id, aQuotedPremium(1_000)])));
    expect(after).toEqual([1_000, 1_000, 1_000, 1_000]);
    expect(premiums(new Map())).toEqual(silent);
  });
});

const ill = members.map((member) => ({ ...member, habits: ['smoke' as const] }));

const pricedAt = ({ premium }: { premium: { kind: string; total?: number } }) => premium.total;

describe('the ways to cover a family', () => {
  test('are judged by the blocks that have lists and no more', () => {
    const { question, count } = aCountedQuestion();
    const rated = rateBlocks(question);
    const splits = atOnce(
      splitsWithLists({
        members,
        listed: listedSplits(
          members,
          rated.map(({ facts }) => facts.block),
        ),
        pickFor: waysJudge(question, rated, judgeGroups(question, new Map())),
        largeClaim: lakh(8),
        mayAdvise: true,
      }),
    );
    expect([splits.length, count.judged]).toEqual([3, 4]);
  });

  test('rest after each block that is judged', () => {
    const { question, count } = aCountedQuestion();
    const rated = rateBlocks(question);
    const blocks = rated.map(({ facts }) => facts.block);
    const ways = splitPlans({
      members,
      listed: listedSplits(members, blocks),
      pickFor: waysJudge(question, rated, judgeGroups(question, new Map())),
      largeClaim: lakh(8),
      mayAdvise: true,
    });
    const pieces: number[] = [];
    for (let before = 0; !ways.next().done; before = count.judged) pieces.push(count.judged - before);
    expect(pieces.every((judged) => judged <= 1)).toBe(true);
    expect(count.judged).toBeGreaterThan(4);
  });

  test('have for people without a list in the quote the pick of a list for them alone', () => {
    const people = aFamily('You 34y', 'Father 62y', 'Brother 30y');
    const { question } = aCountedQuestion(market, people);
    const rated = rateBlocks(question);
    const brother = people.filter(({ key }) => key === 'Brother');
    const pick = waysJudge(question, rated, judgeGroups(question, new Map()))(brother, false, undefined);
    const alone = { ...question, request: { ...question.request, members: brother } };
    expect(pick?.premium).toBe(pricesOf(alone)[0]?.pick?.premium);
    expect(pick?.premium).toBe(9_000);
  });
});
