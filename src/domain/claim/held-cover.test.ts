import { expect, test } from 'vitest';
import { aRequest } from '#test/builders/plan-builders.ts';
import { lakh, type Rupees } from '../money.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import { assumedLimits, heldCover } from './held-cover.ts';

test.each<[string, Partial<QuoteRequest>, Rupees | undefined]>([
  ['the cover that is said', { existingSumInsured: lakh(6), deductible: lakh(5) }, lakh(6)],
  ['the deductible, where only that is said', { deductible: lakh(5) }, lakh(5)],
  ['one below every deductible, which pays all the same', { existingSumInsured: lakh(1) }, lakh(1)],
  ['nothing, where nothing is held', {}, undefined],
])('the cover that is held is %s', (_, facts, sumInsured) => {
  const existing = heldCover(aRequest(facts), assumedLimits);
  expect(existing).toEqual(sumInsured && { sumInsured, ...assumedLimits });
});

test('limits that its owner says are kept', () => {
  const limits = { roomCapPercent: 1, copayPercent: 20 };
  expect(heldCover(aRequest({ existingSumInsured: lakh(5) }), limits)).toEqual({
    sumInsured: lakh(5),
    ...limits,
  });
});
