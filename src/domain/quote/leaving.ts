import type { Condition } from '../person/condition.ts';
import { insuredMembers } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { coveredMembers, droppedChildren } from './recommendation.ts';

type Blocking = Pick<Condition, 'id' | 'blocks'>;

/** `child-alone`: nobody is left of You and the spouse, with whom alone a child is covered. */
export const leavingReasons = ['condition', 'child-alone'] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** Somebody insured whom the quote does not cover, and why; `conditions` are empty unless they are the reason. */
export type Leaving<C extends Blocking = Condition> = {
  readonly member: Member;
  readonly reason: LeavingReason;
  readonly conditions: readonly C[];
};

/** Every insured person either stays or leaves by name. Who has a blocking condition leaves first, then the children alone. */
export function partMembers<C extends Blocking>(
  members: readonly Member[],
  conditions: readonly C[],
): { readonly staying: readonly Member[]; readonly leaving: readonly Leaving<C>[] } {
  const { left, dropped } = dropBlocked(insuredMembers(members), conditions);
  return {
    staying: coveredMembers(left),
    leaving: [
      ...dropped.map((one) => ({ ...one, reason: 'condition' as const })),
      ...droppedChildren(left).map((member) => ({ member, reason: 'child-alone' as const, conditions: [] })),
    ],
  };
}

/** A member with a blocking condition leaves the later steps, with the conditions that are the reason (specification section 3). */
function dropBlocked<C extends Blocking>(
  members: readonly Member[],
  conditions: readonly C[],
): { readonly left: readonly Member[]; readonly dropped: readonly Omit<Leaving<C>, 'reason'>[] } {
  const blocking = conditions.filter(({ blocks }) => blocks);
  const reasons = (member: Member) => blocking.filter(({ id }) => member.conditions.includes(id));
  return {
    left: members.filter((member) => reasons(member).length === 0),
    dropped: members
      .map((member) => ({ member, conditions: reasons(member) }))
      .filter(({ conditions }) => conditions.length > 0),
  };
}
