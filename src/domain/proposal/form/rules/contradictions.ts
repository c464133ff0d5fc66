import { insuredMembers } from '#domain/person/family.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { Member } from '#domain/person/member.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { Answers } from '../fields.ts';
import { fieldName, quoteWasWrongField } from '../forms.ts';
import { marriedMembers } from '../prefill.ts';

/**
 * The quote said a condition and the form denies or leaves it out: one of them is wrong, and a wrong declaration costs
 * the claim. It has to be resolved, by the answer or by the buyer's word that the quote was wrong. More conditions than
 * the quote's are no contradiction; they are priced anew.
 */
export function medicalContradictions(members: readonly Member[], answers: Answers): FieldFailure[] {
  return insuredMembers(members).flatMap((member): FieldFailure[] => {
    if (member.conditions.length === 0 || isResolved(member, answers)) return [];
    const has = fieldName(member.key, 'has_condition');
    if (answers[has] === 'no') return [{ field: has, code: 'ANSWERS_CONTRADICT' }];
    const field = fieldName(member.key, 'conditions');
    const answer = answers[field];
    if (!Array.isArray(answer)) return [];
    const isComplete = member.conditions.every((id) => answer.includes(String(id)));
    return isComplete ? [] : [{ field, code: 'ANSWERS_CONTRADICT' }];
  });
}

const denials: Readonly<Record<Habit, string>> = {
  smoke: 'no',
  tobacco: 'no',
  alcohol: 'no',
  exercise: 'never',
};

/** The same for the habits that the quote was priced with. */
export function lifestyleContradictions(members: readonly Member[], answers: Answers): FieldFailure[] {
  return insuredMembers(members).flatMap((member) =>
    isResolved(member, answers)
      ? []
      : member.habits
          .map((habit) => ({ field: fieldName(member.key, habit), denial: denials[habit] }))
          .filter(({ field, denial }) => answers[field] === denial)
          .map(({ field }): FieldFailure => ({ field, code: 'ANSWERS_CONTRADICT' })),
  );
}

/** A buyer of whom a spouse is insured here is married. */
export function maritalContradictions(members: readonly Member[], answers: Answers): FieldFailure[] {
  const status = answers.marital_status;
  if (status === undefined || status === 'married' || marriedMembers(members).length === 0) return [];
  return [{ field: 'marital_status', code: 'SPOUSE_IS_INSURED' }];
}

function isResolved(member: Member, answers: Answers): boolean {
  return answers[fieldName(member.key, quoteWasWrongField)] === true;
}
