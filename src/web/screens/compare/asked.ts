import type { WireBlock } from '#contract/quote/shapes.ts';
import type { IsoDate } from '#domain/date.ts';
import { eldestYears } from '#web/plan-parts/people/members.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { Column, Comparison } from './load.ts';
import type { Asked } from './rows/row.ts';

type UiData = WireBlock['uidata'];

/** Years of age between which a birth is told; outside them the stay and the wait are nobody's here. */
const childbearing = { from: 18, to: 45 } as const;
const partners: readonly string[] = ['You', 'Spouse', 'Wife'];

/** Somebody here may give birth. */
export function mayGiveBirth({ members, gender: genderOfYou }: Pick<UiData, 'members' | 'gender'>): boolean {
  return members.some(({ person, gender, age }) => {
    const isWoman = (gender ?? (person === 'You' ? genderOfYou : undefined)) !== 'MALE';
    return isWoman && partners.includes(person) && age >= childbearing.from && age <= childbearing.to;
  });
}

type Words = { readonly t: Translate; readonly dateText: (date: IsoDate) => string };

/** What the rows of these columns are made from. */
export function askedOf(
  words: Words,
  { uidata, coverStart }: Pick<Comparison, 'uidata' | 'coverStart'>,
  columns: readonly Column[],
): Asked {
  const { members } = uidata;
  return {
    ...words,
    columns,
    people: members.length,
    eldestAge: eldestYears(members),
    coverStart,
    births: mayGiveBirth(uidata),
  };
}
