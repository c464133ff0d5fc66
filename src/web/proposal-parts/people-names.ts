import type { WireProposal } from '#contract/proposal/shapes.ts';
import { type Gender, spokenAs } from '#domain/person/relation.ts';
import { type PeopleWords, peopleWords, relationOf } from '#web/forms/quote/people.ts';
import { useText } from '#web/platform/text.tsx';

type Known = { readonly key: string; readonly gender: Gender };
type Named = Known & { readonly name: string | null };

/** The words for the people of a proposal: their genders are known, so a spouse is a husband or a wife. */
export function useMemberWords(members: readonly Known[]): PeopleWords {
  const genders = new Map(members.map(({ key, gender }) => [key, gender]));
  return peopleWords(useText(), (key) => {
    const gender = genders.get(key);
    return gender ? spokenAs(relationOf(key), gender) : relationOf(key);
  });
}

/** "Husband", and once the name is known "Rohan Sharma (husband)". */
export function useMemberNames(members: readonly Named[]): (key: string) => string {
  const people = useMemberWords(members);
  const keys = members.map(({ key }) => key);
  return (key) => {
    const name = members.find((member) => member.key === key)?.name;
    return name ? `${name} (${people.inline(key, keys)})` : people.name(key, keys);
  };
}

/** "You, husband, 1 son and father". */
export function useMemberLine(members: WireProposal['members']): string {
  return useMemberWords(members).line(members.map(({ key }) => key));
}

/** "you, husband, son and father", within a sentence. */
export function useMemberList(members: WireProposal['members']): string {
  const keys = members.map(({ key }) => key);
  return useMemberWords(members).list(keys, keys);
}
