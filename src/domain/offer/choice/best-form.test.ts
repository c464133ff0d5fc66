import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aRequest, aRider, aSlab } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import type { Product, Rider } from '../../catalogue/catalogue.ts';
import type { RiderEffect } from '../../cover/features.ts';
import { asId, conditionId, type SlabId } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import type { QuoteRequest } from '../../quote/quote.ts';
import { judgeBlocks } from '../blocks.ts';
import { noFilters } from '../filters/filters.ts';
import type { ScoredPlan } from '../plan.ts';
import { narrowedTo } from '../prepared-catalogue.ts';
import { type PlansQuestion, rateBlocks } from '../rated-blocks.ts';
import { withNamedChoices } from './chosen-plans.ts';

const consumables: RiderEffect = { kind: 'consumables-paid' };
const wait12: RiderEffect = { kind: 'pre-existing-wait', months: 12 };
const visits: RiderEffect = { kind: 'doctor-visits-paid', perYear: rupees(5_000) };
const lumpSum: RiderEffect = { kind: 'lump-sum-paid', sumInsured: rupees(500_000), illnesses: 20 };
const wait24: RiderEffect = { kind: 'pre-existing-wait', months: 24 };

const flat = (id: string, effect: RiderEffect, amount: number, facts: Partial<Rider> = {}): Rider =>
  aRider(id, { effect, price: { kind: 'flat', amount: rupees(amount) }, ...facts });

const healthy = aFamily('You 34y', 'Spouse 33y');
/** One of them has a heart that is treated twice as often. */
const ill = [aMember('You', '54y', { conditions: [conditionId(16)] }), aMember('Spouse', '53y', {})];

const productWith = (riders: readonly Rider[], facts: Partial<Product> = {}): Product =>
  aPricedProduct('a', 10_000, { riders, ...facts });

type ListFacts = Partial<PlansQuestion> & Partial<Pick<QuoteRequest, 'members' | 'importance'>>;

function asking(product: Product, { members = healthy, importance, ...facts }: ListFacts): PlansQuestion {
  return aPlansQuestion([product], {
    request: aRequest({ members, importance }),
    resultType: 'family',
    ...facts,
  });
}

const longWaits = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 48 };

/** How the one product of a market stands in the list of a family. */
function listedPlan(product: Product, facts: ListFacts = {}): ScoredPlan {
  const question = asking(product, facts);
  const [plan] = judgeBlocks(question, rateBlocks(question), new Map()).blocks[0]?.plans ?? [];
  if (!plan) throw new Error('Nothing is listed');
  return plan;
}

const ridersOf = (plan: ScoredPlan) => plan.choice.riders.map(({ id }) => id);
const totalOf = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : Number.NaN);

/** All in and premium of the product without any rider; what each of them saves beside its price. */
const plain = { healthy: 15_558, ill: 18_009 };
// Consumables leave ₹153 less a year of the healthy, ₹222 of the ill; a wait of 12 months ₹1,317 less, one of 24 ₹627. Both
// together ₹13 more, as bills that are paid sooner have consumables. Parts are rounded, so that a sum can be ₹1 off.

