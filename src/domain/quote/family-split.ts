import { ageInYears, eldestYears } from '../person/age.ts';
import { areAllParents, byPlace, isDependent, parentSides } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { isChild, isYouOrSpouse, kinOf } from '../person/relation.ts';
import { coveredMembers, isFamily, sharers } from './recommendation.ts';

/** These are the people of one policy, who are alone or share one sum insured. */
export type SplitPart = readonly Member[];

/** Everybody on some policy, nobody on two. `key` names it: "You+Spouse|Father+Mother". */
export type FamilySplit = {
  readonly key: string;
  readonly parts: readonly SplitPart[];
  /** One policy on which each person has an own cover; else the people of a part share one. */
  readonly separate: boolean;
};

/** One way to insure you, the spouse and the children: parents may join the `host` policy. */
type Arrangement = { readonly host: SplitPart | undefined; readonly others: readonly SplitPart[] };

/**
 * The ways to insure these people that have a reason, fewest policies first, whatever order they are given in:
 * - you, the spouse and the children together, with grown-up children apart, or each adult apart with the children
 *   below 18 at either;
 * - with each of these, each side of the parents on the family's policy, on one of its own, or each on an own one;
 * - from each of these that keeps the children with the family, one adult taken off a shared policy: somebody with a
 *   condition, or its eldest.
 * Both sides of the parents and a condition with everybody make 39; grown-up children beside them 56, the most there are.
 */
export function familySplits(members: readonly Member[]): readonly FamilySplit[] {
  const covered = coveredMembers(members);
  if (covered.length === 0) return [];
  const home = covered.filter(({ relation }) => isFamily(relation));
  const floating = sharers(covered);
  const loners = covered.filter((member) => !floating.includes(member));
  const bases = parentSides(covered)
    .reduce<readonly Arrangement[]>(withSide, homeArrangements(home))
    .map(({ host, others }) => [...(host ? [host] : []), ...others, ...each(loners)]);
  const splits = [...bases, ...bases.flatMap(withOneApart)]
    .filter((parts) => parts.every(isPolicy))
    .map(sharedSplit);
  return [...new Map(splits.map((split) => [split.key, split])).values()].sort(
    (left, right) => left.parts.length - right.parts.length || (left.key < right.key ? -1 : 1),
  );
}

function isGrownUpChild(member: Member): boolean {
  return isChild(member.relation) && !isDependent(member);
}

function isPolicy(part: SplitPart): boolean {
  if (part.length === 1) return !part.some(isDependent);
  if (sharers(part).length < part.length) return false;
  if (part.some(({ relation }) => isYouOrSpouse(relation))) return true;
  return areAllParents(part) && new Set(part.map(({ relation }) => kinOf(relation))).size === 1;
}

function homeArrangements(home: readonly Member[]): readonly Arrangement[] {
  if (home.length === 0) return [{ host: undefined, others: [] }];
  const couple = home.filter(({ relation }) => isYouOrSpouse(relation));
  const dependent = home.filter(isDependent);
  const grownUp = home.filter(isGrownUpChild);
  return [
    { host: home, others: [] },
    { host: [...couple, ...dependent], others: each(grownUp) },
    ...couple.map((keeper) => ({
      host: undefined,
      others: [[keeper, ...dependent], ...each(couple.filter((adult) => adult !== keeper)), ...each(grownUp)],
    })),
  ];
}

function withSide(arrangements: readonly Arrangement[], side: readonly Member[]): readonly Arrangement[] {
  return arrangements.flatMap(({ host, others }) => [
    ...(host ? [{ host: [...host, ...side], others }] : []),
    { host, others: [...others, side] },
    { host, others: [...others, ...each(side)] },
  ]);
}

/** Each way to give one adult of a shared policy an own one. */
function withOneApart(parts: readonly SplitPart[]): readonly (readonly SplitPart[])[] {
  if (parts.some((part) => part.length === 1 && part.some(isGrownUpChild))) return [];
  return parts
    .filter((part) => part.length > 1)
    .flatMap((part) =>
      part
        .filter((member) => isWorthParting(member, part))
        .map((member) => [
          ...parts.filter((other) => other !== part),
          part.filter((other) => other !== member),
          [member],
        ]),
    );
}

/** A loading, a refusal or the highest age band of a policy can cost the others more than an own policy does. */
function isWorthParting({ relation, age, conditions }: Member, part: SplitPart): boolean {
  if (isChild(relation)) return false;
  return conditions.length > 0 || (age !== undefined && ageInYears(age) === eldestYears(part));
}

function each(members: readonly Member[]): readonly SplitPart[] {
  return members.map((member) => [member]);
}

/** These people on these policies, each part on one cover. */
export function sharedSplit(parts: readonly SplitPart[]): FamilySplit {
  const sorted = parts
    .map((part) => part.toSorted(byPlace))
    .sort(([left], [right]) => (left && right ? byPlace(left, right) : 0));
  return { key: sorted.map(partKey).join('|'), parts: sorted, separate: false };
}

/** One policy with a cover for each: "You/Spouse/Father". */
export function separateSplit(members: SplitPart): FamilySplit {
  const part = members.toSorted(byPlace);
  return { key: policyKey(part, true), parts: [part], separate: true };
}

/** It is "You+Spouse": the same people always bear the same one. */
export function partKey(part: SplitPart): string {
  return policyKey(part, false);
}

/** "You+Spouse" on one cover, "You/Spouse" with a cover for each. */
export function policyKey(part: SplitPart, separate: boolean): string {
  return part.map(({ key }) => key).join(separate ? '/' : '+');
}
