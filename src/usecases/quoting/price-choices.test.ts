import { afterEach, expect, test } from 'vitest';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { trendPercentAYear } from '#domain/price/price-rise.ts';
import type { PriceRisk } from '#domain/price/price-risks.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aRequest } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, asthma, cancer, mumbai, pune } from '#test/builders/small-market.ts';
import { aQuote } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { priceChoicesIn } from './price-choices.ts';
import { scoreQuote, scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const market = aMarket([aPricedProduct('one', 10_000)]);

/** What else the one plan of the first block can cost. */
async function choices(facts: Partial<QuoteRequest>) {
  ports = await openUsecasePorts({ catalogue: market });
  const request = aRequest({ members: aFamily('You 34y'), pincode: mumbai, ...facts });
  const quote = aQuote({ request });
  await ports.store.insertQuote(quote);
  const scored = await scoreQuote(scoringNeeds(ports, 'broker'), quote.owner, {
    quoteId: quote.id,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  const [block] = scored.ok ? scored.value.blocks : [];
  const [plan] = block?.plans ?? [];
  if (!scored.ok || !block || !plan) throw new Error('No plan');
  return priceChoicesIn(scored.value)(block, plan);
}

const parents = { members: aFamily('Father 62y', 'Mother 60y') };
const ill = aMember('You', '34y', { conditions: [cancer.id, asthma.id] });

test.each<[string, Partial<QuoteRequest>, PriceRisk['kind'], readonly object[]]>([
  [
    'parents whose place is not said may live in a dearer zone',
    parents,
    'parents-zone',
    [{ zone: 2 }, { zone: 3 }],
  ],
  ['parents whose place is said do not', { ...parents, parentsPincode: pune }, 'parents-zone', []],
  [
    'two years at once cost less',
    {},
    'longer-term',
    [
      { years: 2, saved: 1_500 },
      { years: 3, saved: 3_000 },
    ],
  ],
  ['the price is kept for some days', {}, 'price-kept', [{ days: 15 }]],
  [
    'a condition without a filed loading is one, one with it is not',
    { members: [ill] },
    'declared-condition',
    [{ condition: cancer.id }],
  ],
])('what can still change a price: %s', async (_, facts, kind, expected) => {
  const risks = (await choices(facts)).risks.filter((risk) => risk.kind === kind);
  expect(risks).toMatchObject(expected);
});

test('what five years cost is worked out with the usual rise, from this year on', async () => {
  const { projected } = await choices({});
  expect(projected).toMatchObject({ firstYear: 2026, risePercent: trendPercentAYear });
  expect(projected.years).toHaveLength(5);
});
