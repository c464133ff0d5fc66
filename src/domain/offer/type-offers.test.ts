import { describe, expect, test } from 'vitest';
import { atOnce } from '#test/builders/at-once.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  aCatalogue,
  aProduct,
  aQuotedPremium,
  aRequest,
  aSlab,
  plainEligibility,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { isoDate } from '../date.ts';
import { lakh } from '../money.ts';
import type { Premium } from '../price/premium.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import { pricedBlock } from './block-pick.ts';
import { judgeBlock } from './blocks.ts';
import { noFilters } from './filters/filters.ts';
import type { LivePrices } from './live-prices.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';
import { livePlansOf, type PlansQuestion, type RatedBlock, rateBlocks } from './rated-blocks.ts';
import { typeOffers } from './type-offers.ts';

function product(id: string, annual: number, facts: Partial<Product> = {}): Product {
  const slabs = [{ ...aSlab(`${id}-10`, 10, {}), deductible: facts.productType && lakh(5) }];
  const rates = ratesFor(slabs, [1, 2, 3], [[0, 99, annual]]);
  return aProduct(id, { slabs, rates, ...facts });
}
const topUp = { productType: 'super-top-up' } as const;
const youngOnly = { eligibility: { ...plainEligibility, adultMax: 40 } };

const topUpRequest = { ...topUp, existingSumInsured: lakh(5), deductible: lakh(5) };
const couple = aFamily('You 34y', 'Spouse 33y');

function offered(
  products: readonly Product[],
  facts: Partial<QuoteRequest>,
  own: Partial<PlansQuestion> = {},
  premium?: Premium,
) {
  const quoted = aRequest({ members: couple, ...topUpRequest, ...facts });
  const question: PlansQuestion = {
    catalogue: prepareCatalogue(aCatalogue(products)),
    request: quoted,
    on: isoDate(2026, 11, 21),
    filters: noFilters,
    channel: 'website',
    licence: 'broker',
    resultType: 'all',
    variant: undefined,
    ...own,
  };
  const rated = rateBlocks(question);
  const plans = rated.flatMap(livePlansOf);
  const livePrices = new Map(premium ? plans.map(({ cptId }) => [cptId, premium]) : []);
  const priceOf = (of: PlansQuestion, prices: LivePrices) => (one: RatedBlock) =>
    pricedBlock(judgeBlock(of, one, prices));
  return atOnce(
    typeOffers(question, quoted, rated.map(priceOf(question, livePrices)), (of) => priceOf(of, new Map())),
  );
}

