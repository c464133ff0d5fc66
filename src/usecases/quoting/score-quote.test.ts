import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { unjudged } from '#domain/offer/plan.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { Quote, QuoteRequest } from '#domain/quote/quote.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer, aRequest, aSlab, plainEligibility } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { LivePremiumAnswer, LivePremiumQuestion } from '../ports/insurer-gateway.ts';
import { type AnswersChange, changeAnswers } from './judging/change-answers.ts';
import { isStillTrue } from './judging/still-true.ts';
import {
  needsOfNow,
  type ScoreRequest,
  scoreOnePlan,
  scorePlans,
  scoreQuote,
  scoringNeeds,
} from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const slabs = [aSlab('one-5', 5, {}), aSlab('one-10', 10, {}), aSlab('one-20', 20, {})];
const live = aPricedProduct('live', 0, { pricing: 'live' });
const market = aMarket([
  aPricedProduct('one', 10_000, { slabs }),
  aPricedProduct('two', 12_000, { slabs: [aSlab('two-15', 15, {}), aSlab('two-30', 30, {})] }),
  live,
]);
const couple = aFamily('You 34y', 'Spouse 33y');
const family = [...couple, ...aFamily('Father 62y', 'Father-in-law 60y')];
const id = asId<SlabId>;

async function quoted(facts: Partial<QuoteRequest>, catalogue: Catalogue = market): Promise<Quote> {
  ports = await openUsecasePorts({ catalogue });
  const quote = aQuote({ request: aRequest({ members: aFamily('You 34y'), pincode: mumbai, ...facts }) });
  await ports.store.insertQuote(quote);
  return quote;
}

function needs(own: Partial<UsecasePorts> = {}) {
  return scoringNeeds({ ...ports, ...own }, 'broker');
}

