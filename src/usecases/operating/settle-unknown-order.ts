import type { AuditEntry } from '#domain/operating/audit.ts';
import type { Ports } from '../ports.ts';

/**
 * Somebody has dealt with the money of an order that nothing here knows, so that it is stuck no more; by whom and why stands
 * in the log. False: no such order is listed.
 */
export async function settleUnknownOrder(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  operator: Pick<AuditEntry, 'who' | 'via' | 'reason'>,
  gatewayOrderId: string,
): Promise<boolean> {
  return store.atomically(async (within) => {
    if (!(await within.removeUnknownOrder(gatewayOrderId))) return false;
    const at = clock.now();
    await within.recordAudit({ ...operator, at, act: 'unknown-order-settled', reference: gatewayOrderId });
    return true;
  });
}
