import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  aCatalogue,
  aProduct,
  aQuotedPremium,
  aRequest,
  aSlab,
  type BandRow,
  plainEligibility,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import type { Product } from '../catalogue/catalogue.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { isoDate } from '../date.ts';
import { lakh } from '../money.ts';
import { cptIdOf } from '../price/cpt.ts';
import { type BlocksQuestion, scoreBlocks } from './blocks.ts';
import { noFilters } from './filters/filters.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';

/** At ten lakh; a larger cover costs 100 rupees more, a smaller one 100 less. */
const rows: readonly BandRow[] = [
  [0, 17, 5_000],
  [18, 45, 12_000],
  [46, 99, 30_000],
];

function product(id: string, features: Partial<PlanFeatures>, facts: Partial<Product>): Product {
  const slabs = [5, 10, 20].map((cover) => aSlab(`${id}-${cover}`, cover, features));
  const eligibility = { ...plainEligibility, adultMax: 99 };
  const dearer = (more: number) => rows.map(([from, to, annual]): BandRow => [from, to, annual + more]);
  const rates = new Map(
    slabs.flatMap((slab, at) => [...ratesFor([slab], [1, 2, 3], dearer(100 * (at - 1)))]),
  );
  return aProduct(id, { slabs, eligibility, rates, ...facts });
}

const entireFamily = aFamily('You 34y', 'Spouse 36y', 'Son-0 3y', 'Father 62y');

function ask(products: readonly Product[], facts: Partial<BlocksQuestion>) {
  return scoreBlocks({
    catalogue: prepareCatalogue(aCatalogue(products)),
    request: aRequest({ members: entireFamily, parentsPincode: '560001' }),
    on: isoDate(2026, 11, 21),
    filters: noFilters,
    channel: 'website',
    licence: 'broker',
    resultType: 'all',
    livePrices: new Map(),
    variant: undefined,
    ...facts,
  });
}

test.each([
  ['all', 'family parents combined individual'],
  ['split', 'family parents'],
  ['combined', 'combined'],
] as const)('result type %s answers %s', (resultType, groups) => {
  expect(
    ask([product('a', {}, {})], { resultType })
      .blocks.map(({ block }) => block.group)
      .join(' '),
  ).toBe(groups);
});

test("parents are priced at their own pincode, everyone else at the quote's", () => {
  const { blocks } = ask([product('a', {}, {})], {});
  expect(blocks.map(({ block }) => block.pincode)).toEqual(['400001', '560001', '400001', '400001']);
});

test('a block shares one sum insured, the individual block has one each', () => {
  const totals = ask([product('a', {}, {})], {}).blocks.map(({ plans }) => {
    const premium = plans[0]?.premium;
    return premium?.kind === 'quoted' ? premium.total : undefined;
  });
  // They are 29,000 less 26; 30,000 alone; 59,000 less 27; 59,000 less 10 percent.
  expect(totals).toEqual([21_460, 30_000, 43_070, 53_100]);
});

test('the id is that of the priced row, so that a later price can be matched with the one in the list', () => {
  const block = ask([product('a', {}, {})], { resultType: 'parents' }).blocks[0];
  const plan = block?.plans[0];
  if (!block || !plan) throw new Error('The parents have a plan here');
  const { group, members, pincode } = block.block;
  const taxSince = isoDate(2025, 9, 22);
  const ids = { catalogueVersion: 'v-test', slabId: plan.slab.id, termYears: 1, riders: [], taxSince };
  const row = { ...ids, group, members, pincode };
  expect(plan.cptId).toBe(cptIdOf(row));
});

describe('every product is among the plans or among those not shown', () => {
  const products = [
    product('plain', {}, {}),
    product('seniors', {}, { eligibility: { ...plainEligibility, adultMin: 60, adultMax: 99 } }),
    product('super', {}, { productType: 'super-top-up' }),
    product('standard', {}, { variant: 'arogya-sanjeevani' }),
    product('small', {}, { slabs: [aSlab('small-3', 3, {})] }),
    product('copay', { copay: { percent: 10, fromAge: undefined } }, {}),
  ];

  function reasons(facts: Partial<BlocksQuestion>) {
    const block = ask(products, { resultType: 'family', ...facts }).blocks[0];
    return {
      plans: block?.plans.map((plan) => plan.product.id).sort(),
      not: Object.fromEntries(block?.notShown.map((one) => [one.product.id, one.reason]) ?? []),
    };
  }

  test('without filters', () => {
    expect(reasons({})).toEqual({
      plans: ['copay', 'plain', 'standard'],
      not: { seniors: 'age', super: 'product-type', small: 'sum-insured' },
    });
  });

  test('what a filter leaves out is said to be left out by a filter', () => {
    expect(reasons({ filters: { ...noFilters, noCopay: true } })).toMatchObject({
      plans: ['plain', 'standard'],
      not: { copay: 'filter' },
    });
  });

  test('the government-standard variant alone: nothing else is looked at', () => {
    expect(reasons({ variant: 'arogya-sanjeevani' })).toEqual({ plans: ['standard'], not: {} });
    const filters = { ...noFilters, sumInsured: lakh(50) };
    expect(reasons({ variant: 'arogya-sanjeevani', filters })).toEqual({
      plans: [],
      not: { standard: 'sum-insured' },
    });
  });
});

test.each([
  [undefined, undefined, 'a-10'],
  [lakh(5), undefined, 'a-5'],
  [lakh(15), undefined, 'a-20'],
  [lakh(15), lakh(16), undefined],
])('cover %s at most %s among the filters picks the slab %s', (sumInsured, maxSumInsured, slab) => {
  const filters = { ...noFilters, sumInsured, maxSumInsured };
  expect(ask([product('a', {}, {})], { filters, resultType: 'family' }).blocks[0]?.plans[0]?.slab.id).toBe(
    slab,
  );
});

