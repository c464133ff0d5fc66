import { describe, expect, test } from 'vitest';
import { asId, type CptId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aMarket } from '#test/builders/small-market.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import type { Outside } from '#test/usecase-ports.ts';
import {
  alone,
  boughtAs,
  buyPlan,
  closePortsAfterEach,
  one10,
  purchaseRequestFor,
  quoted,
  selling,
} from '#test/usecases/open-page.ts';
import { createTransaction } from './create-transaction.ts';

closePortsAfterEach();

describe('no purchase begins', () => {
  const withDeductible = { ...aSlab('one-10', 10, {}), deductible: lakh(5) };

  test.each<[string, Outside, string]>([
    ['of a plan of another channel', selling({ soldIn: ['pos'] }), 'PLAN_NOT_OFFERED'],
    [
      'of a plan with a deductible that the quote has not',
      selling({ slabs: [withDeductible] }),
      'PLAN_NOT_OFFERED',
    ],
    ['of a plan that is not sold', { catalogue: aMarket([]) }, 'PLAN_NOT_OFFERED'],
    ['without a rate', selling({ rates: new Map() }), 'PRICE_UNAVAILABLE'],
    [
      'while the insurer works out the price',
      { ...selling({ pricing: 'live' }), insurer: { livePremium: async () => ({ kind: 'pending' }) } },
      'PRICE_PENDING',
    ],
  ])('none %s', async (_, outside, code) => {
    expect(await boughtAs({}, outside, alone)).toMatchObject({ failure: { code } });
  });

  test('at another price than the page’s, and the new one is told', async () => {
    const page = await quoted({}, selling({}));
    const opened = await buyPlan(page, alone, { cptId: asId<CptId>('of-yesterday') });
    expect(opened).toMatchObject({ failure: { code: 'PRICE_CHANGED', detail: { total: 10_000 } } });
    expect(await page.ports.store.proposalsOfQuote(page.quote.owner, page.quote.id)).toEqual([]);
  });

  test('for anybody else', async () => {
    const page = await quoted({}, selling({}));
    const request = await purchaseRequestFor(page, alone, one10);
    expect(await createTransaction(page.ports, aVisitor(), request)).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });

  test('when the quote passes to another name meanwhile', async () => {
    const statedQuoted = { kind: 'quoted', annual: rupees(9_000) } as const;
    const page = await quoted(
      {},
      { ...selling({ pricing: 'live' }), insurer: { livePremium: async () => statedQuoted } },
    );
    const request = await purchaseRequestFor(page, alone, one10);
    const livePremium = async () => {
      await page.ports.store.handOver(page.quote.owner, aVisitor(), page.ports.clock.now());
      return statedQuoted;
    };
    const insurer = { ...page.ports.insurer, livePremium };
    const opened = await createTransaction({ ...page.ports, insurer }, page.quote.owner, request);
    expect(opened).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  });
});
