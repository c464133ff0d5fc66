import { afterEach, describe, expect, test } from 'vitest';
import type { TaxRate } from '#domain/catalogue/catalogue.ts';
import { asId, conditionId, type SlabId, type VisitorId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Premium } from '#domain/price/premium.ts';
import type { FailureCode } from '#domain/result.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aQuotedPremium, aRider, indianTax } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/builders/small-market.ts';
import { moment } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { LivePremiumAnswer, LivePremiumQuestion } from '../ports/insurer-gateway.ts';
import { type PriceQuestion, pricedAt, pricePlan } from './price-plan.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const alone: PriceQuestion = {
  owner: asId<VisitorId>('asha'),
  slabId: asId<SlabId>('one-10'),
  group: 'individual',
  members: aFamily('You 34y'),
  pincode: mumbai,
  parentsPincode: pune,
  termYears: 1,
  riders: [],
};

const taxFrom22nd: TaxRate = {
  productTypes: ['indemnity'],
  effectiveFrom: aDay('2026-11-22'),
  percent: 18,
};

const quoted = (annual: number) => ({ kind: 'quoted', annual: rupees(annual) }) as const;
const totalOf = (premium: Premium) => (premium.kind === 'quoted' ? premium.total : undefined);

describe('a price', () => {
  test.each<[string, Partial<PriceQuestion>, number]>([
    ['for one person', {}, 10_000],
    ['for two years', { termYears: 2 }, 18_500],
    ['for a couple on one cover', { group: 'family', members: aFamily('You 34y', 'Spouse 33y') }, 15_000],
    ['for a couple with a cover each', { members: aFamily('You 34y', 'Spouse 33y') }, 18_000],
    ['for a parent, who lives elsewhere', { group: 'parents', members: aFamily('Father 62y') }, 20_000],
    ['for parents who live with them', { members: aFamily('Father 62y'), parentsPincode: undefined }, 10_000],
  ])('it is worked out %s', async (_, own, total) => {
    ports = await openUsecasePorts({});
    const catalogue = aMarket([aPricedProduct('one', 10_000)]);
    const plan = await pricePlan(ports, catalogue, { ...alone, ...own });
    expect(plan).toMatchObject({ value: { premium: { kind: 'quoted', total } } });
  });

  test('bears the tax of the day on which cover starts: paid today, covered tomorrow', async () => {
    ports = await openUsecasePorts({});
    const taxRates = [...indianTax, taxFrom22nd];
    const catalogue = aMarket([aPricedProduct('one', 10_000)], { taxRates });
    const today = await pricePlan(ports, catalogue, alone);
    ports.clock.pass(9 * 3_600);
    const afterMidnightInIndia = await pricePlan(ports, catalogue, alone);
    expect(today).toMatchObject({ value: { premium: { total: 10_000 } } });
    expect(afterMidnightInIndia).toMatchObject({ value: { premium: { net: 10_000, tax: 1_800 } } });
    expect(
      today.ok && afterMidnightInIndia.ok && today.value.cptId === afterMidnightInIndia.value.cptId,
    ).toBe(false);
  });
});

