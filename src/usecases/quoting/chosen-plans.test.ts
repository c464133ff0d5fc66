import { afterEach, describe, expect, test } from 'vitest';
import { assumedLimits } from '#domain/claim/held-cover.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { usualYears } from '#domain/judge/years/stays/stay-odds.ts';
import { rupees } from '#domain/money.ts';
import type { ChosenPlan } from '#domain/offer/choice/chosen-plans.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, aRider, aSlab } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai } from '#test/builders/small-market.ts';
import { aQuote } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { LivePremiumAnswer } from '../ports/insurer-gateway.ts';
import { isStillTrue } from './judging/still-true.ts';
import { priceChoicesIn } from './price-choices.ts';
import { pricePlan } from './price-plan.ts';
import { projectPlan } from './project-plan.ts';
import { rankNamedPlans } from './rank-named-plans.ts';
import { readYearsAhead } from './read-years-ahead.ts';
import { scoreQuote, scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const slabId = asId<SlabId>('one-10');
const waived = { effect: { kind: 'copay-waived' }, price: { kind: 'percent', percent: 10 } } as const;
const riders = [
  aRider('share', waived),
  aRider('any-room', { effect: { kind: 'any-room' } }),
  aRider('wait-12', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 12 } }),
  aRider('wait-24', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 24 } }),
  aRider('cash', { ages: { from: 18, to: 36 } }),
  aRider('asked', { price: { kind: 'live' } }),
];
const slabs = [aSlab('one-10', 10, { copay: { percent: 20, fromAge: undefined } })];
const market = aMarket([
  aPricedProduct('one', 10_000, { slabs, riders, termYears: [1, 2] }),
  aPricedProduct('two', 9_000),
]);
const couple = aFamily('You 34y', 'Spouse 33y');

type Own = Partial<Omit<ChosenPlan, 'slabId'>>;

async function opened(answer: LivePremiumAnswer = { kind: 'pending' }) {
  ports = await openUsecasePorts({ catalogue: market, insurer: { livePremium: async () => answer } });
  const quote = aQuote({ request: aRequest({ members: couple, pincode: mumbai }) });
  await ports.store.insertQuote(quote);
  const needs = scoringNeeds(ports, 'broker');
  const requestFor = (plans: readonly ChosenPlan[]) => ({
    quoteId: quote.id,
    filters: noFilters,
    resultType: 'all' as const,
    variant: undefined,
    slabIds: [slabId],
    choices: plans,
  });
  const chosenBy = (own: Own): ChosenPlan => ({ slabId, block: undefined, termYears: 1, riders: [], ...own });
  const scoredBy = (own: Own | undefined) =>
    scoreQuote(needs, quote.owner, requestFor(own ? [chosenBy(own)] : []));
  const planBy = async (own: Own | undefined): Promise<ScoredPlan> => {
    const scored = await scoredBy(own);
    const plan = scored.ok ? scored.value.blocks[0]?.plans[0] : undefined;
    if (!plan) throw new Error(scored.ok ? 'No plan' : scored.failure.code);
    return plan;
  };
  return { quote, needs, wishOf: requestFor, chosenBy, scoredBy, planBy };
}

const part = (plan: ScoredPlan, item: string) =>
  plan.score.parts.find((one) => one.item === item)?.earnedTenths ?? 0;
const totalOf = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : undefined);

describe('a named plan with what was chosen', () => {
  test('has the price, the terms, the points and the years that riders and term make of it', async () => {
    const { planBy } = await opened();
    const [plain, plan] = [await planBy(undefined), await planBy({ riders: ['share'], termYears: 2 })];
    expect(totalOf(plain)).toBe(15_000);
    // It is two years and a tenth, less 7.5 percent.
    expect(totalOf(plan)).toBe(30_525);
    expect(plan.slab.features.copay.percent).toBe(0);
    expect(part(plan, 'copay')).toBeGreaterThan(part(plain, 'copay'));
    expect(plan.years.average).toBeLessThan(plain.years.average);
    expect(plan.cptId).not.toBe(plain.cptId);
  });

  test('costs points by what it costs a year', async () => {
    const { planBy } = await opened();
    const [one, two] = [await planBy({}), await planBy({ termYears: 2 })];
    expect(part(two, 'price')).toBeGreaterThanOrEqual(part(one, 'price'));
    expect(part(two, 'price') - part(one, 'price')).toBeLessThan(100);
  });

  test('taken back it is as it was, to the last figure', async () => {
    const { planBy } = await opened();
    const plain = await planBy(undefined);
    await planBy({ riders: ['share', 'any-room'], termYears: 2 });
    expect(await planBy({})).toEqual(plain);
  });

  test('is the row that a purchase is priced at', async () => {
    const { planBy, quote } = await opened();
    const choice = { termYears: 2, riders: ['any-room', 'share'] } as const;
    const result = await pricePlan(ports, market, {
      ...choice,
      owner: quote.owner,
      slabId,
      group: 'family',
      members: couple,
      pincode: quote.request.pincode,
      parentsPincode: undefined,
    });
    const plan = await planBy(choice);
    expect(result.ok && [result.value.cptId, result.value.premium]).toEqual([plan.cptId, plan.premium]);
  });

  test('can lose a rider by a birthday, and then has no price; it counts the riders that are left', async () => {
    const { scoredBy } = await opened();
    const scored = await scoredBy({ riders: ['share', 'wait-12'], termYears: 2 });
    const [block] = scored.ok ? scored.value.blocks : [];
    const [plan] = block?.plans ?? [];
    if (!scored.ok || !block || !plan) throw new Error('No plan');
    const { risks, terms, riders: offers } = priceChoicesIn(scored.value)(block, plan);
    expect(risks.filter(({ kind }) => kind === 'riders')).toEqual([{ kind: 'riders', count: 4 }]);
    expect(risks.filter(({ kind }) => kind === 'price-locked')).toEqual([{ kind: 'price-locked', years: 2 }]);
    expect(terms.map(({ years, total }) => [years, total])).toEqual([
      [1, 17_000],
      [2, 31_450],
    ]);
    expect(offers.map(({ rider, isChosen, price }) => [rider.id, isChosen, price])).toEqual([
      ['share', true, { kind: 'quoted', total: 1_500 }],
      ['any-room', false, { kind: 'quoted', total: 500 }],
      ['wait-12', true, { kind: 'quoted', total: 500 }],
      ['wait-24', false, { kind: 'quoted', total: 500 }],
      ['cash', false, { kind: 'quoted', total: 500 }],
      ['asked', false, { kind: 'pending' }],
    ]);
  });

  test.each<[string, Own, string]>([
    ['a term that is not sold', { termYears: 3 }, 'TERM_NOT_SOLD'],
    ['a rider that nobody files', { riders: ['travel'] }, 'RIDER_NOT_OFFERED'],
    ['two of a group', { riders: ['wait-12', 'wait-24'] }, 'RIDERS_EXCLUDE_EACH_OTHER'],
    ['a block in which it does not stand', { block: 'parents' }, 'PLAN_NOT_OFFERED'],
  ])('is refused for %s, by its place among the chosen', async (_, own, code) => {
    const { scoredBy } = await opened();
    expect(await scoredBy(own)).toMatchObject({ failure: { code, detail: { chosen: 0 } } });
  });
});

