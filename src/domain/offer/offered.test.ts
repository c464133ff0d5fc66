import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import {
  aCatalogue,
  aProduct,
  aRequest,
  aSlab,
  plainEligibility,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { lakh } from '../money.ts';
import type { Member } from '../person/member.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import { isOffered, notShownReason } from './eligibility.ts';
import { noFilters, type PlanFilters } from './filters/filters.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';
import { livePlansOf, type PlansQuestion, rateBlocks } from './rated-blocks.ts';

describe('a plan of a product can be had', () => {
  const topUp: Partial<Product> = { productType: 'super-top-up' };
  const above = (inLakh: number): Partial<QuoteRequest> => ({
    productType: 'super-top-up',
    deductible: lakh(inLakh),
  });

  test.each<[string, Partial<Product>, number | undefined, Partial<QuoteRequest>, boolean]>([
    ['in an ordinary quote', {}, undefined, {}, true],
    ['at the deductible of the quote', topUp, 5, above(5), true],
    ['at another deductible: not', topUp, 3, above(5), false],
    ['without one where the quote has one: not', topUp, undefined, above(5), false],
    [
      'by people of another age: not',
      { eligibility: { ...plainEligibility, adultMax: 30 } },
      undefined,
      {},
      false,
    ],
    ['by others and at another deductible: not', { ...topUp, soldIn: ['pos'] }, 3, above(5), false],
  ])('whether it can: %s', (_, facts, deductible, change, expected) => {
    const product = aProduct('any', facts);
    const slab = {
      ...aSlab('any-10', 10, {}),
      deductible: deductible === undefined ? undefined : lakh(deductible),
    };
    const members = aFamily('You 34y');
    const block = {
      group: 'individual',
      members,
      pincode: '411038',
      request: aRequest({ members, ...change }),
    } as const;
    expect(isOffered({ product, slab }, block, 'website')).toBe(expected);
  });
});

describe('a family fits one cover', () => {
  const of = (members: readonly Member[], facts: Partial<Product>) =>
    notShownReason(
      aProduct('any', facts),
      { group: 'family', members, pincode: '411038', request: aRequest({}) },
      'website',
    );

  test.each([
    [1, 'family-size'],
    [2, undefined],
  ])('of two where %i adults do: %s', (maxAdults, reason) => {
    const eligibility = { ...plainEligibility, maxAdults };
    expect(of(aFamily('You 34y', 'Spouse 36y', 'Son-0 3y'), { eligibility })).toBe(reason);
  });

  test('but not with one declined condition among others', () => {
    const member = aMember('You', '34y', { conditions: [conditionId(3), conditionId(17)] });
    expect(of([member], { declinedConditions: [conditionId(17), conditionId(18)] })).toBe('condition');
    expect(of([member], { declinedConditions: [conditionId(18)] })).toBeUndefined();
  });
});

describe('the plans of a block', () => {
  const slabs = (id: string) => [5, 10, 20].map((cover) => aSlab(`${id}-${cover}`, cover, {}));
  /** Each larger cover costs more. */
  const ratesOf = (id: string) =>
    slabs(id).flatMap((slab, at) => [...ratesFor([slab], [1, 2, 3], [[0, 120, 9_000 + at]])]);
  const aSoldProduct = (id: string, facts: Partial<Product>) =>
    aProduct(id, { slabs: slabs(id), rates: new Map(ratesOf(id)), ...facts });
  const fromAge61 = [aSlab('late-10', 10, { copay: { percent: 20, fromAge: 61 } })];

  function rated(
    products: readonly Product[],
    request: Partial<QuoteRequest>,
    filters: Partial<PlanFilters>,
  ) {
    const question: PlansQuestion = {
      catalogue: prepareCatalogue(aCatalogue(products)),
      request: aRequest({ members: aFamily('You 34y'), ...request }),
      on: isoDate(2026, 11, 21),
      filters: { ...noFilters, ...filters },
      licence: 'broker',
      resultType: 'all',
      channel: 'website',
      variant: undefined,
    };
    const [block] = rateBlocks(question);
    if (!block) throw new Error('No block');
    return block;
  }

  test('whose price an insurer gives itself are those to ask for', () => {
    const block = rated(
      [aSoldProduct('a', {}), aSoldProduct('b', { pricing: 'live' }), aSoldProduct('c', { pricing: 'live' })],
      {},
      {},
    );
    expect(livePlansOf(block).map(({ slab }) => slab.id)).toEqual(['b-10', 'c-10']);
  });

  test.each<[string, Partial<QuoteRequest>, Partial<PlanFilters>, string | undefined]>([
    ['at the cover asked for', {}, {}, 'a-10'],
    ['at the cover chosen among the filters', {}, { sumInsured: lakh(15) }, 'a-20'],
    ['not above the most that was said', { sumInsured: lakh(15), maxSumInsured: lakh(15) }, {}, undefined],
    [
      'not above the most chosen among the filters',
      { sumInsured: lakh(15) },
      { maxSumInsured: lakh(15) },
      undefined,
    ],
    [
      'up to another most than was said',
      { sumInsured: lakh(15), maxSumInsured: lakh(15) },
      { maxSumInsured: lakh(20) },
      'a-20',
    ],
    [
      'at a chosen cover, whatever most was said with another',
      { sumInsured: lakh(4), maxSumInsured: lakh(5) },
      { sumInsured: lakh(15) },
      'a-20',
    ],
  ])('are those %s', (_, request, filters, id) => {
    expect(rated([aSoldProduct('a', {})], request, filters).plans[0]?.plan.slab.id).toBe(id);
  });

  test.each([
    ['You 34y', 1],
    ['You 61y', 0],
  ])('without co-pay for %s, with a co-pay from 61 on: %i', (person, count) => {
    const late = aProduct('late', {
      slabs: fromAge61,
      rates: ratesFor(fromAge61, [1, 2, 3], [[0, 120, 9_000]]),
    });
    const block = rated([late], { members: aFamily(person) }, { noCopay: true });
    expect(block.plans).toHaveLength(count);
    const flags = block.fitting.map(({ filterFacts }) => filterFacts.noCopay);
    expect(flags).toEqual([count === 1]);
  });
});
