import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  aCatalogue,
  anInsurer,
  aRequest,
  aSlab,
  type BandRow,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import type { Insurer, Product } from '../catalogue/catalogue.ts';
import { type Hospital, hospitalsByPrefix } from '../catalogue/hospital.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { asId, type InsurerSlug } from '../ids.ts';
import type { Bearable } from '../judge/bearable.ts';
import type { ImportanceAnswers } from '../judge/importance.ts';
import { lakh, rupees } from '../money.ts';
import { scoreBlocks } from './blocks.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';

const [acme, other] = [asId<InsurerSlug>('acme'), asId<InsurerSlug>('other')];

type Market = {
  readonly record?: Partial<Insurer['claimRecord']>;
  readonly hospitals?: readonly Hospital[];
  readonly importance?: ImportanceAnswers;
  readonly bearable?: Bearable;
};

/** A couple's list, of three insurers; `record` is that of "other". */
function list(
  products: readonly Product[],
  { record = {}, hospitals = [], importance, bearable }: Market = {},
) {
  const insurers = [anInsurer('acme'), anInsurer('third'), anInsurer('other')].map((insurer) =>
    insurer.slug === other ? { ...insurer, claimRecord: { ...insurer.claimRecord, ...record } } : insurer,
  );
  const catalogue = {
    ...aCatalogue(products),
    insurers: new Map(insurers.map((insurer) => [insurer.slug, insurer])),
    hospitals: hospitalsByPrefix(hospitals),
  };
  const request = aRequest({ members: aFamily('You 44y', 'Spouse 43y'), bearable, importance });
  const question = aPlansQuestion([], { catalogue: prepareCatalogue(catalogue), request });
  const [block] = scoreBlocks({ ...question, livePrices: new Map() }).blocks;
  return block?.plans ?? [];
}

const aSoldProduct = (
  id: string,
  annual: number,
  features: Partial<PlanFeatures> = {},
  facts: Partial<Product> = {},
) => aPricedProduct(id, annual, { slabs: [aSlab(`${id}-10`, 10, features)], ...facts });

/** It says of each plan why it stands or not. */
const verdictsOf = (plans: ReturnType<typeof list>) =>
  Object.fromEntries(
    plans.map(({ product, recommended, floor, neverBetter }) => [
      product.id,
      recommended ? 'recommended' : (floor?.kind ?? (neverBetter ? 'never better' : '')),
    ]),
  );

describe('a bait that costs less this year and is worse in no term', () => {
  const honest = aSoldProduct('honest', 12_000);

  test('is not recommended where its price steps up', () => {
    const slabs = [aSlab('bait-10', 10, {})];
    const steps: readonly BandRow[] = [
      [0, 45, 11_300],
      [46, 120, 26_400],
    ];
    const bait = aSoldProduct('bait', 0, {}, { slabs, rates: ratesFor(slabs, [1, 2, 3], steps) });
    expect(verdictsOf(list([bait, honest]))).toEqual({ honest: 'recommended', bait: 'later-price' });
  });

  test('is not recommended where its price steps up beyond the years that are counted', () => {
    const slabs = [aSlab('bait-10', 10, {})];
    const steps: readonly BandRow[] = [
      [0, 59, 9_000],
      [60, 120, 60_000],
    ];
    const bait = aSoldProduct('bait', 0, {}, { slabs, rates: ratesFor(slabs, [1, 2, 3], steps) });
    const plans = list([bait, honest]);
    expect(verdictsOf(plans)).toEqual({ honest: 'recommended', bait: 'later-price' });
    const [steep, even] = ['bait', 'honest'].map(
      (id) => plans.find(({ product }) => product.id === id)?.allIn,
    );
    expect(steep?.total).toBeLessThan(even?.total ?? 0);
  });

  const ofOther = aSoldProduct('bait', 6_000, { roomRent: { kind: 'no-limit' } }, { insurer: other });

  test.each<[string, Partial<Insurer['claimRecord']>, string]>([
    ['settles few claims', { settledPercent: 52 }, 'claims'],
    ['is complained of by many', { complaintsPer10000Policies: 95 }, 'complaints'],
    ['has too little capital', { solvencyRatio: 1.1 }, 'solvency'],
  ])('is not recommended where its insurer %s', (_which, record, floor) => {
    expect(verdictsOf(list([ofOther, honest], { record }))).toEqual({ honest: 'recommended', bait: floor });
    expect(verdictsOf(list([ofOther, honest])).bait).toBe('recommended');
  });

  const hospital = (pincode: string, cashless: readonly InsurerSlug[]): Hospital => {
    const place = { name: `In ${pincode}`, address: 'Road', pincode, beds: 50 };
    return { id: pincode, ...place, cashless: new Set(cashless), excluded: new Set() };
  };

  test('is not recommended where no hospital near takes it without cash, while one takes others', () => {
    const far = hospital('411001', [other]);
    expect(verdictsOf(list([ofOther, honest], { hospitals: [hospital('400050', [acme]), far] }))).toEqual({
      honest: 'recommended',
      bait: 'no-hospital',
    });
    expect(verdictsOf(list([ofOther, honest], { hospitals: [far] })).bait).toBe('recommended');
  });

  test('is not recommended where it is sold on paper', () => {
    const onPaper = { ...ofOther, sale: { ...ofOther.sale, mode: 'offline' as const } };
    expect(verdictsOf(list([onPaper, honest]))).toEqual({ honest: 'recommended', bait: 'on-paper' });
  });
});

