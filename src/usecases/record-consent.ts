import { type ConsentWish, receiptOf } from '#domain/consent/standing.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { ConsentReceipt } from '#domain/proposal/proposal.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Ports } from './ports.ts';

/**
 * Keeps a visitor's answer to one purpose. A no stops at once what the purpose allowed: of `usage` it also erases what was
 * counted of this visitor, so that nothing of it leaves us any more. Fails as `receiptOf`.
 */
export async function recordConsent(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  owner: VisitorId,
  wish: ConsentWish,
): Promise<Result<ConsentReceipt>> {
  const receipt = receiptOf(wish, clock.now());
  if (!receipt.ok) return receipt;
  await store.atomically(async (within) => {
    await within.addConsent(owner, receipt.value);
    if (wish.purpose === 'usage' && !wish.given) await within.eraseEventsOf(owner, 'usage');
  });
  return ok(receipt.value);
}
