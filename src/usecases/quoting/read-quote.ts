import type { QuoteId, VisitorId } from '#domain/ids.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { type AfterQuote, nextAfterQuote } from './save-quote.ts';

/** A quote of the visitor's own, and where it leads on by what is sold now. Fails with `NOT_FOUND` for everybody else. */
export async function readQuote(
  ports: Ports,
  owner: VisitorId,
  id: QuoteId,
): Promise<Result<{ readonly quote: Quote; readonly next: AfterQuote }>> {
  const quote = await ports.store.findQuote(owner, id);
  if (!quote) return fail('NOT_FOUND');
  return ok({ quote, next: nextAfterQuote(quote.request, ports.catalogue.current(), quote.channel) });
}
