import { areAllParents, familyMix, insuredMembers } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { isChild, isParent, isYouOrSpouse } from '../person/relation.ts';
import type { QuoteRequest } from './quote.ts';

/** Specification section 4, by who is insured. */
export type Recommendation = 'individual' | 'entire-family' | 'parents-only' | 'family-only';

/** The insured people a quote covers. Children are not covered without You or the spouse (specification section 4). */
export function coveredMembers(members: readonly Member[]): readonly Member[] {
  const insured = insuredMembers(members);
  return familyMix(insured).hasYouOrSpouse ? insured : insured.filter(({ relation }) => !isChild(relation));
}

/** The insured children whom `coveredMembers` leaves out. */
export function droppedChildren(members: readonly Member[]): readonly Member[] {
  const covered = coveredMembers(members);
  return insuredMembers(members).filter((member) => !covered.includes(member));
}

/** `individual` also for people no two of whom can share a floater, two siblings for example. */
export function recommendationOf(members: readonly Member[]): Recommendation {
  const covered = coveredMembers(members);
  const mix = familyMix(covered);
  if (covered.length < 2 || sharers(covered).length < 2) return 'individual';
  if (mix.hasYouOrSpouse && mix.hasParents) return 'entire-family';
  return mix.hasParents ? 'parents-only' : 'family-only';
}

/** Only where a parent and you or the spouse are insured (specification section 4). */
export function isSplitOffered(members: readonly Member[]): boolean {
  return recommendationOf(members) === 'entire-family';
}

/** The pincode that prices these people: the parents' own one, when given, for a block of parents only. */
export function pincodeOf(
  { pincode, parentsPincode }: Pick<QuoteRequest, 'pincode' | 'parentsPincode'>,
  members: readonly Member[],
): string {
  return areAllParents(members) ? (parentsPincode ?? pincode) : pincode;
}

/** People who live at one pincode. */
export type Household = { readonly pincode: string; readonly members: readonly Member[] };

/** Where each of these people lives: parents at their own pincode, when given. In the order of the people. */
export function householdsOf(
  { pincode, parentsPincode }: Pick<QuoteRequest, 'pincode' | 'parentsPincode'>,
  members: readonly Member[],
): readonly Household[] {
  const homes = Map.groupBy(members, ({ relation }) =>
    isParent(relation) ? (parentsPincode ?? pincode) : pincode,
  );
  return [...homes].map(([home, people]) => ({ pincode: home, members: people }));
}

/** Those who may be on one floater: siblings, grandparents and children-in-law are on none. */
export function sharers(members: readonly Member[]): readonly Member[] {
  return members.filter(({ relation }) => isFamily(relation) || isParent(relation));
}

/** The family is You, the spouse and the children. */
export function isFamily(relation: Member['relation']): boolean {
  return isYouOrSpouse(relation) || isChild(relation);
}
