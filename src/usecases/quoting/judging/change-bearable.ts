import type { QuoteId, VisitorId } from '#domain/ids.ts';
import type { Bearable } from '#domain/judge/bearable.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../../ports.ts';

/**
 * Notes in a quote what its family can pay itself in a bad year. No price depends on it, so it is the one answer that a
 * quote takes later; any other makes a new quote. Fails with `NOT_FOUND`.
 */
export function changeBearable(
  { store }: Ports,
  owner: VisitorId,
  id: QuoteId,
  bearable: Bearable,
): Promise<Result<Bearable>> {
  return store.atomically(async (within) => {
    await within.holdVisitor(owner);
    const quote = await within.findQuote(owner, id);
    if (!quote) return fail('NOT_FOUND');
    if (quote.request.bearable !== bearable) await within.saveBearable(quote, bearable);
    return ok(bearable);
  });
}