describe('beside a policy that is held', () => {
  const market = [product('a', 9_000), product('b', 12_000), product('top', 2_000, topUp)];

  test('each type says how many plans there are and from which price on', () => {
    const [above, full] = offered(market, {}).get('family') ?? [];
    expect(above).toMatchObject({ productType: 'super-top-up', block: 'family', plans: 1 });
    expect(full).toMatchObject({ productType: 'indemnity', block: 'family', plans: 2 });
    expect(above?.from).toBeLessThan(full?.from ?? 0);
  });

  test('of each type the plan is told that its list recommends, whichever type is listed', () => {
    const unsound = product('unsound', 5_000, {
      slabs: [aSlab('unsound-10', 10, { roomRent: { kind: 'shared' } })],
      rates: ratesFor([aSlab('unsound-10', 10, {})], [1, 2, 3], [[0, 99, 5_000]]),
    });
    const [above, full] = offered([unsound, ...market], {}).get('family') ?? [];
    expect([above?.pick?.premium, above?.pick?.plan.product.id]).toEqual([3_000, 'top']);
    expect([full?.pick?.premium, full?.pick?.plan.product.id]).toEqual([7_500, 'unsound']);
    const [, besideTopUp] = offered(market, {}).get('family') ?? [];
    expect(besideTopUp?.pick?.plan.product.id).toBe('a');
  });

  test('the price is the lowest of the plans, of each block its own', () => {
    const floater = product('floater', 1_000, { coverBases: ['floater'] });
    const live = product('live', 0, { pricing: 'live' });
    const offers = offered([live, ...market, floater], {});
    const offerOf = (id: 'family' | 'individual') => offers.get(id)?.[1];
    expect([offerOf('family')?.plans, offerOf('individual')?.plans]).toEqual([4, 3]);
    // Two at 1,000 less a quarter for a floater; two at 9,000, each on an own cover, less a tenth.
    expect([offerOf('family')?.from, offerOf('individual')?.from]).toEqual([1_500, 16_200]);
  });

  test('a price that an insurer has said counts for the type that is listed', () => {
    const full = {
      ...aRequest({ members: couple, ...topUpRequest }),
      productType: 'indemnity',
      deductible: undefined,
    } as const;
    const live = product('live', 0, { pricing: 'live' });
    const [, silent] = offered([live], {}, { request: full }).get('family') ?? [];
    const [, offer] = offered([live], {}, { request: full }, aQuotedPremium(7_000)).get('family') ?? [];
    expect([silent?.from, offer?.from]).toEqual([undefined, 7_000]);
  });

  test('whichever of them is listed, both are told alike', () => {
    const full = {
      ...aRequest({ members: couple, ...topUpRequest }),
      productType: 'indemnity',
      deductible: undefined,
    } as const;
    expect(offered(market, {}, { request: full })).toEqual(offered(market, {}));
  });

  test('filters hold for both', () => {
    const filters = { ...noFilters, brands: [] };
    const none = { ...noFilters, maxSumInsured: lakh(5) };
    expect(
      offered(market, {}, { filters })
        .get('family')
        ?.map(({ plans }) => plans),
    ).toEqual([1, 2]);
    expect(
      offered(market, {}, { filters: none })
        .get('family')
        ?.map(({ plans }) => plans),
    ).toEqual([0, 0]);
  });

  test('a budget leaves out of each type what costs more, whichever is listed', () => {
    const full = {
      ...aRequest({ members: couple, ...topUpRequest }),
      productType: 'indemnity',
      deductible: undefined,
    } as const;
    const filters = { ...noFilters, maxPremium: 15_000 } as const;
    const above = offered(market, {}, { filters });
    expect(above.get('family')?.map(({ plans, from }) => [plans, from])).toEqual([
      [1, 3_000],
      [1, 13_500],
    ]);
    expect(offered(market, {}, { filters, request: full })).toEqual(above);
  });

  test('a price that only an insurer knows may be within the budget until the insurer has said it', () => {
    const full = {
      ...aRequest({ members: couple, ...topUpRequest }),
      productType: 'indemnity',
      deductible: undefined,
    } as const;
    const filters = { ...noFilters, maxPremium: 10_000 } as const;
    const live = product('live', 0, { pricing: 'live' });
    const [, unasked] = offered([live], {}, { filters }).get('family') ?? [];
    expect(unasked).toMatchObject({ plans: 1, from: undefined });
    const [, offer] =
      offered([live], {}, { filters, request: full }, aQuotedPremium(11_000)).get('family') ?? [];
    expect(offer).toMatchObject({ plans: 0, from: undefined });
  });

  test('a type without plans has no price', () => {
    const [, full] = offered([product('top', 2_000, topUp)], {}).get('family') ?? [];
    expect(full).toMatchObject({ productType: 'indemnity', block: 'family', plans: 0 });
    expect([full?.from, full?.pick]).toEqual([undefined, undefined]);
  });

  test('a price that only an insurer knows is a plan, and no price', () => {
    const live = product('live', 0, { pricing: 'live' });
    const [, full] = offered([live, product('top', 2_000, topUp)], {}).get('family') ?? [];
    expect(full).toMatchObject({ plans: 1, from: undefined });
  });

  test('where the other type divides the people otherwise, its block of the group takes their place', () => {
    const members = aFamily('You 34y', 'Brother 52y');
    const offers = offered([product('a', 9_000), product('top', 2_000, { ...topUp, ...youngOnly })], {
      members,
    });
    expect(offers.get('individual-you')?.map(({ block }) => block)).toEqual(['individual-you', 'individual']);
  });
});

test('without a policy there is one type', () => {
  const offers = offered([product('a', 9_000)], { productType: 'indemnity', deductible: undefined });
  expect(offers.get('family')?.map(({ productType }) => productType)).toEqual(['indemnity']);
});
