import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aQuotedPremium, aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import type { Product } from '../catalogue/catalogue.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { isoDate } from '../date.ts';
import { asId, conditionId, type SlabId } from '../ids.ts';
import { lakh, rupees } from '../money.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import { judgeBlocks, scoreBlocks } from './blocks.ts';
import { withNamedChoices } from './choice/chosen-plans.ts';
import { rateBlocks } from './rated-blocks.ts';

const couple = aFamily('You 34y', 'Spouse 33y');

function aSoldProduct(id: string, annual: number, features: Partial<PlanFeatures> = {}): Product {
  return aPricedProduct(id, annual, { slabs: [aSlab(`${id}-10`, 10, features)] });
}

function lists(products: readonly Product[], facts: Partial<QuoteRequest> = {}) {
  const request = aRequest({ members: couple, ...facts });
  return scoreBlocks({ ...aPlansQuestion(products, { request }), livePrices: new Map() });
}

const firstPlan = (products: readonly Product[], facts: Partial<QuoteRequest> = {}) =>
  lists(products, facts).blocks[0]?.plans[0];

test('an answer says from which catalogue and for which day it was made', () => {
  expect(lists([aSoldProduct('a', 10_000)]).stamp).toEqual({
    catalogueVersion: 'v-test',
    on: isoDate(2026, 11, 21),
  });
});

describe('a plan is sound', () => {
  const noRefill: Partial<PlanFeatures> = { restoration: { kind: 'none' } };
  const cappedAt = (perDay: number): Partial<PlanFeatures> => ({
    roomRent: { kind: 'capped', percentPerDay: 100, maxPerDay: rupees(perDay) },
  });
  const icuAt = (perDay: number): Partial<PlanFeatures> => ({
    icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(perDay) },
  });
  const copay = (fromAge: number): Partial<PlanFeatures> => ({ copay: { percent: 20, fromAge } });
  const alone = aFamily('You 34y');

  // A single room is ₹8,000 a day where they live, intensive care ₹14,000.
  test.each<[string, typeof couple, Partial<PlanFeatures>, boolean]>([
    ['for two who share its cover and have a refill', couple, {}, true],
    ['for two who share its cover, without a refill: not', couple, noRefill, false],
    ['for one, without a refill', alone, noRefill, true],
    ['with a room limit of a single room there', couple, cappedAt(8_000), true],
    ['with a room limit below it: not', couple, cappedAt(7_999), false],
    ['with intensive care in full', couple, icuAt(14_000), true],
    ['with a limit below what intensive care costs there: not', couple, icuAt(13_999), false],
    ['with a co-pay that does not meet them', couple, copay(35), true],
    ['with a co-pay for the elder of them: not', couple, copay(34), false],
  ])('whether it is: %s', (_which, members, features, sound) => {
    expect(firstPlan([aSoldProduct('a', 10_000, features)], { members })?.sound).toBe(sound);
  });

  test('without a refill, where everybody has an own cover', () => {
    const { blocks } = lists([aSoldProduct('a', 10_000, noRefill)], {
      members: aFamily('You 34y', 'Spouse 33y', 'Father 62y'),
    });
    expect(blocks.map(({ block, plans }) => [block.id, plans[0]?.sound])).toEqual([
      ['family', false],
      ['parents', true],
      ['combined', false],
      ['individual', true],
    ]);
  });
});

test.each([
  [
    'an illness that one of two has tells them apart: the one that covers it sooner',
    [conditionId(16)],
    'soon',
  ],
  ['no illness: nothing that they pay does', [], undefined],
])('the plan that leaves least, of two that differ in their waits. %s', (_case, conditions, strongest) => {
  const waits = (preExistingMonths: number) => ({
    waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths },
  });
  const members = [aMember('You', '44y', { conditions }), aMember('Spouse', '43y', {})];
  const [block] = lists([aSoldProduct('late', 10_000, waits(48)), aSoldProduct('soon', 30_000, waits(0))], {
    members,
  }).blocks;
  expect(block?.plans.find(({ pick }) => pick === 'strongest')?.product.id).toBe(strongest);
});

test('the cover that is asked for is a least one: more of it for less money is recommended, and told apart', () => {
  const higher = aPricedProduct('higher', 10_000, { slabs: [aSlab('higher-20', 20, {})] });
  const [block] = lists([higher, aSoldProduct('exact', 12_000)]).blocks;
  expect(
    block?.plans.map(({ product, atAskedCover, recommended, neverBetter }) => [
      product.id,
      atAskedCover,
      recommended,
      neverBetter?.than.slab.id,
    ]),
  ).toEqual([
    ['higher', false, true, undefined],
    ['exact', true, false, 'higher-20'],
  ]);
});