test('what is not sound is not recommended where a sound plan costs hardly more all in, and says which', () => {
  const shared = aSoldProduct('shared', 11_900, { roomRent: { kind: 'shared' } });
  const plans = list([shared, aSoldProduct('sound', 12_000)]);
  expect(plans.find(({ product }) => product.id === 'shared')?.floor).toMatchObject({
    kind: 'not-sound',
    sound: { product: { title: 'Plan sound' } },
  });
  expect(verdictsOf(plans).sound).toBe('recommended');
});

test('what was said to matter a lot is had by the recommended plan, and a guess asks for nothing', () => {
  const birth: Partial<PlanFeatures> = {
    maternity: { kind: 'covered', normal: rupees(50_000), caesarean: rupees(50_000), waitMonths: 9 },
  };
  const products = [aSoldProduct('plain', 10_000), aSoldProduct('birth', 30_000, birth)];
  const recommendedFor = (importance: ImportanceAnswers) =>
    list(products, { importance }).find(({ recommended }) => recommended)?.product.id;
  expect(recommendedFor({})).toBe('plain');
  expect(recommendedFor({ maternity_cover: 'MID' })).toBe('plain');
  expect(recommendedFor({ maternity_cover: 'HIGH' })).toBe('birth');
});

test('what one can bear moves what counts twice, and nothing that is paid', () => {
  const products = [aSoldProduct('shares', 10_000, { copay: { percent: 30, fromAge: undefined } })];
  const allInAt = (bearable: Bearable | undefined) => {
    const [plan] = list(products, bearable === undefined ? {} : { bearable });
    if (!plan?.allIn) throw new Error('It has a price');
    return plan.allIn;
  };
  const [little, usual, much] = [allInAt(25_000), allInAt(undefined), allInAt(500_000)];
  expect([little.premium, little.ownShare]).toEqual([much.premium, much.ownShare]);
  expect(little.above).toBeGreaterThan(usual.above);
  expect(usual.above).toBeGreaterThan(much.above);
  expect(usual).toEqual(allInAt(100_000));
});

test('a plan whose price is awaited has no all in yet', () => {
  const live = aSoldProduct('live', 0, {}, { pricing: 'live', rates: new Map() });
  expect(list([live]).map(({ allIn, premium }) => [allIn, premium.kind])).toEqual([[undefined, 'pending']]);
});

test('ten years of a plan are told with its all in, at its own premiums', () => {
  const [plan] = list([aSoldProduct('a', 10_000)]);
  // Two of 10,000 on a floater, less 25 percent.
  expect(plan?.allIn?.years.map(({ premium }) => premium)).toEqual(Array(10).fill(15_000));
  expect(plan?.slab.sumInsured).toBe(lakh(10));
});
