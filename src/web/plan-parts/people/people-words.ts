import type { WireMember } from '#contract/quote/shapes.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { spokenWords } from '#web/forms/quote/spoken-words.ts';
import { memberKeyOf } from './members.ts';

export type CoveredWords = {
  /** It gives "You 34", "Son 8 months". */
  readonly aged: (member: WireMember) => string;
  /** It gives "You 34, spouse 36, daughter 6". */
  readonly agedLine: (members: readonly WireMember[]) => string;
  /** It gives "Spouse’s high blood pressure", "Your migraine". */
  readonly whose: (member: WireMember, thing: string) => string;
  /** It gives "Spouse", "Son 2". */
  readonly name: (member: WireMember) => string;
  /** It gives "spouse", "son 2", within a sentence. */
  readonly inline: (member: WireMember) => string;
};

/** Words for the covered people of one block. */
export function coveredWords(t: Translate, all: readonly WireMember[]): CoveredWords {
  const words = spokenWords(t, all.find(({ person }) => person === 'Spouse')?.gender);
  const keys = all.map(memberKeyOf);
  const name = (member: WireMember) => words.name(memberKeyOf(member), keys);
  const withAge = (text: string, { age, age_in_months: months }: WireMember) =>
    age === 0 && months !== undefined
      ? t('plan.age.months', { name: text, months })
      : t('plan.age.years', { name: text, years: age });
  return {
    name,
    inline: (member) => words.inline(memberKeyOf(member), keys),
    aged: (member) => withAge(name(member), member),
    agedLine: (members) =>
      members
        .map((member, at) =>
          withAge(at === 0 ? name(member) : words.inline(memberKeyOf(member), keys), member),
        )
        .join(', '),
    whose: (member, thing) =>
      member.person === 'You'
        ? t('plan.whose.you', { thing })
        : t('plan.whose', { name: name(member), thing }),
  };
}

export function useCovered(all: readonly WireMember[]): CoveredWords {
  return coveredWords(useText(), all);
}