test.each<[string, readonly Rider[], ListFacts, readonly string[], number]>([
  ['a rider that saves more than it costs', [flat('cash', consumables, 100)], {}, ['cash'], 15_505],
  ['one that saves less', [flat('cash', consumables, 200)], {}, [], plain.healthy],
  ['one that saves as much as it costs', [flat('cash', consumables, 153)], {}, [], plain.healthy],
  ['a wait that hits nobody here', [flat('w12', wait12, 1)], {}, [], plain.healthy],
  ['a wait that hits one of them', [flat('w12', wait12, 1_000)], { members: ill }, ['w12'], 17_692],
  ['doctor visits that nobody spoke of', [flat('opd', visits, 1_450)], {}, [], plain.healthy],
  [
    'doctor visits that matter to them, at half of what they pay',
    [flat('opd', visits, 1_450)],
    { importance: { outpatient_benefits: 'MID' } },
    ['opd'],
    plain.healthy + 1_450 - 2_500,
  ],
  [
    'a lump sum that they demand, though it costs more than it is worth',
    [flat('sum', lumpSum, 2_000)],
    { importance: { critical_illness_coverage: 'HIGH' } },
    ['sum'],
    plain.healthy + 2_000 - 1_000,
  ],
  [
    'one that matters somewhat, and costs more than it is worth',
    [flat('sum', lumpSum, 2_000)],
    { importance: { critical_illness_coverage: 'MID' } },
    [],
    plain.healthy,
  ],
  [
    'the better of two that exclude each other',
    [
      flat('w24', wait24, 200, { exclusiveGroup: 'wait' }),
      flat('w12', wait12, 1_000, { exclusiveGroup: 'wait' }),
    ],
    { members: ill },
    ['w24'],
    17_582,
  ],
  [
    'two riders together',
    [flat('cash', consumables, 100), flat('w12', wait12, 1_000)],
    { members: ill },
    ['cash', 'w12'],
    17_540,
  ],
  [
    'of two the one that gains',
    [flat('cash', consumables, 100), flat('w12', wait12, 2_000)],
    { members: ill },
    ['cash'],
    17_887,
  ],
  [
    'one that is not sold at that age',
    [flat('cash', consumables, 1, { ages: { from: 35, to: 99 } })],
    {},
    [],
    plain.healthy,
  ],
  [
    'one that ends before ten years are over',
    [flat('cash', consumables, 1, { ages: { from: 18, to: 42 } })],
    {},
    [],
    plain.healthy,
  ],
  [
    'one that lasts for ten years',
    [flat('cash', consumables, 1, { ages: { from: 18, to: 43 } })],
    {},
    ['cash'],
    15_406,
  ],
  [
    'one whose price the insurer says live',
    [aRider('cash', { effect: consumables, price: { kind: 'live' } })],
    {},
    [],
    plain.healthy,
  ],
  [
    'one that needs another',
    [flat('cash', consumables, 1, { needs: ['other'] }), aRider('other', {})],
    {},
    [],
    plain.healthy,
  ],
  ['one that changes no term of hospital bills', [aRider('sum', {})], {}, [], plain.healthy],
  [
    'a co-pay that lowers the price',
    [
      aRider('share', {
        effect: { kind: 'copay-taken', percent: 20 },
        price: { kind: 'percent-off', percent: 30 },
      }),
    ],
    {},
    [],
    plain.healthy,
  ],
])('the form in which a product stands: %s', (_which, riders, facts, ids, allIn) => {
  const plan = listedPlan(productWith(riders), facts);
  expect([ridersOf(plan), plan.allIn?.total]).toEqual([ids, allIn]);
});

describe('a product in a form with a rider', () => {
  const cash = flat('cash', consumables, 100);

  test('has the price, the terms and the row of what is bought, and says what the rider is of its price', () => {
    const plan = listedPlan(productWith([cash]));
    const question = asking(productWith([cash]), {});
    const choice = { slabId: plan.slab.id, block: undefined, termYears: 1, riders: ['cash'] } as const;
    const rated = withNamedChoices(rateBlocks(question), [choice]);
    const [namedPlan] = (rated.ok && judgeBlocks(question, rated.value, new Map()).blocks[0]?.plans) || [];
    expect({ ...plan, ridersCost: undefined }).toEqual(namedPlan);
    expect([plan.slab.features.consumables, totalOf(plan), plan.ridersCost]).toEqual([true, 15_100, 100]);
    expect(plan.cptId).not.toBe(listedPlan(productWith([])).cptId);
  });

  test('stays within the budget that was chosen', () => {
    const within = (maxPremium: PlansQuestion['filters']['maxPremium'], annual: number) => {
      const product = aPricedProduct('a', annual, { riders: [cash] });
      return ridersOf(listedPlan(product, { filters: { ...noFilters, maxPremium } }));
    };
    expect(within(20_000, 13_266)).toEqual(['cash']); // 19,899 and 100
    expect(within(20_000, 13_267)).toEqual([]); // 19,901 and 100
  });

  test('stays what a filter lets pass: no other room where a shared one is facts for', () => {
    const slabs = [aSlab('a-10', 10, { roomRent: { kind: 'shared' } })];
    const product = productWith([flat('room', { kind: 'any-room' }, 1)], { slabs });
    expect(ridersOf(listedPlan(product))).toEqual(['room']);
    expect(ridersOf(listedPlan(product, { filters: { ...noFilters, roomRent: 'shared' } }))).toEqual([]);
  });

  test('is not what a named plan, or one with a choice, stands in', () => {
    const product = productWith([cash]);
    const question = asking(product, {});
    const alone = { ...question, catalogue: narrowedTo(question.catalogue, [asId<SlabId>('a-10')]) };
    const [only] = judgeBlocks(alone, rateBlocks(alone), new Map()).blocks[0]?.plans ?? [];
    expect(only && ridersOf(only)).toEqual([]);
    for (const termYears of [1, 2] as const) {
      const choice = { slabId: asId<SlabId>('a-10'), block: undefined, termYears, riders: [] };
      const rated = withNamedChoices(rateBlocks(question), [choice]);
      const [plan] = (rated.ok && judgeBlocks(question, rated.value, new Map()).blocks[0]?.plans) || [];
      expect(plan && ridersOf(plan)).toEqual([]);
    }
  });

  test('is not tried of a plan that its insurer prices live, nor under a licence that gives no advice', () => {
    expect(ridersOf(listedPlan(productWith([cash], { pricing: 'live' })))).toEqual([]);
    expect(ridersOf(listedPlan(productWith([cash]), { licence: 'web-aggregator' }))).toEqual([]);
  });

  test('gives what was said to matter a lot, dearer or not', () => {
    const product = productWith([flat('w24', wait24, 3_000), flat('w12', wait12, 2_000)], {
      slabs: [aSlab('a-10', 10, { waitingPeriods: longWaits })],
    });
    expect(ridersOf(listedPlan(product))).toEqual([]);
    expect(ridersOf(listedPlan(product, { importance: { pre_existing: 'HIGH' } }))).toEqual(['w12']);
  });
});

