import { expect, test } from 'vitest';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { ownSale, type SaleChannel } from '#domain/quote/channel.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { type Partner, partnersOf } from '#server/ground/partners.ts';
import { aQuote } from '#test/ports/store-values.ts';
import type { Store } from '#usecases/ports/store.ts';
import { withWebsiteQuotes } from './website-quotes.ts';

const setu = asId<PartnerCode>('setu');
const partners = partnersOf([{ code: setu, channel: 'retail-partner' } as Partner]); // as far as it is looked at

async function quoteOf(stored: Quote | undefined): Promise<Quote | undefined> {
  const store = { findQuote: async () => stored, close: async () => undefined } as unknown as Store; // as far as it is asked
  const website = withWebsiteQuotes(store, partners);
  expect(website.close).toBe(store.close);
  return website.findQuote(aQuote().owner, aQuote().id);
}

test.each<[string, SaleChannel, SaleChannel]>([
  [
    'of a partner whom we know stays theirs',
    { channel: 'retail-partner', partner: setu },
    { channel: 'retail-partner', partner: setu },
  ],
  ['of a partner of another channel is ours', { channel: 'pos', partner: setu }, ownSale],
  [
    'of a partner of before is ours',
    { channel: 'retail-partner', partner: asId<PartnerCode>('gone') },
    ownSale,
  ],
  ['of the website is ours', ownSale, ownSale],
])('a quote %s', async (_whose, facts, sale) => {
  const quote = aQuote(facts);
  expect(await quoteOf(quote)).toEqual({ ...quote, ...sale });
});

test('a quote that is not there is none', async () => {
  expect(await quoteOf(undefined)).toBeUndefined();
});
