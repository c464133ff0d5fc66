import { type ConsentAnswer, receiptOf } from '#domain/consent/consent-state.ts';
import { isOfPurchase } from '#domain/consent/purposes.ts';
import type { ConsentReceipt, Purpose } from '#domain/consent/receipt.ts';
import type { Instant } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { fail, type Result } from '#domain/result.ts';
import { policiesHeldByCode } from '../opening/held-policies.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';

/**
 * Keeps a visitor's answer to one purpose. A no stops at once what the purpose allowed: of `usage` it also erases what was
 * counted of this visitor, so that nothing of it leaves us any more; of `call-back`, nobody is called who waits; of what was
 * agreed to in a purchase, it stands for the policies too that are held here by a code, whoever bought them. Fails as
 * `receiptOf`, and with `NOT_FOUND` where the visit ended meanwhile.
 */
export async function recordConsent(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  owner: VisitorId,
  answer: ConsentAnswer,
): Promise<Result<ConsentReceipt>> {
  const receipt = receiptOf(answer, clock.now(), 'site');
  if (!receipt.ok) return receipt;
  return store.atomically(async (within) => {
    const { purpose, at } = receipt.value;
    const isTakenBack = !answer.given && isOfPurchase(purpose);
    const policies = isTakenBack ? await policiesHeldByCode(within, owner, at) : [];
    const owners = [...new Set([owner, ...policies.map((policy) => policy.owner)])].toSorted();
    for (const each of owners) await within.holdVisitor(each);
    if (await within.hasJustEnded(owner, at)) return fail('NOT_FOUND');
    for (const each of owners) await within.addConsent(each, receipt.value);
    if (!answer.given) await stopped[receipt.value.purpose]?.(within, owner, receipt.value.at);
    return receipt;
  });
}

type Stop = (store: Store, owner: VisitorId, at: Instant) => Promise<void>;

/** What a no does beside standing there. */
const stopped: Readonly<Partial<Record<Purpose, Stop>>> = {
  usage: (store, owner) => store.eraseEventsOf(owner, 'usage'),
  'call-back': (store, owner, at) => store.settleCallBacksOf(owner, at),
};
