import type { WireProposal } from '#contract/proposal/shapes.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { adultAgeRange, ageInYears, ageOn } from '#domain/person/age.ts';
import { offeredRelation } from '#domain/person/relation-ages.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { answerOf } from '#domain/proposal/form/shown-fields.ts';

export type NomineeChoice = { readonly key: string; readonly answers: Answers };

/**
 * The insured people of whom all is known that a nominee is asked, grown up and not the proposer, as answers of the form.
 * @param offered the relations that the form offers
 */
export function nomineesAmong(
  { members, savedForm: { formData } }: Pick<WireProposal, 'members' | 'savedForm'>,
  offered: ReadonlySet<string>,
  today: IsoDate,
): readonly NomineeChoice[] {
  const insured = formData.insuredMembers ?? {};
  return members.flatMap(({ key }): NomineeChoice[] => {
    const textOf = (field: string) => {
      const answer = answerOf(insured, `${key}.${field}`);
      return typeof answer === 'string' && answer !== '' ? answer : undefined;
    };
    const isOneName = answerOf(insured, `${key}.one_name`) === true;
    const [first, last, born] = [textOf('first_name'), textOf('last_name'), textOf('date_of_birth')];
    const relation = textOf('relationship_with_proposer');
    const date = born === undefined ? undefined : parseIsoDate(born);
    const age = date && ageOn(date, today);
    if (!first || !(last || isOneName) || !relation || relation === 'self' || !date || !age) return [];
    if (ageInYears(age) < adultAgeRange.min) return [];
    return [
      {
        key,
        answers: {
          nominee_first_name: first,
          nominee_one_name: isOneName,
          ...(!isOneName && last ? { nominee_last_name: last } : {}),
          nominee_relationship: offeredRelation(relation, offered),
          nominee_date_of_birth: date,
        },
      },
    ];
  });
}

/** Whose answers stand in the form; undefined while they are somebody else's, or none. */
export function nomineeIn(choices: readonly NomineeChoice[], answers: Answers): string | undefined {
  const isSelected = ({ answers: own }: NomineeChoice) =>
    Object.entries(own).every(([name, answer]) => answerOf(answers, name) === answer);
  return choices.find(isSelected)?.key;
}