describe('a price with riders and a term', () => {
  const riders = [
    aRider('wait-24', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 24 } }),
    aRider('wait-12', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 12 } }),
    aRider('asked', { price: { kind: 'live' } }),
  ];
  const market = aMarket([aPricedProduct('one', 10_000, { riders, termYears: [1, 2] })]);
  const priced = async (own: Partial<PriceQuestion>) => {
    ports = await openUsecasePorts({});
    return pricePlan(ports, market, { ...alone, ...own });
  };

  test('has the terms that the riders change, and a row of its own', async () => {
    const [plain, result] = [await priced({}), await priced({ riders: ['wait-12'], termYears: 2 })];
    // It is 20,000 and 1,000, less 7.5 percent.
    expect(result).toMatchObject({
      value: {
        premium: { total: 19_425 },
        slab: { features: { waitingPeriods: { preExistingMonths: 12 } } },
      },
    });
    expect(plain.ok && result.ok && plain.value.cptId !== result.value.cptId).toBe(true);
  });

  test.each<[string, Partial<PriceQuestion>, FailureCode]>([
    ['a term that is not sold', { termYears: 3 }, 'TERM_NOT_SOLD'],
    ['a rider that is not sold', { riders: ['travel'] }, 'RIDER_NOT_OFFERED'],
    ['two of a group', { riders: ['wait-12', 'wait-24'] }, 'RIDERS_EXCLUDE_EACH_OTHER'],
  ])('fails for %s', async (_, own, code) => {
    expect(await priced(own)).toMatchObject({ failure: { code } });
  });

  test.each([
    [quoted(10_001), 'RIDERS_OVER_CAP'],
    [quoted(0), 'PRICE_UNAVAILABLE'],
    [{ kind: 'pending' }, 'PRICE_PENDING'],
    [{ kind: 'none' }, 'PRICE_UNAVAILABLE'],
    [{ kind: 'timed-out' }, 'PRICE_UNAVAILABLE'],
    [{ kind: 'busy' }, 'PRICE_PENDING'],
  ] as const)('of a rider for which the insurer says %j is none to buy at', async (answer, code) => {
    ports = await openUsecasePorts({ insurer: { livePremium: async () => answer } });
    const plan = await pricePlan(ports, market, { ...alone, riders: ['asked'] });
    if (!plan.ok) throw new Error(plan.failure.code);
    expect(pricedAt(ports, market, plan.value.premium, 1)).toMatchObject({ failure: { code } });
  });

  test('has what the insurer says of a rider, year by year, beside rates of our own', async () => {
    const calls: (string | undefined)[] = [];
    const livePremium = async ({ rider }: LivePremiumQuestion) => {
      calls.push(rider);
      return quoted(400);
    };
    ports = await openUsecasePorts({ insurer: { livePremium } });
    const plan = await pricePlan(ports, market, { ...alone, riders: ['wait-12', 'asked'], termYears: 2 });
    // It is 20,000, 1,000 and 800, less 7.5 percent.
    expect(plan).toMatchObject({ value: { premium: { total: 20_165 } } });
    expect(calls).toEqual(['asked']);
  });

  test('of a live plan with a live rider is asked for both', async () => {
    const livePremium = async ({ rider }: LivePremiumQuestion) => quoted(rider === undefined ? 9_000 : 400);
    ports = await openUsecasePorts({ insurer: { livePremium } });
    const live = aMarket([aPricedProduct('one', 0, { pricing: 'live', riders })]);
    const rows = [];
    for (const result of [[], ['asked']]) {
      const plan = await pricePlan(ports, live, { ...alone, riders: result });
      rows.push(plan.ok && [totalOf(plan.value.premium), plan.value.cptId]);
    }
    expect(rows).toEqual([
      [9_000, expect.any(String)],
      [9_400, expect.any(String)],
    ]);
  });
});

