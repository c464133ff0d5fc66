import type { CallBackId } from '#domain/ids.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { callBackTo, holdRecipient } from '../telling/limit-sending.ts';
import { everyWaiting } from './list-call-backs.ts';

/** Somebody was called, or cannot be reached, however often the number was left; by whom stands in the log. Fails with `NOT_FOUND` where nobody waits by that id. */
export async function settleCallBack(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  operator: Pick<AuditEntry, 'who' | 'via' | 'reason'>,
  id: CallBackId,
): Promise<Result<undefined>> {
  const at = clock.now();
  const isSettled = await store.atomically(async (within) => {
    const callBack = await within.getCallBack(id);
    if (!callBack) return false;
    // Whoever leaves the number at this moment is found below, or comes after the call.
    await holdRecipient(within, callBackTo(callBack.mobile));
    if (!(await within.settleCallBack(id, at))) return false;
    for await (const other of everyWaiting(within))
      if (other.mobile === callBack.mobile) await within.settleCallBack(other.id, at);
    await within.recordAudit({ ...operator, at, act: 'call-back-settled', reference: id });
    return true;
  });
  return isSettled ? ok(undefined) : fail('NOT_FOUND');
}