test("a cover chosen among the filters lifts the quote's own most", () => {
  const request = aRequest({ members: entireFamily, sumInsured: lakh(5), maxSumInsured: lakh(5) });
  const slabAt = (sumInsured: typeof request.maxSumInsured) =>
    ask([product('a', {}, {})], { request, filters: { ...noFilters, sumInsured }, resultType: 'family' })
      .blocks[0]?.plans[0]?.slab.id;
  expect([slabAt(undefined), slabAt(lakh(20))]).toEqual(['a-5', 'a-20']);
});

test('a live plan stands by what it has earned until its price comes, and keeps the other plans as they are', () => {
  const products = [product('live', {}, { pricing: 'live', rates: new Map() }), product('table', {}, {})];
  const before = ask(products, { resultType: 'family' }).blocks[0];
  const live = before?.plans.find((plan) => plan.product.id === 'live');
  const possibleTenths = 1_000 - (before?.worth.tenths.price ?? 0);
  expect(live).toMatchObject({ premium: { kind: 'pending' }, score: { possibleTenths } });
  const livePrices = new Map(live ? [[live.cptId, aQuotedPremium(20_000)]] : []);
  const after = ask(products, { resultType: 'family', livePrices }).blocks[0];
  expect(after?.plans[0]).toMatchObject({
    product: { id: 'live' },
    recommended: true,
    score: { possibleTenths: 1000 },
  });
  const scoreIn = (block: typeof after) => block?.plans.find((plan) => plan.product.id === 'table')?.score;
  expect(scoreIn(after)).toEqual(scoreIn(before));
});

test('under a web-aggregator licence nothing is recommended and low premium comes first', () => {
  const priced = (id: string, annual: number, features: Partial<PlanFeatures>) => {
    const slab = aSlab(`${id}-10`, 10, features);
    return product(id, {}, { slabs: [slab], rates: ratesFor([slab], [1, 2, 3], [[0, 99, annual]]) });
  };
  const products = [
    priced('dear', 13_000, {}),
    priced('good', 11_000, { roomRent: { kind: 'no-limit' } }),
    priced('cheap', 10_500, { roomRent: { kind: 'shared' }, restoration: { kind: 'none' } }),
  ];
  const plansUnder = (licence: BlocksQuestion['licence']) =>
    ask(products, { licence, resultType: 'family' }).blocks[0]?.plans.map((plan) => [
      plan.product.id,
      plan.recommended,
      plan.neverBetter?.than.slab.id,
    ]);
  expect(plansUnder('broker')).toEqual([
    ['good', true, undefined],
    ['cheap', false, undefined],
    ['dear', false, 'good-10'],
  ]);
  expect(plansUnder('web-aggregator')).toEqual([
    ['cheap', false, undefined],
    ['good', false, undefined],
    ['dear', false, undefined],
  ]);
});

test('adding or removing another plan changes no score and no all in, and the same question has the same answer', () => {
  fc.assert(
    fc.property(fc.array(anyFeatures, { minLength: 1, maxLength: 5 }), (features) => {
      const products = features.map((features, index) => product(`p${index}`, features, {}));
      const scores = ({ blocks }: ReturnType<typeof ask>) =>
        new Map(
          blocks.flatMap(({ block, plans }) =>
            plans.map(({ slab, score, allIn }) => [`${block.group} ${slab.id}`, { score, allIn }] as const),
          ),
        );
      const answer = ask(products, {});
      const all = scores(answer);
      for (const [plan, one] of scores(ask(products.slice(1), {}))) expect(all.get(plan)).toEqual(one);
      expect(ask(products, {})).toEqual(answer);
    }),
    { numRuns: 15 },
  );
});

test('plans come in the same order whatever the order of the catalogue', () => {
  const products = ['a', 'b', 'c', 'd'].map((id) => product(id, {}, {}));
  const ids = (some: readonly Product[]) =>
    ask(some, {}).blocks.map(({ plans }) => plans.map((plan) => plan.slab.id));
  expect(ids(products.toReversed())).toEqual(ids(products));
});

test('what is not shown says whose age, relation or condition is the reason', () => {
  const own = (facts: Partial<Product['eligibility']>) => ({
    eligibility: { ...plainEligibility, adultMax: 99, ...facts },
  });
  const products = [
    product('young', {}, own({ adultMax: 35 })),
    product('kin', {}, own({ relations: ['You', 'Spouse', 'Son'] })),
    product('pos', {}, { soldIn: ['pos'] }),
  ];
  const [combined] = ask(products, { resultType: 'combined' }).blocks;
  expect(combined?.notShown.map((one) => [one.product.id, one.reason, one.members])).toEqual([
    ['young', 'age', ['Spouse', 'Father']],
    ['kin', 'relation', ['Father']],
    ['pos', 'channel', []],
  ]);
});

test.each([
  ['a filter', { ...noFilters, maternity: true }, ['maternity']],
  ['the most cover', { ...noFilters, maxSumInsured: lakh(5) }, ['maxSumInsured']],
  ['a budget', { ...noFilters, maxPremium: 5_000 }, ['maxPremium']],
  ['two at once', { ...noFilters, maternity: true, criticalIllness: true }, ['maternity', 'criticalIllness']],
  ['nothing', noFilters, undefined],
] as const)('an empty list names what hides it: %s', (_case, filters, hiding) => {
  const [block] = ask([product('a', {}, {}), product('b', {}, {})], { filters }).blocks;
  expect(block?.filterRelief?.relaxations).toEqual(hiding && [{ filters: hiding, plans: 2 }]);
});
