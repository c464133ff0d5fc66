import type { Gender } from '#domain/person/relation.ts';
import { shortNames } from '#domain/proposal/form/declaration/declaration.ts';
import { useText } from '#web/browser/text.tsx';
import type { PeopleWords } from '#web/forms/quote/people.ts';
import { spokenWords } from '#web/forms/quote/spoken-words.ts';

type PersonFacts = { readonly key: string; readonly gender: Gender };
type NamedPerson = PersonFacts & { readonly name: string | null };

/** Gives the words for the people of a proposal. */
export function useMemberWords(members: readonly PersonFacts[]): PeopleWords {
  return spokenWords(useText(), members.find(({ key }) => key === 'Spouse')?.gender);
}

/** "Husband", and once the name is known "Rohan Sharma (husband)". */
export function useMemberNames(members: readonly NamedPerson[]): (key: string) => string {
  const people = useMemberWords(members);
  const keys = members.map(({ key }) => key);
  return (key) => {
    const name = members.find((member) => member.key === key)?.name;
    return name ? `${name} (${people.inline(key, keys)})` : people.name(key, keys);
  };
}

/** It gives "Rohan" where first names tell the people apart, and else the whole name. */
export function useShortNames(
  members: readonly NamedPerson[],
  nameOf: (key: string) => string,
): (key: string) => string {
  const names = shortNames(members.map(({ key, name }) => name ?? nameOf(key)));
  return (key) => names[members.findIndex((member) => member.key === key)] ?? nameOf(key);
}

/** It gives "You, husband, 1 son and father". */
export function useMemberLine(members: readonly PersonFacts[]): string {
  return useMemberWords(members).line(members.map(({ key }) => key));
}

/** It gives "you, husband, son and father", within a sentence. */
export function useMemberList(members: readonly PersonFacts[]): string {
  const keys = members.map(({ key }) => key);
  return useMemberWords(members).list(keys, keys);
}
