import { currentSale } from '#domain/quote/channel.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { Partners } from '../../ground/partners.ts';

/** A quote that was begun with an agent or partner of before goes on as the website sees it, its plans and prices too. */
export function withWebsiteQuotes(store: Store, partners: Partners): Store {
  return {
    ...store,
    async findQuote(owner, id) {
      const quote = await store.findQuote(owner, id);
      if (!quote) return undefined;
      const { channel, partner } = quote;
      const isKnown = (code: string) => partners.find(code, channel) !== undefined;
      return { ...quote, ...currentSale({ channel, partner }, isKnown) };
    },
  };
}
