import { describe, expect, test } from 'vitest';
import { sameInAll } from '#domain/local-text.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aRider,
  aSlab,
  bands,
  indianTax,
  plainFactors,
} from '#test/builders/plan-builders.ts';
import type { Rider } from '../catalogue/catalogue.ts';
import { isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { lakh, rupees } from '../money.ts';
import type { Condition } from '../person/condition.ts';
import { type PriceRisk, type RiskQuestion, whatCanChange } from './price-risks.ts';
import { type Rating, ratePlan } from './rating.ts';
import { chosenRiders, noRiders } from './riders/riders.ts';

const slab = aSlab('any-10', 10, {});
const rows = (dearer: number) =>
  bands([
    [0, 17, 5_000 + dearer],
    [18, 35, 10_000 + dearer],
    [36, 65, 12_000 + dearer],
  ]);
const rates = new Map([
  ['any-10|1', rows(1_000)],
  ['any-10|2', rows(500)],
  ['any-10|3', rows(0)],
]);
const product = aProduct('any', { slabs: [slab], rates, termYears: [1] });

const migraine: Condition = {
  id: conditionId(7),
  name: sameInAll('Migraine'),
  outcome: 'loaded',
  blocks: false,
  common: false,
};

/** At ten lakh in the first zone, at these rates. */
const soldAt = (...rows: Parameters<typeof bands>[0]) =>
  aProduct('any', { slabs: [slab], termYears: [1], rates: new Map([['any-10|1', bands(rows)]]) });
const forBabies = soldAt([0, 0, 4_000], [1, 65, 5_000]);

function ratingOf(facts: Partial<Rating>): Rating {
  return {
    product,
    slab,
    insurer: anInsurer('acme'),
    basis: 'floater',
    members: aFamily('You 30y'),
    zone: 1,
    termYears: 1,
    riders: noRiders,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
    ...facts,
  };
}

function risks(facts: Partial<Rating>, question: Partial<RiskQuestion> = {}): readonly PriceRisk[] {
  const rating = ratingOf(facts);
  return whatCanChange({
    rating,
    premium: ratePlan(rating),
    conditions: [migraine],
    hasParentsPincode: false,
    ...question,
  });
}

const priceRisk: PriceRisk = { kind: 'price-kept', days: 15 };

test('a price that nothing else can change is kept for fifteen days', () => {
  expect(risks({})).toEqual([priceRisk]);
});

describe('the date of birth', () => {
  test.each<[string, readonly [number, number | undefined, number | undefined][]]>([
    ['34y', []],
    ['35y', [[36, 2_000, 12]]],
    ['36y', [[35, -2_000, undefined]]],
    ['65y', [[66, undefined, 12]]], // nobody filed a rate for 66
  ])('at %s', (age, edges) => {
    expect(risks({ members: aFamily(`You ${age}`) })).toEqual([
      ...edges.map(([atAge, change, withinMonths]) => ({
        kind: 'date-of-birth',
        member: 'You',
        atAge,
        change,
        withinMonths,
      })),
      priceRisk,
    ]);
  });

  test.each<[string, string, number]>([
    ['You', '65y', 66],
    ['You', '18y', 17],
    ['Son-0', '25y', 26],
  ])('outside the entry ages there is no price, though rates are filed: %s of %s', (key, age, atAge) => {
    const members = key === 'You' ? aFamily(`You ${age}`) : aFamily('You 50y', `${key} ${age}`);
    expect(risks({ product: soldAt([0, 120, 9_000]), members })).toMatchObject([
      { kind: 'date-of-birth', member: key, atAge, change: undefined },
      priceRisk,
    ]);
  });

  test('on a floater its discount follows: 2,000 less 25 percent', () => {
    expect(risks({ members: aFamily('You 35y', 'Spouse 30y') })[0]).toMatchObject({
      member: 'You',
      change: 1_500,
    });
  });

  test('a baby’s next band is as near as its first birthday', () => {
    expect(risks({ product: forBabies, members: aFamily('Son-0 8m') })[0]).toEqual({
      kind: 'date-of-birth',
      member: 'Son-0',
      atAge: 1,
      change: 1_000,
      withinMonths: 4,
    });
  });
});

test('a medical decision, by age and by cover', () => {
  const sale = { ...product.sale, medicalFromAge: 46, medicalFromSumInsured: lakh(10) };
  const riskList = risks({ product: { ...product, sale }, members: aFamily('You 50y', 'Spouse 45y') });
  expect(riskList).toEqual([
    { kind: 'medical-cover', fromSumInsured: 1_000_000 },
    { kind: 'medical-age', member: 'You', fromAge: 46 },
    priceRisk,
  ]);
});

/** What can change with these riders filed, of which one is chosen. */
function risksWith(id: string, ...riders: readonly Rider[]): readonly PriceRisk[] {
  const withRiders = { ...product, riders };
  const result = chosenRiders({ product: withRiders, slab }, aFamily('You 30y'), [id]);
  if (!result.ok) throw new Error(result.failure.code);
  return risks({ product: withRiders, riders: result.value });
}

test('riders that these people can still add: neither a chosen one nor one for other ages or of no use', () => {
  const riskList = risksWith(
    'taken',
    aRider('taken', {}),
    aRider('left', {}),
    aRider('young', { ages: { from: 18, to: 25 } }),
    aRider('no-longer-wait', { effect: { kind: 'pre-existing-wait', months: 48 } }),
  );
  expect(riskList.filter(({ kind }) => kind === 'riders')).toEqual([{ kind: 'riders', count: 1 }]);
});

test('a birthday past the ages of a chosen rider ends it, so there is no price with it', () => {
  const [first] = risksWith('young', aRider('young', { ages: { from: 18, to: 30 } }));
  expect(first).toMatchObject({ atAge: 31, change: undefined });
});

test('a declared illness without a filed loading; one that is loaded is in the price already', () => {
  const members = [aMember('You', '30y', { conditions: [conditionId(7), conditionId(1)] })];
  expect(risks({ members })).toEqual([
    { kind: 'declared-condition', member: 'You', condition: 7, usualOutcome: 'loaded' },
    priceRisk,
  ]);
});

describe('where the parents live', () => {
  const members = aFamily('Father 60y');

  test('each other zone, in rupees', () => {
    expect(risks({ members })).toEqual([
      { kind: 'parents-zone', zone: 2, change: -500 },
      { kind: 'parents-zone', zone: 3, change: -1_000 },
      priceRisk,
    ]);
  });

  test.each<[string, Partial<Rating>, Partial<RiskQuestion>]>([
    ['their pincode was given', { members }, { hasParentsPincode: true }],
    [
      'the product has one price for all of India',
      { members, product: { ...product, zonePricing: false } },
      {},
    ],
    ['they share a cover with their children', { members: aFamily('You 30y', 'Father 60y') }, {}],
  ])('cannot change the price when %s', (_, facts, question) => {
    expect(risks(facts, question)).toEqual([priceRisk]);
  });
});

test('riders, and longer terms with what they save: 7.5 percent of 22,000 and 10 percent of 33,000', () => {
  const rich = {
    ...product,
    riders: [aRider('cash', {})],
    termYears: [1, 2, 3] as const,
    factors: plainFactors,
  };
  expect(risks({ product: rich })).toEqual([
    { kind: 'riders', count: 1 },
    { kind: 'longer-term', years: 2, saved: 1_650 },
    { kind: 'longer-term', years: 3, saved: 3_300 },
    priceRisk,
  ]);
});

test('a price for two years is locked for them, and three still save more', () => {
  const long = { ...product, termYears: [1, 2, 3] as const, factors: plainFactors };
  expect(risks({ product: long, termYears: 2 })).toEqual([
    { kind: 'longer-term', years: 3, saved: 3_300 },
    { kind: 'price-locked', years: 2 },
    priceRisk,
  ]);
});

test('a live price for more years saves what is filed', () => {
  const live = { ...product, pricing: 'live', termYears: [1, 2] as const, factors: plainFactors } as const;
  const premium = ratePlan({ ...ratingOf({ product: live }), liveAnnual: rupees(10_000) });
  expect(risks({ product: live }, { premium })).toContainEqual({
    kind: 'longer-term',
    years: 2,
    saved: 1_500,
  });
});

test('a live price that is not there yet', () => {
  expect(risks({ product: { ...product, pricing: 'live' } })).toEqual([{ kind: 'live-price' }]);
});

describe('nothing is said of what cannot happen', () => {
  const soldBy = (own: Partial<typeof product.sale>) => ({
    product: { ...product, sale: { ...product.sale, ...own } },
  });
  const doctors = (riskList: readonly PriceRisk[]) =>
    riskList.filter(({ kind }) => kind.startsWith('medical'));

  test.each<[string, Partial<Rating>, readonly object[]]>([
    ['no medical limit', {}, []],
    ['an age that is not reached', soldBy({ medicalFromAge: 31 }), []],
    ['an age that is', soldBy({ medicalFromAge: 30 }), [{ kind: 'medical-age', member: 'You', fromAge: 30 }]],
    ['a cover that is not reached', soldBy({ medicalFromSumInsured: lakh(11) }), []],
  ])('is said or not: %s', (_, facts, expected) => {
    expect(doctors(risks(facts))).toEqual(expected);
  });

  test('a condition that is not asked about, or that is loaded, among others that are', () => {
    const loaded: Condition = { ...migraine, id: conditionId(1), outcome: 'medical' };
    const members = [aMember('You', '30y', { conditions: [conditionId(1), conditionId(99)] })];
    expect(risks({ members }, { conditions: [migraine, loaded] })).toEqual([priceRisk]);
    const both = [aMember('You', '30y', { conditions: [conditionId(7)] })];
    expect(risks({ members: both }, { conditions: [loaded, migraine] })[0]).toMatchObject({
      condition: 7,
      usualOutcome: 'loaded',
    });
  });

  test('a younger child than of one year', () => {
    expect(risks({ product: forBabies, members: aFamily('Son-0 1y') })).toEqual([priceRisk]);
  });

  test('a term that is chosen already, or that saves nothing', () => {
    const terms = { ...product, termYears: [1, 2, 3] as const };
    const saving = { ...terms, factors: { ...plainFactors, termDiscountPercent: { 1: 0, 2: 0, 3: 10 } } };
    const ofTerms = (riskList: readonly PriceRisk[]) => riskList.filter(({ kind }) => kind === 'longer-term');
    expect(ofTerms(risks({ product: saving }))).toEqual([{ kind: 'longer-term', years: 3, saved: 3_300 }]);
    expect(ofTerms(risks({ product: { ...terms, factors: plainFactors }, termYears: 3 }))).toEqual([]);
    expect(ofTerms(risks({ product: { ...terms, factors: plainFactors }, termYears: 2 }))).toHaveLength(1);
  });
});

describe('of tax rates filed for later', () => {
  const from = (year: number, percent: number) => ({
    productTypes: ['indemnity'] as const,
    effectiveFrom: isoDate(year, 4, 1),
    percent,
  });

  test.each([
    ['to none', [...indianTax, from(2027, 5)], 550], // 5 percent of 11,000
    ['to the tax that is in the price', [from(2028, 12), from(2020, 18), from(2027, 5)], -1_430],
  ])('the next one counts, and its tax is added %s', (_, taxRates, change) => {
    expect(risks({ taxRates })).toEqual([{ kind: 'tax', from: '2027-04-01', percent: 5, change }, priceRisk]);
  });

  test('one of the very day is in the price', () => {
    expect(risks({ taxRates: [from(2026, 18)], on: isoDate(2026, 4, 1) })).toEqual([priceRisk]);
  });

  test('one of other products does not', () => {
    const other = { ...from(2027, 5), productTypes: ['super-top-up'] as const };
    expect(risks({ taxRates: [...indianTax, other] })).toEqual([priceRisk]);
  });
});
