import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aQuotedPremium,
  aSlab,
  bands,
  indianTax,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { rateKey } from '../catalogue/catalogue.ts';
import { isoDate } from '../date.ts';
import { asId, type CptId, conditionId } from '../ids.ts';
import { rupees } from '../money.ts';
import { pricedCptId } from './cpt.ts';
import { livePremiumOf } from './live-premium.ts';
import type { Premium } from './premium.ts';
import { rateBases } from './rate-base.ts';
import { type Rating, ratePlan } from './rating.ts';
import { noRiders } from './riders/riders.ts';
import { taxOn } from './tax.ts';

const slab = aSlab('poorna-10', 10, {});
const product = aProduct('poorna', {
  slabs: [slab],
  rates: ratesFor(
    [slab],
    [1, 2, 3],
    [
      [0, 17, 5_401],
      [18, 65, 11_700],
    ],
  ),
});
const key = rateKey(slab.id, 2);
const byPrimary = aProduct('poorna', {
  slabs: [slab],
  rateBy: 'primary-and-additional',
  rates: new Map([
    [`${key}|primary`, bands([[0, 65, 9_000]])],
    [`${key}|additional`, bands([[0, 65, 4_000]])],
  ]),
});
const byShape = aProduct('poorna', {
  slabs: [slab],
  rateBy: 'family-shape',
  rates: new Map([
    [`${key}|1A`, bands([[18, 65, 9_000]])],
    [`${key}|1C`, bands([[0, 17, 3_000]])],
  ]),
});

const rating = (facts: Partial<Rating>): Rating => ({
  product,
  slab,
  insurer: anInsurer('acme'),
  basis: 'floater',
  members: aFamily('You 34y'),
  zone: 2,
  termYears: 1,
  riders: noRiders,
  taxRates: indianTax,
  on: isoDate(2026, 11, 21),
  ...facts,
});

const sources = (premium: Premium) =>
  premium.kind === 'quoted' ? premium.steps.map(({ source }) => source) : [];

describe('each step of a price says where it stands in the files', () => {
  test.each<[string, Partial<Rating>, readonly string[]]>([
    ['one person', {}, ['poorna/poorna-10/zone-2/18-65', 'tax/2025-09-22']],
    [
      'a couple with a loading, two years',
      {
        members: [...aFamily('You 34y'), aMember('Spouse', '33y', { conditions: [conditionId(1)] })],
        termYears: 2,
      },
      [
        'poorna/poorna-10/zone-2/18-65',
        'poorna/poorna-10/zone-2/18-65',
        'poorna/condition-loading',
        'poorna/floater-discount',
        'poorna/term-discount',
        'tax/2025-09-22',
      ],
    ],
    [
      'whom a row covers, where the file says so',
      { product: byPrimary, basis: 'individual' },
      ['poorna/poorna-10/zone-2/primary/0-65', 'tax/2025-09-22'],
    ],
    [
      'what rounding gains',
      { members: aFamily('You 34y', 'Spouse 33y', 'Son-0 3y') },
      [
        'poorna/poorna-10/zone-2/18-65',
        'poorna/poorna-10/zone-2/18-65',
        'poorna/poorna-10/zone-2/0-17',
        'poorna/floater-discount',
        'tax/2025-09-22',
      ],
    ],
  ])('the sources of %s', (_, facts, expected) => {
    expect(sources(ratePlan(rating(facts)))).toEqual(expected);
  });

  test('a live one names the insurer', () => {
    const live = rating({ product: { ...product, pricing: 'live' } });
    expect(sources(livePremiumOf(rupees(9_000), live))).toEqual(['live/acme', 'tax/2025-09-22']);
    expect(livePremiumOf(rupees(9_000), { ...live, taxRates: [] })).toEqual({
      kind: 'needs-validation',
      reason: 'no-rate',
    });
  });
});

test('the latest tax that has taken effect holds, however the rates stand in their file', () => {
  for (const rates of [indianTax, indianTax.toReversed()])
    expect(taxOn(rates, 'indemnity', isoDate(2026, 11, 21))?.effectiveFrom).toBe('2025-09-22');
});

describe('whose row is whose', () => {
  const covers = (facts: Partial<Rating>) =>
    rateBases(rating(facts))?.map((base) => [base.agedAs.key, base.covers]);

  test.each<[string, readonly string[], Rating['basis'], readonly (readonly [string, string])[]]>([
    [
      'the eldest adult is primary',
      ['You 34y', 'Spouse 36y'],
      'floater',
      [
        ['You', 'additional'],
        ['Spouse', 'primary'],
      ],
    ],
    [
      'no child is, however old',
      ['You 24y', 'Son-0 25y'],
      'floater',
      [
        ['You', 'primary'],
        ['Son-0', 'additional'],
      ],
    ],
    [
      'but among children the eldest',
      ['Son-0 3y', 'Daughter-0 8y'],
      'floater',
      [
        ['Son-0', 'additional'],
        ['Daughter-0', 'primary'],
      ],
    ],
    [
      'on a cover each everybody is',
      ['You 34y', 'Son-0 3y'],
      'individual',
      [
        ['You', 'primary'],
        ['Son-0', 'primary'],
      ],
    ],
  ])('is known: %s', (_, people, basis, expected) => {
    expect(covers({ product: byPrimary, members: aFamily(...people), basis })).toEqual(expected);
  });

  test.each([
    ['Son-0 17y', '1C'],
    ['Son-0 18y', '1A'],
    ['You 18y', '1A'],
  ])('with a cover of their own %s is a family of %s', (person, shape) => {
    const [[, match] = []] =
      covers({ product: byShape, members: aFamily(person), basis: 'individual' }) ?? [];
    expect(match).toBe(shape);
  });
});

describe('the id of a priced row', () => {
  const id = asId<CptId>('row');
  test('is its own where we hold the rates, and where no price is known yet', () => {
    expect(pricedCptId(id, false, aQuotedPremium(9_000))).toBe(id);
    expect(pricedCptId(id, true, { kind: 'pending' })).toBe(id);
  });

  test('names the rupees of a live price, and the row', () => {
    const match = [
      pricedCptId(id, true, aQuotedPremium(9_000)),
      pricedCptId(id, true, aQuotedPremium(9_001)),
      pricedCptId(asId<CptId>('other'), true, aQuotedPremium(9_000)),
    ];
    expect(new Set([id, ...match]).size).toBe(4);
    expect(pricedCptId(id, true, aQuotedPremium(9_000))).toBe(match[0]);
  });
});
