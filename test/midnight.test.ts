import { describe, expect, test } from 'vitest';
import { type Instant, isoDate } from '#domain/date.ts';
import { asId, type SlabId, type VisitorId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { ownSale } from '#domain/quote/channel.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Result } from '#domain/result.ts';
import { isStillTrue } from '#usecases/quoting/judging/still-true.ts';
import { listCards } from '#usecases/quoting/list-cards.ts';
import { priceChoicesIn } from '#usecases/quoting/price-choices.ts';
import { readSplitPlans } from '#usecases/quoting/read-split-plans.ts';
import { saveQuote } from '#usecases/quoting/save-quote.ts';
import { type ScoringNeeds, scoreQuote, scoringNeeds } from '#usecases/quoting/score-quote.ts';
import { shareDecision } from '#usecases/quoting/sharing/share-decision.ts';
import { aFamily } from './builders/person-builders.ts';
import { aRequest, aSlab } from './builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai } from './builders/small-market.ts';
import { openWorld } from './families/world.ts';
import { aQuote } from './ports/store-values.ts';
import { openUsecasePorts } from './usecase-ports.ts';

// Midnight in India lies between the two: instants as they are written.
const before = '2026-11-20T18:29:59.000Z' as Instant;
const after = '2026-11-20T18:30:01.000Z' as Instant;

test('an answer that midnight overtakes while insurers are asked is one of the day before, and no longer true', async () => {
  const world = await openWorld();
  let now = before;
  const ports: typeof world.ports = {
    ...world.ports,
    clock: { now: () => now },
    insurer: {
      ...world.ports.insurer,
      livePremium: async () => {
        now = after;
        return { kind: 'pending' };
      },
    },
  };
  const owner = asId<VisitorId>('somebody');
  const request = aRequest({ members: aFamily('You 34y'), sumInsured: lakh(5) });
  const saved = await saveQuote(ports, owner, ownSale, request);
  if (!saved.ok) throw new Error(saved.failure.code);
  const scored = await scoreQuote(scoringNeeds(ports, 'broker'), owner, {
    quoteId: saved.value.quote.id,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  if (!scored.ok) throw new Error(scored.failure.code);
  expect(scored.value.live.length).toBeGreaterThan(0);
  expect(scored.value.stamp.on).toBe(isoDate(2026, 11, 20));
  expect(await isStillTrue(ports, { ...scored.value, visitor: owner })).toBe(false);
  await world.close();
});

describe('midnight while insurers are asked', () => {
  const taxed = { productTypes: ['indemnity', 'super-top-up'], percent: 18 } as const;
  const slabs = [5, 10, 15, 20].map((lakhs) => aSlab(`one-${lakhs}`, lakhs, {}));
  const products = [
    aPricedProduct('one', 10_000, { slabs, termYears: [1, 2] }),
    aPricedProduct('live', 0, { pricing: 'live' }),
  ];
  /** Cover that begins after the 21st is taxed, so both days have prices of their own. */
  const taxRates = [
    { ...taxed, effectiveFrom: isoDate(2025, 9, 22), percent: 0 },
    { ...taxed, effectiveFrom: isoDate(2026, 11, 22) },
  ];
  const market = aMarket(products, { taxRates });
  const whole = { filters: noFilters, resultType: 'all', variant: undefined } as const;
  const slabId = asId<SlabId>('one-10');

  type Asks = (needs: ScoringNeeds, quote: Quote) => Promise<unknown>;

  async function reportAt(asks: Asks, from: Instant, until: Instant): Promise<unknown> {
    let now = from;
    const ports = await openUsecasePorts({
      catalogue: market,
      insurer: {
        livePremium: async () => {
          now = until;
          return { kind: 'none' };
        },
      },
    });
    const members = aFamily('You 34y', 'Father 62y');
    const quote = aQuote({ request: aRequest({ members, pincode: mumbai }) });
    await ports.store.insertQuote(quote);
    const clock = { now: () => now };
    const answer = await asks(scoringNeeds({ ...ports, clock }, 'broker'), quote);
    await ports.close();
    return answer;
  }

  const sound = <Value>(result: Result<Value>): Value => {
    if (!result.ok) throw new Error(result.failure.code);
    return result.value;
  };

  test.each<[string, Asks]>([
    [
      'a list: the prices of other covers',
      async (needs, { id: quoteId, owner }) => {
        const { filters, variant } = whole;
        const more = { productType: undefined, stay: undefined, first: undefined };
        const request = { quoteId, filters, variant, block: 'family' as const, ...more };
        const { steps, blocks } = sound(await listCards(needs, owner, request));
        return [steps, blocks.map(({ from, pick }) => [from, pick?.premium])];
      },
    ],
    [
      'the ways to insure a family: what each costs',
      async (needs, { id: quoteId, owner }) => {
        const request = { quoteId, claimant: undefined, claim: 'within' } as const;
        return sound(await readSplitPlans(needs, owner, request)).splits;
      },
    ],
    [
      'a decision: from when cover runs, and what it costs later',
      async (needs, { id: quoteId, owner }) => {
        const request = {
          quoteId,
          block: 'family',
          slabId,
          besideIds: [asId<SlabId>('one-20')],
          choices: [],
        } as const;
        const id = sound(await shareDecision(needs, owner, request));
        const share = await needs.ports.store.readShare(id, before);
        return { ...share?.decision, reference: undefined };
      },
    ],
    [
      'a plan: what can change its price, and other terms',
      async (needs, { id: quoteId, owner }) => {
        const scored = sound(await scoreQuote(needs, owner, { ...whole, quoteId, slabIds: [] }));
        const choices = priceChoicesIn(scored);
        return scored.blocks.flatMap((block) => block.plans.map((plan) => choices(block, plan)));
      },
    ],
  ])('%s are of the day before', async (_, asks) => {
    const evening = await reportAt(asks, before, before);
    expect(await reportAt(asks, before, after)).toEqual(evening);
    expect(await reportAt(asks, after, after)).not.toEqual(evening);
  });
});
