import type { Proposal } from '#domain/proposal/proposal.ts';
import { type ProposalEvent, transition } from '#domain/proposal/state.ts';
import type { Ports } from './ports.ts';

/** `settled`: nothing more to do until somebody outside moves. */
export type Progress = 'moved' | 'settled';

/**
 * Saves the state after an event. A save that somebody else was faster with counts as movement: the caller looks again.
 * An event without a place in the table changes nothing.
 */
export async function applyEvent(
  ports: Ports,
  proposal: Proposal,
  event: ProposalEvent,
  change: Partial<Proposal> = {},
): Promise<Progress> {
  const next = transition(proposal.state, event);
  if (!next.ok) return 'settled';
  await ports.store.saveProposal(nextVersion(ports, proposal, { ...change, state: next.value }));
  return 'moved';
}

/** The proposal as the next save writes it. */
export function nextVersion(ports: Ports, proposal: Proposal, change: Partial<Proposal>): Proposal {
  return { ...proposal, ...change, version: proposal.version + 1, updatedAt: ports.clock.now() };
}
