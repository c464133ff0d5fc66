import type { CallBackId } from '#domain/ids.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import type { Ports } from '../ports.ts';

/** For operators: whom to call who waits, and that it was read. Undefined: nobody waits by that id. */
export async function readCallNumber(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  operator: Pick<AuditEntry, 'who' | 'via' | 'reason'>,
  id: CallBackId,
): Promise<string | undefined> {
  const callBack = await store.getCallBack(id);
  if (!callBack || callBack.settledAt !== undefined) return undefined;
  await store.recordAudit({ ...operator, at: clock.now(), act: 'call-number-read', reference: id });
  return callBack.mobile;
}
