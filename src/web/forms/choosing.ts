import type { MemberKey } from '#domain/person/member.ts';
import { childKey, parseMemberKey } from '#domain/person/member-key.ts';
import { type ChildRelation, type Gender, maxChildrenPerKind } from '#domain/person/relation.ts';
import { type Draft, emptyMember, type MemberDraft, memberDraft } from '#web/browser/storage/draft-shape.ts';

/** The age that was typed stays, so that unticking by mistake loses nothing. */
export function insure(draft: Draft, key: MemberKey, insured: boolean): Draft {
  return change(draft, key, { insured });
}

export function change(draft: Draft, key: MemberKey, facts: Partial<MemberDraft>): Draft {
  const member = { ...memberDraft(draft, key), ...facts };
  return { ...draft, members: { ...draft.members, [key]: member } };
}

function childKeys(relation: ChildRelation): readonly MemberKey[] {
  return Array.from({ length: maxChildrenPerKind }, (_, index) => childKey(relation, index));
}

export function countOf(draft: Draft, relation: ChildRelation): number {
  return childKeys(relation).filter((key) => memberDraft(draft, key).insured).length;
}

/** The first `count` sons or daughters are insured. */
export function setCount(draft: Draft, relation: ChildRelation, count: number): Draft {
  return childKeys(relation).reduce((next, key, index) => insure(next, key, index < count), draft);
}

/** One person less; the younger ones of the same kind move up, so that no number is left out. */
export function leaveOut(draft: Draft, key: MemberKey): Draft {
  const parts = parseMemberKey(key);
  if (parts?.index === undefined) return insure(draft, key, false);
  const all = childKeys(parts.relation).map((each) => memberDraft(draft, each));
  const remaining = [...all.filter((_, index) => index !== parts.index), emptyMember];
  const moved = childKeys(parts.relation).map((each, index) => [each, remaining[index] ?? emptyMember]);
  return { ...draft, members: { ...draft.members, ...Object.fromEntries(moved) } };
}

export function sayGender(draft: Draft, who: 'You' | 'Spouse', gender: Gender): Draft {
  return who === 'You' ? { ...draft, genderOfYou: gender } : { ...draft, genderOfSpouse: gender };
}