describe('a price that the insurer gives itself', () => {
  const live = aMarket([aPricedProduct('one', 0, { pricing: 'live' })], {
    taxRates: [{ ...taxFrom22nd, effectiveFrom: aDay('2017-07-01') }],
  });

  async function premiumAfter(answer: LivePremiumAnswer, own: Partial<PriceQuestion> = {}) {
    const questions: LivePremiumQuestion[] = [];
    const livePremium = async (question: LivePremiumQuestion) => {
      questions.push(question);
      return answer;
    };
    ports = await openUsecasePorts({ insurer: { livePremium } });
    return { plan: await pricePlan(ports, live, { ...alone, ...own }), asked: questions };
  }

  test.each<[LivePremiumAnswer, object]>([
    [{ kind: 'pending' }, { kind: 'pending' }],
    [{ kind: 'none' }, { kind: 'needs-validation', reason: 'insurer-gave-none' }],
    [{ kind: 'timed-out' }, { kind: 'needs-validation', reason: 'insurer-timed-out' }],
    [{ kind: 'busy' }, { kind: 'needs-validation', reason: 'insurer-busy' }],
    [
      { kind: 'quoted', annual: rupees(9_000) },
      { kind: 'quoted', net: 9_000, tax: 1_620, total: 10_620 },
    ],
  ])('%j is %j', async (answer, premium) => {
    expect((await premiumAfter(answer)).plan).toMatchObject({ value: { premium } });
  });

  test('is another row for other rupees, and before there are any', async () => {
    const rows = [];
    for (const answer of [{ kind: 'pending' }, quoted(9_000), quoted(9_001), quoted(9_000)] as const) {
      const { plan } = await premiumAfter(answer);
      rows.push(plan.ok && plan.value.cptId);
    }
    expect(new Set(rows).size).toBe(3);
    expect(rows[3]).toBe(rows[1]);
  });

  test('is asked for with the people, oldest first, where they live', async () => {
    const members = aFamily('Son-0 8m', 'You 34y', 'Daughter-0 3y', 'Spouse 36y');
    const { asked: calls } = await premiumAfter(
      { kind: 'pending' },
      { group: 'family', members, termYears: 2 },
    );
    expect(calls).toMatchObject([
      {
        insurer: 'acme',
        catalogueVersion: 'v-test',
        group: 'family',
        people: [36, 34, 3, 0].map((age) => ({ age })),
        pincode: mumbai,
        termYears: 2,
      },
    ]);
    const father = await premiumAfter(
      { kind: 'pending' },
      { group: 'parents', members: aFamily('Father 62y') },
    );
    expect(father.asked).toMatchObject([{ people: [{ age: 62 }], pincode: pune }]);
  });

  test('is asked for with what people declared as far as the product charges for it, and nothing else', async () => {
    const [you] = aFamily('You 34y');
    if (!you) throw new Error('Nobody');
    const declared = { conditions: [16, 2].map(conditionId), habits: ['smoke', 'alcohol'] as const };
    const { asked: calls } = await premiumAfter({ kind: 'pending' }, { members: [{ ...you, ...declared }] });
    expect(calls).toMatchObject([{ people: [{ conditions: [2], habits: ['smoke'] }] }]);
  });

  test('is asked for alike, in whatever order people and what they declared were said', async () => {
    const product = aPricedProduct('one', 0, { pricing: 'live' });
    const factors = {
      ...product.factors,
      conditionLoadingPercent: { 2: 10, 16: 5, 100: 5 },
      habitLoadingPercent: { ...product.factors.habitLoadingPercent, alcohol: 5, smoke: 10 },
    };
    const charging = aMarket([{ ...product, factors }]);
    const calls: LivePremiumQuestion[] = [];
    const livePremium = async (question: LivePremiumQuestion) => {
      calls.push(question);
      return { kind: 'pending' } as const;
    };
    ports = await openUsecasePorts({ insurer: { livePremium } });
    const family = aFamily('You 34y', 'Spouse 34y').map((member) => ({
      ...member,
      conditions: [100, 2, 16].map(conditionId),
      habits: ['smoke', 'alcohol'] as const,
    }));
    const reversed = family.toReversed().map((member) => ({
      ...member,
      conditions: member.conditions.toReversed(),
      habits: ['alcohol', 'smoke'] as const,
    }));
    for (const members of [family, reversed])
      await pricePlan(ports, charging, { ...alone, group: 'family', members });
    expect(calls[0]?.people.map(({ conditions }) => conditions)).toEqual([
      [2, 16, 100],
      [2, 16, 100],
    ]);
    expect(calls[1]?.people).toEqual(calls[0]?.people);
  });
});

test.each<[Premium, object]>([
  [{ kind: 'pending' }, { failure: { code: 'PRICE_PENDING' } }],
  [{ kind: 'needs-validation', reason: 'no-rate' }, { failure: { code: 'PRICE_UNAVAILABLE' } }],
  [
    aQuotedPremium(9_000),
    { value: { total: 9_000, net: 9_000, tax: 0, catalogueVersion: 'v-test', at: moment } },
  ],
])('in a proposal %j is %j', async (premium, answer) => {
  ports = await openUsecasePorts({});
  expect(pricedAt(ports, aMarket([]), premium, 1)).toMatchObject(answer);
});
