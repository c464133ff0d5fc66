import type { IsoDate } from '../date.ts';
import type { ProposalId } from '../ids.ts';
import type { Policy, Proposal } from '../proposal/proposal.ts';
import { boughtStates, endedWithoutPolicy } from '../proposal/state-facts.ts';
import { renewalTime, renewalTimes } from './renewal-time.ts';

/** The renewal of a policy that stands or was issued; there is never more than one: after one that ended without a policy the next can begin. */
export function renewalOf(id: ProposalId, proposals: readonly Proposal[]): Proposal | undefined {
  return proposals.find(({ renewal, state }) => renewal?.of === id && !endedWithoutPolicy.includes(state));
}

type Linked = Pick<Proposal, 'id' | 'renewal'>;

/** A policy with all that it renews and that renew it: whoever has one has them all, or it could be renewed twice. */
export function chainOf<Each extends Linked>(id: ProposalId, proposals: readonly Each[]): readonly Each[] {
  const byId = new Map(proposals.map((each) => [each.id, each]));
  const firstOf = (from: ProposalId): ProposalId => {
    const before = byId.get(from)?.renewal?.of;
    return before === undefined ? from : firstOf(before);
  };
  return proposals.filter((each) => firstOf(each.id) === firstOf(id));
}

export const renewalMarks = [...renewalTimes, 'begun', 'renewed'] as const;
/** How a policy stands with its renewal, as far as day and proposals tell. */
export type RenewalMark = (typeof renewalMarks)[number];

export function renewalMark(
  id: ProposalId,
  lastDay: IsoDate,
  proposals: readonly Proposal[],
  today: IsoDate,
): RenewalMark {
  const renewal = renewalOf(id, proposals);
  if (!renewal) return renewalTime(lastDay, today);
  return boughtStates.includes(renewal.state) ? 'renewed' : 'begun';
}

/** As above; undefined: it has ended before its time, and nothing follows it. */
export function renewalMarkOf(
  { proposalId, coverUntil, endedOn }: Policy,
  proposals: readonly Proposal[],
  today: IsoDate,
): RenewalMark | undefined {
  return endedOn === undefined ? renewalMark(proposalId, coverUntil, proposals, today) : undefined;
}

/** Its page has something to do on it today. */
export function isRenewable(mark: RenewalMark): boolean {
  return mark === 'in-time' || mark === 'in-grace' || mark === 'begun';
}

/** As its page tells it; the last three are for the insurer to settle. */
export const renewalStates = [
  'too-early',
  'open',
  'begun',
  'renewed',
  'over',
  'price-pending',
  'insurer-silent',
  'withdrawn',
  'no-price',
] as const;
export type RenewalStateKind = (typeof renewalStates)[number];