test('forms that premiums alone rule out are not judged', () => {
  const formsJudged = (prices: readonly number[]) => {
    const [cash = 0, soon = 0, sooner = 0] = prices;
    const question = asking(
      productWith([flat('cash', consumables, cash), flat('w24', wait24, soon), flat('w12', wait12, sooner)]),
      { members: ill },
    );
    const slabs = new Set<unknown>();
    const years: PlansQuestion['catalogue']['years'] = (family) => {
      const own = question.catalogue.years(family);
      return {
        ...own,
        means: (slab, bearable) => {
          if (slab.id === 'a-10') slabs.add(slab);
          return own.means(slab, bearable);
        },
      };
    };
    const counting = { ...question, catalogue: { ...question.catalogue, years } };
    judgeBlocks(counting, rateBlocks(counting), new Map());
    return slabs.size;
  };
  // The plan, and what no form can leave less of; then each set of one rider an effect that may cost less all in.
  expect(formsJudged([1_600, 1_600, 1_600])).toBe(2);
  expect(formsJudged([1, 1, 1_600])).toBe(5);
  expect(formsJudged([1, 1, 1])).toBe(7);
});

const anyRider = fc.record({
  effect: fc.constantFrom<RiderEffect>(
    consumables,
    wait12,
    wait24,
    { kind: 'any-room' },
    { kind: 'unlimited-restoration' },
  ),
  amount: fc.integer({ min: 1, max: 1_500 }),
  exclusiveGroup: fc.constantFrom(undefined, 'one'),
});

test('a rider more, or a cheaper one, never raises what a product costs all in', () => {
  fc.assert(
    fc.property(fc.array(anyRider, { minLength: 1, maxLength: 4 }), fc.boolean(), (riderFacts, isIll) => {
      const ridersAt = (percent: number) =>
        riderFacts.map(({ effect, amount, exclusiveGroup }, at) =>
          flat(`r${at}`, effect, at === 0 ? Math.ceil((amount * percent) / 100) : amount, { exclusiveGroup }),
        );
      const riders = ridersAt(100);
      const features = { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } } as const;
      const slabs = [aSlab('a-3', 3, features)];
      const request = aRequest({ members: isIll ? ill : healthy, sumInsured: lakh(3) });
      const costOf = (some: readonly Rider[]) =>
        listedPlan(productWith(some, { slabs }), { request }).allIn?.total;
      expect(costOf(riders)).toBeLessThanOrEqual(costOf(riders.slice(1)) ?? 0);
      expect(costOf(ridersAt(60))).toBeLessThanOrEqual(costOf(riders) ?? 0);
    }),
    { numRuns: 40 },
  );
});
