import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { Gender } from '#domain/person/relation.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { type PeopleWords, peopleWords } from '#web/forms/quote/people.ts';
import { type Translate, useText } from '#web/platform/text.tsx';

type Known = { readonly key: string; readonly gender: Gender };
type Named = Known & { readonly name: string | null };

/** The words for the people of a proposal: their genders are known, so the spouse is the husband or the wife. */
export function useMemberWords(members: readonly Known[]): PeopleWords {
  const t = useText();
  const gender = members.find(({ key }) => key === 'Spouse')?.gender;
  const spoken: Translate = (...[id, values]) =>
    t(gender && id === 'people.Spouse' ? `people.${spokenAs('Spouse', gender)}` : id, values);
  return peopleWords(spoken);
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
