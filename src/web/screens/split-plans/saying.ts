import type { WireSplit } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { isParent } from '#domain/person/relation.ts';
import type { PeopleWords } from '#web/forms/quote/people.ts';
import { relationOf } from '#web/forms/quote/people.ts';
import { spokenWords } from '#web/forms/quote/spoken-words.ts';

import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import type { Translate } from '#web/platform/text.tsx';

/** What every sentence about a way is made with. */
export type Saying = { readonly t: Translate; readonly people: PeopleWords; readonly split: WireSplit };

/** The spouse is called husband or wife, as the quote says. */
export function sayingOf(t: Translate, split: WireSplit): Saying {
  const spouse = split.members.find(({ person }) => person === 'Spouse');
  return { t, people: spokenWords(t, spouse?.gender), split };
}

export const keysOf = (ids: readonly string[]): readonly MemberKey[] => ids.map((id) => memberKeyOf({ id }));
export const money = (amount: number) => formatRupees(rupees(amount));
const everybody = ({ members }: WireSplit) => keysOf(members.map(({ id }) => id));

export function shortNames({ people }: Saying, ids: readonly string[]): string {
  return people.shortLine(keysOf(ids));
}

/** Within a sentence: "you, spouse and son", "parents". */
export function names(saying: Saying, ids: readonly string[]): string {
  if (keysOf(ids).every((key) => isParent(relationOf(key)))) return shortNames(saying, ids).toLowerCase();
  return saying.people.list(keysOf(ids), everybody(saying.split));
}

/** "five". */
export function numberText({ t }: Saying, ids: readonly string[]): string {
  return t('split.number', { count: ids.length });
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function claimantName({ people, split }: Saying, id: string): string {
  return people.inline(memberKeyOf({ id }), everybody(split));
}
