import type { VisitorId } from '#domain/ids.ts';
import type { Ports } from '../ports.ts';

/**
 * Ends what a visitor can open: all of it passes to somebody whom no cookie names, so that a copy of the cookie opens
 * nothing either. What is paid goes on: it is settled by the proposal, not by the visitor. What they shared is gone.
 */
export function leaveDevice({ store, ids, clock }: Ports, visitor: VisitorId): Promise<void> {
  return store.atomically(async (within) => {
    await within.holdVisitor(visitor);
    await within.eraseSharesOf(visitor);
    await within.handOver(visitor, ids.visitor(), clock.now());
  });
}