async function scored(quote: Quote, request: Partial<ScoreRequest>, own: Partial<UsecasePorts> = {}) {
  const answer = await scoreQuote(needs(own), quote.owner, {
    quoteId: quote.id,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
    ...request,
  });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

describe('plans that are named', () => {
  const brands = [anInsurer('other').slug];

  test.each<[string, Partial<ScoreRequest>, readonly string[]]>([
    ['none: every product at the cover asked for', {}, ['live-10', 'one-10', 'two-15']],
    ['none: as the filters say', { filters: { ...noFilters, sumInsured: lakh(20) } }, ['one-20', 'two-30']],
    ['none: no brand that is wanted', { filters: { ...noFilters, brands } }, []],
    ['one, at its own cover', { slabIds: [id('one-20')] }, ['one-20']],
    [
      'one that the filters would hide',
      { slabIds: [id('one-20')], filters: { ...noFilters, brands, sumInsured: lakh(5) } },
      ['one-20'],
    ],
    ['one below the cover asked for', { slabIds: [id('one-5')] }, ['one-5']],
    ['two of different covers', { slabIds: [id('one-10'), id('two-30')] }, ['one-10', 'two-30']],
    ['one that is not sold', { slabIds: [id('nine-10')] }, []],
  ])('are scored: %s', async (_, request, expected) => {
    const { blocks } = await scored(await quoted({}), request);
    expect(blocks.flatMap(({ plans }) => plans.map(({ slab }) => slab.id)).sort()).toEqual(expected);
  });
});

describe('an answer', () => {
  test('is of today, of the catalogue that is active, and of the quote', async () => {
    const quote = await quoted({});
    const { stamp, catalogue, quote: of } = await scored(quote, {});
    expect(stamp).toEqual({ catalogueVersion: 'v-test', on: '2026-11-20' });
    expect([catalogue, of]).toEqual([market, quote]);
  });

  test('is for its owner only', async () => {
    const quote = await quoted({});
    const request = { quoteId: quote.id, block: 'individual', slabId: id('one-10') } as const;
    expect(await scoreOnePlan(needs(), aVisitor(), request)).toEqual({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });

  test('is the same whatever each insurer pays us', async () => {
    const quote = await quoted({ members: couple });
    const [acme, other] = [anInsurer('acme'), anInsurer('other')];
    const products = market.products.map((product) =>
      product.id === 'two' ? { ...product, insurer: other.slug } : product,
    );
    const payments = async (byAcme: number, byOther: number) => {
      const insurers = new Map([
        [acme.slug, { ...acme, commissionPercent: { indemnity: byAcme, 'super-top-up': byAcme } }],
        [other.slug, { ...other, commissionPercent: { indemnity: byOther, 'super-top-up': byOther } }],
      ]);
      const paying = aMarket(products, { insurers });
      const { blocks } = await scored(quote, {}, { catalogue: { current: () => paying } });
      return blocks.map(({ plans }) => plans.map(({ insurer: _, ...judged }) => judged));
    };
    expect((await payments(0, 35)).flat().length).toBeGreaterThan(4);
    expect(await payments(35, 0)).toEqual(await payments(0, 35));
  });

  test('asks for each live price of each block once, for its people at their place', async () => {
    const quote = await quoted({ members: family, parentsPincode: pune });
    const questions: LivePremiumQuestion[] = [];
    const livePremium = async (question: LivePremiumQuestion): Promise<LivePremiumAnswer> => {
      questions.push(question);
      return question.group === 'family' ? { kind: 'quoted', annual: rupees(9_000) } : { kind: 'timed-out' };
    };
    const { blocks } = await scored(quote, {}, { insurer: { ...ports.insurer, livePremium } });
    const agesOf = ({ people }: LivePremiumQuestion) => people.map(({ age }) => age);
    expect(questions.map((one) => [one.group, agesOf(one), one.pincode, one.termYears])).toEqual([
      ['family', [34, 33], mumbai, 1],
      ['parents', [62], pune, 1],
      ['parents', [60], pune, 1],
      ['combined', [62, 60, 34, 33], mumbai, 1],
      ['individual', [62, 60, 34, 33], mumbai, 1],
    ]);
    const premiums = blocks.map(({ plans }) => plans.find(({ product }) => product.id === 'live')?.premium);
    expect(premiums[0]).toMatchObject({ kind: 'quoted', total: 9_000 });
    expect(premiums.slice(1)).toEqual(
      Array(4).fill({ kind: 'needs-validation', reason: 'insurer-timed-out' }),
    );
  });
});

describe('what scoring needs', () => {
  const next = aMarket([aPricedProduct('three', 9_000)], { version: 'v-next' });

  test('prepares a catalogue once, and the next one when it becomes active', async () => {
    await quoted({});
    let current = market;
    const changing = needs({ catalogue: { current: () => current } });
    const first = changing.prepared();
    expect(changing.prepared()).toBe(first);
    const needsNow = needsOfNow(changing);
    current = next;
    expect(changing.prepared().catalogue).toBe(next);
    expect(needsNow.prepared()).toBe(first);
  });

  test('that is replaced meanwhile is still the one of an answer in several turns', async () => {
    const topping = aPricedProduct('topping', 3_000, {
      productType: 'super-top-up',
      slabs: [{ ...aSlab('topping-10', 10, {}), deductible: lakh(5) }],
    });
    const both = aMarket([...market.products, topping]);
    const topUpRequest = { existingSumInsured: lakh(5), deductible: lakh(5) };
    const quote = await quoted({ ...topUpRequest, productType: 'super-top-up' }, both);
    let current = both;
    const needsNow = needsOfNow(needs({ catalogue: { current: () => current } }));
    current = next;
    const slabIds = [id('one-10'), id('topping-10')];
    const plans = await scorePlans(needsNow, quote.owner, {
      quoteId: quote.id,
      block: 'individual',
      slabIds,
      choices: [],
    });
    if (!plans.ok) throw new Error(plans.failure.code);
    expect(plans.value.map(({ slab }) => slab.id)).toEqual(slabIds);
  });
});

describe('one plan of a block', () => {
  const one = async (members: readonly string[], block: BlockId, slabId: string) => {
    const quote = await quoted({ members: aFamily(...members), parentsPincode: pune });
    return scoreOnePlan(needs(), quote.owner, { quoteId: quote.id, block, slabId: id(slabId) });
  };
  const people = ['You 34y', 'Father 62y', 'Father-in-law 60y', 'Mother-in-law 58y'];

  // The third cover of "one" costs 10,200 for each of them. The father has a pincode of his own in zone 2.
  test.each<[BlockId, number]>([
    ['family', 10_200],
    ['parents', 20_400],
    ['parents-in-law', 30_600], // two each of 20,400, less 25 percent
    ['combined', 29_784], // 40,800 less 27 percent
    ['individual', 36_720], // 40,800 less 10 percent
  ])('of %s costs %d and bears no verdict', async (block, total) => {
    const plan = await one(people, block, 'one-20');
    expect(plan).toMatchObject({
      value: { slab: { id: 'one-20' }, premium: { total }, ...unjudged },
    });
  });

  test('of one person’s own block costs what that person costs', async () => {
    const onlyYou = { ...plainEligibility, relations: ['You'] as const };
    const market = aMarket([aPricedProduct('one', 10_000, { eligibility: onlyYou })]);
    const quote = await quoted({ members: aFamily('You 34y', 'Sister 30y') }, market);
    const plan = (block: BlockId) =>
      scoreOnePlan(needs(), quote.owner, { quoteId: quote.id, block, slabId: id('one-10') });
    expect(await plan('individual-you')).toMatchObject({
      value: { block: 'individual-you', premium: { total: 10_000 } },
    });
    expect(await plan('individual-sister')).toMatchObject({ failure: { code: 'PLAN_NOT_OFFERED' } });
    expect(await plan('individual')).toMatchObject({ failure: { code: 'PLAN_NOT_OFFERED' } });
  });

  test.each<[string, readonly string[], BlockId, string]>([
    ['of a block that these people have not', ['You 34y', 'Spouse 33y'], 'parents', 'one-20'],
    ['that is not sold', people, 'family', 'nine-10'],
  ])('%s is not offered', async (_, members, block, slabId) => {
    expect(await one(members, block, slabId)).toEqual({ ok: false, failure: { code: 'PLAN_NOT_OFFERED' } });
  });
});

describe('an answer that was given is still true', () => {
  const nineThousand: LivePremiumAnswer = { kind: 'quoted', annual: rupees(9_000) };
  const pending: LivePremiumAnswer = { kind: 'pending' };

  type Later = {
    readonly answer?: LivePremiumAnswer;
    readonly seconds?: number;
    readonly own?: Partial<UsecasePorts>;
  };
  async function stillTrue(statedAnswer: LivePremiumAnswer, later: Later, leaves = false): Promise<boolean> {
    const quote = await quoted({});
    const saying = (answer: LivePremiumAnswer) => ({
      insurer: { ...ports.insurer, livePremium: async () => answer },
    });
    const answer = await scored(quote, {}, saying(statedAnswer));
    ports.clock.pass(later.seconds ?? 0);
    if (leaves) await ports.store.handOver(quote.owner, aVisitor(), ports.clock.now());
    const now = { ...ports, ...saying(later.answer ?? statedAnswer), ...later.own };
    return isStillTrue(now, { ...answer, visitor: quote.owner });
  }

  test.each<[string, LivePremiumAnswer, Later, boolean]>([
    ['a minute later', nineThousand, { seconds: 60 }, true],
    ['while an insurer still works', pending, {}, true],
    ['on the next day in India', nineThousand, { seconds: 9 * 3_600 }, false],
    ['once the insurer has answered', pending, { answer: nineThousand }, false],
    [
      'once the insurer names other rupees',
      nineThousand,
      { answer: { kind: 'quoted', annual: rupees(9_001) } },
      false,
    ],
    ['once the insurer names none', nineThousand, { answer: { kind: 'none' } }, false],
    ['once the insurer gives up', { kind: 'none' }, { answer: { kind: 'timed-out' } }, false],
    [
      'once another catalogue is active',
      nineThousand,
      { own: { catalogue: { current: () => aMarket([live]) } } },
      false,
    ],
  ])('whether it is: %s', async (_, answer, later, isTrue) => {
    expect(await stillTrue(answer, later)).toBe(isTrue);
  });

  test('no more once the family says what it can bear or what matters, and still when it says the same again', async () => {
    const quote = await quoted({ bearable: 50_000, importance: { icu: 'HIGH' } });
    const answer = { ...(await scored(quote, {})), visitor: quote.owner };
    const say = (change: AnswersChange) => changeAnswers(ports, quote.owner, quote.id, change);
    await say({ bearable: 50_000, importance: { icu: 'HIGH' } });
    expect(await isStillTrue(ports, answer)).toBe(true);
    await say({ bearable: 300_000 });
    expect(await isStillTrue(ports, answer)).toBe(false);
    await say({ bearable: 50_000, importance: { icu: null } });
    expect(await isStillTrue(ports, answer)).toBe(false);
    await say({ importance: { icu: 'HIGH' } });
    expect(await isStillTrue(ports, answer)).toBe(true);
  });

  test('no more once the quote has passed to another name', async () => {
    expect(await stillTrue(nineThousand, {}, true)).toBe(false);
  });
});
