import { hasLetter } from '#domain/message/change-letters.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type ProposalEvent, transition } from '#domain/proposal/state.ts';
import type { Ports } from '../ports.ts';
import { changeLetter } from '../telling/purchase-letters.ts';

/** `settled`: nothing more to do until somebody outside moves. */
export type Progress = 'moved' | 'settled';

/**
 * Saves the state after an event. A save that somebody else was faster with counts as movement: the caller looks again.
 * An event without a place in the table changes nothing. One that its buyer does not see queues its letter in the same write.
 */
export async function applyEvent(
  ports: Ports,
  proposal: Proposal,
  event: ProposalEvent,
  change: Partial<Proposal> = {},
): Promise<Progress> {
  const next = transition(proposal.state, event);
  if (!next.ok) return 'settled';
  const moved = nextVersion(ports, proposal, { ...change, state: next.value });
  if (!hasLetter(proposal.state, event)) {
    await ports.store.saveProposal(moved);
    return 'moved';
  }
  await ports.store.atomically(async (store) => {
    if (!(await store.saveProposal(moved))) return;
    const letter = await changeLetter({ ...ports, store }, { before: proposal, moved, event });
    if (letter) await store.queueMessage(letter);
  });
  return 'moved';
}

/** The proposal as the next save writes it. */
export function nextVersion(ports: Ports, proposal: Proposal, change: Partial<Proposal>): Proposal {
  return { ...proposal, ...change, version: proposal.version + 1, updatedAt: ports.clock.now() };
}

const mostSaves = 5;

/**
 * Reads, decides and saves anew as long as somebody else saves the same proposal in between, which `attempt` says by
 * `overtaken`. @returns `givenUp` where that never ends
 */
export async function savedAsOfNow<T>(attempt: () => Promise<T | 'overtaken'>, givenUp: T): Promise<T> {
  for (let tried = 0; tried < mostSaves; tried += 1) {
    const saved = await attempt();
    if (saved !== 'overtaken') return saved;
  }
  return givenUp;
}
