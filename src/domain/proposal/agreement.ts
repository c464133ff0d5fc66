import type { Instant } from '#domain/date.ts';
import { type FingerprintPart, fingerprint } from '#domain/fingerprint.ts';
import type { Member } from '#domain/person/member.ts';
import type { Agreement, Proposal } from './proposal.ts';

type Agreed = Pick<
  Proposal,
  | 'productId'
  | 'slabId'
  | 'group'
  | 'termYears'
  | 'riders'
  | 'members'
  | 'pincode'
  | 'parentsPincode'
  | 'price'
>;

/**
 * What the buyer agrees to: plan, people, place, term, riders and premium. Order of members, of their conditions and of
 * riders does not count. No riders add nothing to it: an agreement that was kept without them holds.
 */
export function agreementFingerprint(proposal: Agreed): string {
  const members = proposal.members
    .map(memberParts)
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const { total, net, tax } = proposal.price;
  const { riders = [] } = proposal;
  return fingerprint([
    [proposal.productId, proposal.slabId, proposal.group, proposal.termYears],
    [proposal.pincode, proposal.parentsPincode ?? null],
    members,
    [total, net, tax],
    ...(riders.length > 0 ? [[...riders].sort()] : []),
  ]);
}

function memberParts(member: Member): FingerprintPart {
  return [
    member.key,
    member.relation,
    member.gender,
    member.age ? [member.age.count, member.age.unit] : null,
    member.insured,
    [...member.conditions].sort((a, b) => a - b),
    [...member.habits].sort(),
  ];
}

export function agree(proposal: Agreed, at: Instant, termsVersion: string): Agreement {
  return { fingerprint: agreementFingerprint(proposal), total: proposal.price.total, at, termsVersion };
}

/** Two agreements to the same are told apart by their time: money for the one pays nothing of the other. */
export function agreementName({ fingerprint: agreed, at }: Agreement): string {
  return fingerprint([agreed, at]);
}

/** False when there is no agreement, or when anything that it covers has changed since. */
export function agreementHolds(proposal: Agreed & Pick<Proposal, 'agreement'>): boolean {
  const { agreement } = proposal;
  if (agreement === undefined) return false;
  return agreement.total === proposal.price.total && agreement.fingerprint === agreementFingerprint(proposal);
}