describe('a rider that the insurer prices itself', () => {
  test('leaves the plan without a price until it is said', async () => {
    const { planBy } = await opened();
    expect((await planBy({ riders: ['asked'] })).premium).toEqual({ kind: 'pending' });
  });

  test('then is in the price, and the answer is true only while the insurer says the same', async () => {
    const { scoredBy, quote } = await opened({ kind: 'quoted', annual: rupees(400) });
    const scored = await scoredBy({ riders: ['asked'] });
    if (!scored.ok) throw new Error(scored.failure.code);
    expect(scored.value.blocks[0]?.plans[0]?.premium).toMatchObject({ total: 15_400 });
    const facts = { ...scored.value, visitor: quote.owner, quoteId: quote.id };
    expect(await isStillTrue(ports, facts)).toBe(true);
    const insurer = { ...ports.insurer, livePremium: async () => ({ kind: 'none' }) as const };
    expect(await isStillTrue({ ...ports, insurer }, facts)).toBe(false);
  });
});

describe('how it stands', () => {
  test('is how the list has it; that it is never better is not said of it with riders', async () => {
    const { needs, quote, wishOf, chosenBy, scoredBy } = await opened();
    const verdicts = [];
    for (const own of [{}, { termYears: 2 }, { riders: ['share'] }] as const) {
      const request = wishOf([chosenBy(own)]);
      const scored = await scoredBy(own);
      const [block] = scored.ok ? scored.value.blocks : [];
      const ranks = await rankNamedPlans(needs, quote.owner, request);
      const rank = block && ranks.rankOf(block, slabId);
      verdicts.push([rank?.recommended, rank?.neverBetter?.extra, rank?.plans]);
    }
    expect(verdicts).toEqual([
      [false, 1_500, 2],
      [false, 1_500, 2],
      [false, undefined, 2],
    ]);
  });
});

describe('the years', () => {
  const place = { slabId, block: undefined, group: 'family', risePercent: 0 } as const;

  test('of premiums follow term and riders, and a rider ends with the age that it covers', async () => {
    const { quote } = await opened();
    const projected = await projectPlan(ports, quote.owner, {
      ...place,
      quoteId: quote.id,
      termYears: 1,
      riders: ['share', 'cash'],
    });
    const years = projected.ok ? projected.value.years.slice(0, 4) : [];
    expect(years.map(({ atTodaysRates }) => atTodaysRates)).toEqual([17_000, 17_000, 17_000, 16_500]);
    expect(years.map(({ endingRiders }) => endingRiders)).toEqual([[], [], [], ['cash']]);
  });

  test('ahead are settled by the terms that the riders leave, beside plans that are as they are filed', async () => {
    const { quote, needs } = await opened();
    const ask = async (
      choices: readonly { riders: readonly string[]; termYears: 1 | 2; slabId: SlabId }[],
    ) => {
      const years = await readYearsAhead(needs, quote.owner, {
        quoteId: quote.id,
        block: 'family',
        slabIds: [asId<SlabId>('two-10'), slabId],
        choice: usualYears,
        heldLimits: assumedLimits,
        firstYear: false,
        choices,
      });
      if (!years.ok) throw new Error(years.failure.code);
      return years.value.plans;
    };
    const plain = await ask([]);
    const plan = await ask([{ slabId, termYears: 2, riders: ['share'] }]);
    const lumpSum = await ask([{ slabId, termYears: 1, riders: ['cash'] }]);
    expect(plan[0]?.years).toEqual(plain[0]?.years);
    expect(plan[1]?.years.average).toBeLessThan(plain[1]?.years.average ?? 0);
    expect(lumpSum.map(({ years }) => years)).toEqual(plain.map(({ years }) => years));
  });
});
