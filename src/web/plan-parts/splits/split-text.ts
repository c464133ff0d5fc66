import type { MemberKey } from '#domain/person/member.ts';
import { isParent } from '#domain/person/relation.ts';
import type { Translate } from '#web/browser/text.tsx';
import { type PeopleWords, relationOf } from '#web/forms/quote/people.ts';
import { memberKeyOf } from '../people/members.ts';

/** What every sentence about a way to cover people is made with. */
export type SplitTextContext = {
  readonly t: Translate;
  readonly people: PeopleWords;
  /** Everybody, and who has the long illness. */
  readonly split: { readonly members: readonly { readonly id: string }[]; readonly claimant: string | null };
};

export const keysOf = (ids: readonly string[]): readonly MemberKey[] => ids.map((id) => memberKeyOf({ id }));
const everybody = ({ members }: SplitTextContext['split']) => keysOf(members.map(({ id }) => id));

export function shortNames({ people }: SplitTextContext, ids: readonly string[]): string {
  return people.shortLine(keysOf(ids));
}

/** Within a sentence it gives "you, spouse and son", "parents". */
export function names(text: SplitTextContext, ids: readonly string[]): string {
  if (keysOf(ids).every((key) => isParent(relationOf(key)))) return shortNames(text, ids).toLowerCase();
  return text.people.list(keysOf(ids), everybody(text.split));
}

/** It gives "five". */
export function numberText({ t }: SplitTextContext, ids: readonly string[]): string {
  return t('split.number', { count: ids.length });
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function claimantName({ people, split }: SplitTextContext, id: string): string {
  return people.inline(memberKeyOf({ id }), everybody(split));
}
