import { afterEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { ShareId } from '#domain/ids.ts';
import type { Licence } from '#domain/offer/licence.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Result } from '#domain/result.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest } from '#test/builders/plan-builders.ts';
import { decisionOf, marketFacts, sharedMarket } from '#test/builders/plans/shared-market.ts';
import { aMarket, aPricedProduct, mumbai } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { type Outside, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { scoringNeeds } from '../score-quote.ts';
import { shareLastQuote } from './share-last-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

describe('shared without being told what', () => {
  async function lastShared(
    outside: Outside,
    licence: Licence,
    ...quotes: readonly Partial<Quote>[]
  ): Promise<Result<ShareId>> {
    ports = await openUsecasePorts(outside);
    const owner = aVisitor();
    for (const own of quotes) await ports.store.insertQuote(aQuote({ channel: 'website', ...own, owner }));
    return shareLastQuote(scoringNeeds(ports, licence), owner);
  }
  const quoteFor = (change: Partial<Quote['request']> = {}) => ({
    request: aRequest({ members: aFamily('You 33y', 'Spouse 34y'), pincode: mumbai, ...change }),
  });

  test('is the plan that the list of the last quote recommends', async () => {
    const older = {
      ...quoteFor({ members: aFamily('You 60y') }),
      createdAt: '2026-11-19T09:00:00.000Z' as Instant,
    }; // an instant
    const answer = await lastShared({ catalogue: sharedMarket }, 'broker', older, quoteFor());
    if (!answer.ok) throw new Error(answer.failure.code);
    expect(await decisionOf(ports, answer.value)).toMatchObject({
      ages: [34, 33],
      chosen: { slab: { id: 'good-10' } },
    });
  });

  test('is the first with a price where the licence recommends nothing', async () => {
    const answer = await lastShared({ catalogue: sharedMarket }, 'web-aggregator', quoteFor());
    if (!answer.ok) throw new Error(answer.failure.code);
    expect(await decisionOf(ports, answer.value)).toMatchObject({ chosen: { slab: { id: 'good-10' } } });
  });

  test.each<[string, Outside, readonly Partial<Quote>[], string]>([
    ['without a quote', {}, [], 'NOT_FOUND'],
    [
      'where nobody is sold a plan',
      { catalogue: aMarket([], marketFacts) },
      [quoteFor()],
      'PLAN_NOT_OFFERED',
    ],
    [
      'where no plan has a price',
      { catalogue: aMarket([aPricedProduct('live', 0, { pricing: 'live' })], marketFacts) },
      [quoteFor()],
      'PLAN_NOT_OFFERED',
    ],
  ])('is refused %s', async (_why, outside, quotes, code) => {
    expect(await lastShared(outside, 'broker', ...quotes)).toMatchObject({ ok: false, failure: { code } });
  });
});
