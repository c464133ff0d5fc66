import { afterRequestEvent, type RequestEvent } from '#domain/service/request-state.ts';
import { movedRequest, type ServiceRequest } from '#domain/service/service-request.ts';
import type { Ports } from '../ports.ts';
import { requestChangeLetter } from '../telling/request-letters.ts';
import { withWork } from './work-by-kind.ts';

/** `settled`: nothing more to do until somebody outside moves, or its next look is due. */
export type RequestProgress = 'moved' | 'settled';

/**
 * Saves the state after an event, with what its kind writes beside it and the letter that tells of it, all in one write. A
 * save that somebody else was faster with counts as movement: the caller looks again. An event without a place in the table
 * changes nothing.
 */
export async function applyRequestEvent(
  ports: Ports,
  request: ServiceRequest,
  event: RequestEvent,
  change: Parameters<typeof movedRequest>[3] = {},
): Promise<RequestProgress> {
  const next = afterRequestEvent(request.state, event);
  if (!next.ok) return 'settled';
  const now = ports.clock.now();
  const ofKind =
    event === 'insurer-accepted' ? withWork(request, (work, own) => work.changeOnAcceptance(own, now)) : {};
  const moved = movedRequest(request, next.value, now, { ...ofKind, ...change });
  await ports.store.atomically(async (store) => {
    await store.holdProposal(request.proposalId);
    if (!(await store.saveServiceRequest(moved))) return;
    const within = { ...ports, store };
    await withWork(moved, (work, own) => work.onMove(within, own, event));
    const letter = await requestChangeLetter(within, { before: request, moved, event });
    if (letter) await store.queueMessage(letter);
  });
  return 'moved';
}
