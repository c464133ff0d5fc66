import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { type ConditionId, conditionId } from '#domain/ids.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { type Age, ageInYears, ageOn } from '#domain/person/age.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { type Habit, habits } from '#domain/person/lifestyle.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import type { Proposal } from '../proposal.ts';
import type { Answer, FormAnswers } from './fields.ts';
import { fieldName } from './forms.ts';

type Forms = Proposal['forms'];

/**
 * The people as the forms declare them; what is not answered yet stays as the quote said it. Rating these tells whether
 * the price still holds; `PRICE_CHANGED` with its lines when it does not.
 */
export function declaredMembers(members: readonly Member[], forms: Forms, coverStart: IsoDate): Member[] {
  return memberAgesFrom(members, forms, coverStart).map((member) => ({
    ...member,
    conditions: declaredConditions(member, forms.medicalDetails),
    habits: declaredHabits(member, forms.lifeStyleDetails),
  }));
}

/** Once a date of birth is known the age follows it: age last birthday on the day cover starts. */
export function memberAgesFrom(members: readonly Member[], forms: Forms, coverStart: IsoDate): Member[] {
  return members.map((member) => ({
    ...member,
    age: ageFromForm(member, forms.insuredMembers, coverStart) ?? member.age,
  }));
}

/** The proposer's own pincode once it is given: it prices the plan, the quote's did until then. */
export function declaredPincode(quoted: string, forms: Forms): string {
  const own = forms.proposerDetails?.pincode;
  return typeof own === 'string' && isPincode(own) ? own : quoted;
}

export type AgeDifference = {
  readonly member: MemberKey;
  /** Name of the answer that gives the other age. */
  readonly field: string;
  /** Whole years, as they price. */
  readonly quoted: number;
  readonly actual: number;
};

/** Whose date of birth gives another age than the quote was priced with: the price changes by it, and names it as the cause. */
export function ageDifferences(
  members: readonly Member[],
  forms: Forms,
  coverStart: IsoDate,
): AgeDifference[] {
  return insuredMembers(members).flatMap((member): AgeDifference[] => {
    const age = ageFromForm(member, forms.insuredMembers, coverStart);
    if (age === undefined || member.age === undefined) return [];
    const [quoted, actual] = [ageInYears(member.age), ageInYears(age)];
    return quoted === actual ? [] : [{ member: member.key, field: birthField(member), quoted, actual }];
  });
}

export function birthField(member: Member): string {
  return fieldName(member.key, 'date_of_birth');
}

function ageFromForm(member: Member, answers: FormAnswers | undefined, coverStart: IsoDate): Age | undefined {
  const date = dateAnswer(answers?.[birthField(member)]);
  return date === undefined ? undefined : ageOn(date, coverStart);
}

export function dateAnswer(answer: Answer | null | undefined): IsoDate | undefined {
  return typeof answer === 'string' ? parseIsoDate(answer) : undefined;
}

function declaredConditions(member: Member, answers: FormAnswers | undefined): readonly ConditionId[] {
  const has = answers?.[fieldName(member.key, 'has_condition')];
  if (has === 'no') return [];
  const answer = answers?.[fieldName(member.key, 'conditions')];
  if (has !== 'yes' || !Array.isArray(answer)) return member.conditions;
  return answer.map((id) => conditionId(Number(id)));
}

function declaredHabits(member: Member, answers: FormAnswers | undefined): readonly Habit[] {
  return habits.filter((habit) => {
    const answer = answers?.[fieldName(member.key, habit)];
    if (answer === undefined || answer === null) return member.habits.includes(habit);
    return habit === 'exercise' ? answer !== 'never' : answer === 'yes';
  });
}