describe('years while the policy that is held pays first', () => {
  const topUp = aPricedProduct('top', 3_000, {
    productType: 'super-top-up',
    slabs: [{ ...aSlab('top-10', 10, {}), deductible: lakh(5) }],
  });
  const above: Partial<QuoteRequest> = { productType: 'super-top-up', deductible: lakh(5) };

  test('are those of a super top-up: less is left than once it has ended', () => {
    const plan = firstPlan([topUp], { ...above, existingSumInsured: lakh(5) });
    expect(plan?.years.average).toBeLessThan(plan?.yearsAlone?.average ?? 0);
  });

  test('are not those of a full plan, whether one is held or not', () => {
    const full = [aSoldProduct('a', 10_000)];
    expect(firstPlan(full, { existingSumInsured: lakh(5) })?.yearsAlone).toBeUndefined();
    expect(firstPlan(full)?.yearsAlone).toBeUndefined();
  });
});

describe('the figures of years', () => {
  const ill = couple.map((member, at) => (at === 1 ? { ...member, conditions: [conditionId(16)] } : member));
  const topUp = aPricedProduct('top', 3_000, {
    productType: 'super-top-up',
    slabs: [{ ...aSlab('top-10', 10, {}), deductible: lakh(5) }],
  });
  const abovePolicy: Partial<QuoteRequest> = {
    ...{ productType: 'super-top-up', deductible: lakh(5), existingSumInsured: lakh(5) },
  };

  test.each([
    ['those after every wait where nobody is ill', couple, 'later', undefined],
    ['those of the first year where somebody is', ill, 'first', 0],
  ] as const)('are %s, of a super top-up and of it alone', (_which, members, shownYear, policyYear) => {
    const request = aRequest({ members, ...abovePolicy });
    const question = aPlansQuestion([topUp], { request });
    const [block] = scoreBlocks({ ...question, livePrices: new Map() }).blocks;
    const facts = rateBlocks(question)[0]?.facts;
    const plan = block?.plans[0];
    const existing = facts?.keepers().existing;
    if (!facts || !plan || !existing) throw new Error('The couple has a plan above a policy');
    expect(block.shownYear).toBe(shownYear);
    expect(plan.years).toEqual(facts.years().besideExisting(existing, plan.slab, policyYear));
    expect(plan.yearsAlone).toEqual(facts.years().of(plan.slab, policyYear));
  });

  test('differ by the wait for an old illness only where somebody has one', () => {
    const waits = (preExistingMonths: number) => ({
      waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths },
    });
    const products = [aSoldProduct('soon', 16_000, waits(0)), aSoldProduct('late', 10_000, waits(36))];
    const averageOf = (id: string, members: typeof couple) =>
      lists(products, { members }).blocks[0]?.plans.find(({ product }) => product.id === id)?.years.average ??
      0;
    expect(averageOf('soon', couple)).toBe(averageOf('late', couple));
    expect(averageOf('soon', ill)).toBeLessThan(averageOf('late', ill));
  });
});

test('a plan for three years is scored by what a year of it costs', () => {
  const question = aPlansQuestion([aSoldProduct('a', 10_000)], {});
  const rated = rateBlocks(question);
  const scoreOver = (termYears: 1 | 2 | 3) => {
    const choice = { slabId: asId<SlabId>('a-10'), block: undefined, termYears, riders: [] };
    const blocks = withNamedChoices(rated, [choice]);
    if (!blocks.ok) throw new Error(blocks.failure.code);
    const [plan] = judgeBlocks(question, blocks.value, new Map()).blocks[0]?.plans ?? [];
    return plan?.score.parts.find(({ item }) => item === 'price')?.level ?? 0;
  };
  // It is 15,000 a year, and 10 percent less over three years.
  expect(scoreOver(1) - scoreOver(3)).toBe(1_500);
});

test('a price that comes late for a plan with a filed one changes nothing', () => {
  const question = aPlansQuestion([aSoldProduct('a', 10_000)], {});
  const plan = firstPlan([aSoldProduct('a', 10_000)]);
  if (!plan) throw new Error('The couple has a plan');
  const livePrices = new Map([[plan.cptId, aQuotedPremium(99)]]);
  expect(scoreBlocks({ ...question, livePrices }).blocks[0]?.plans[0]?.premium).toEqual(plan.premium);
});
