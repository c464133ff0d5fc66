import type { Bank } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import { normaliseName } from '#domain/identity/name/name.ts';
import type { Place } from '#domain/location/place.ts';
import { adultAgeRange, ageInYears, ageOn, insurableFrom } from '#domain/person/age.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { type Member, memberAgeFailures } from '#domain/person/member.ts';
import { fitsRelation, isRelationId } from '#domain/person/relation-ages.ts';
import { type FieldFailure, never } from '#domain/result.ts';
import { birthField, dateAnswer, memberAgesFrom } from '../declared.ts';
import type { Answer, Answers } from '../fields.ts';
import { type BuiltForm, fieldName, fieldsOf } from '../forms.ts';
import { portabilityFailures } from '../portability.ts';
import { fullNameOf, stateChoice } from '../prefill.ts';
import { bankFailures } from './bank-rules.ts';
import { bodyFailures } from './body-rules.ts';
import { lifestyleContradictions, maritalContradictions, medicalContradictions } from './contradictions.ts';

export type FormContext = {
  readonly today: IsoDate;
  /** The day the ages are counted on. */
  readonly coverStart: IsoDate;
  /** As the quote has them. */
  readonly members: readonly Member[];
  /** The saved proposer's form. */
  readonly proposer: Answers | undefined;
  /** Undefined where the caller has no place table: then the state is not compared. */
  readonly placeOf: (pincode: string) => Place | undefined;
  /** Undefined where the caller has no list of banks: then codes are not compared. */
  readonly banks?: readonly Bank[];
};

/** What is wrong between answers that are each right by themselves. `answers` holds only those. */
export function crossFailures(built: BuiltForm, answers: Answers, context: FormContext): FieldFailure[] {
  switch (built.name) {
    case 'proposerDetails':
      return [
        ...proposerAgeFailures(answers, context),
        ...stateFailures(built, answers, context),
        ...maritalContradictions(context.members, answers),
      ];
    case 'insuredMembers':
      return insuredFailures(answers, context);
    case 'nomineeDetails':
      return nomineeFailures(answers, context);
    case 'bankDetails':
      return [...bankFailures(answers, context.banks ?? [])];
    case 'portabilityDetails':
      return portabilityFailures(answers, context.members, context.today);
    case 'medicalDetails':
      return [...monthFailures(built, answers, context), ...medicalContradictions(context.members, answers)];
    case 'lifeStyleDetails':
      return lifestyleContradictions(context.members, answers);
    default:
      return never(built.name);
  }
}

function proposerAgeFailures(answers: Answers, { today }: FormContext): FieldFailure[] {
  const years = yearsIn(answers, 'date_of_birth', today);
  return years !== undefined && years < adultAgeRange.min
    ? [{ field: 'date_of_birth', code: 'ADULT_REQUIRED' }]
    : [];
}

function stateFailures(built: BuiltForm, answers: Answers, { placeOf }: FormContext): FieldFailure[] {
  const field = fieldsOf(built).find((one) => one.name === 'state');
  const place = typeof answers.pincode === 'string' ? placeOf(answers.pincode) : undefined;
  if (field === undefined || place === undefined || answers.state === undefined) return [];
  const expected = [place, ...(place.alsoIn ?? [])].map((each) => stateChoice(field, each)?.toLowerCase());
  const isOne = expected.includes(undefined) || expected.includes(String(answers.state).toLowerCase());
  return isOne ? [] : [{ field: 'state', code: 'STATE_MISMATCH' }];
}

function insuredFailures(answers: Answers, context: FormContext): FieldFailure[] {
  const { members, coverStart, proposer } = context;
  const aged = memberAgesFrom(members, { insuredMembers: answers }, coverStart);
  const byAge = insuredAgeFailures(answers, aged, coverStart);
  const byRelation = insuredMembers(members).flatMap(({ key }) => {
    const field = fieldName(key, 'date_of_birth');
    const relation = answers[fieldName(key, 'relationship_with_proposer')];
    return byAge.some((failure) => failure.field === field)
      ? []
      : relationFailures(field, relation, answers, proposer, coverStart);
  });
  return [...byAge, ...byRelation, ...bodyFailures(aged, answers)];
}

/** The age rules of the quote again, now by dates of birth, each failure beside the date that causes it. */
function insuredAgeFailures(answers: Answers, aged: readonly Member[], coverStart: IsoDate): FieldFailure[] {
  const byAge = memberAgeFailures(aged);
  return insuredMembers(aged).flatMap((member): FieldFailure[] => {
    const field = birthField(member);
    const date = dateAnswer(answers[field]);
    if (date === undefined) return [];
    if (insurableFrom(date) > coverStart)
      return [{ field, code: 'NEWBORN_COVERED_FROM', detail: { on: insurableFrom(date) } }];
    // In months alone a newborn of 91 days can look too young; the date has just said otherwise.
    return byAge
      .filter(({ field: at, code }) => at === `members.${member.key}.age` && code !== 'NEWBORN_TOO_YOUNG')
      .map(({ code }) => ({ field, code }));
  });
}

function nomineeFailures(answers: Answers, { proposer, today }: FormContext): FieldFailure[] {
  const failures: FieldFailure[] = [];
  if (proposer !== undefined && isProposer(answers, proposer))
    failures.push({ field: 'nominee_first_name', code: 'NOMINEE_IS_PROPOSER' });
  failures.push(
    ...relationFailures('nominee_date_of_birth', answers.nominee_relationship, answers, proposer, today),
  );
  const appointee = plainName(answers, 'appointee_');
  if (appointee !== '' && appointee === plainName(answers, 'nominee_'))
    failures.push({ field: 'appointee_first_name', code: 'APPOINTEE_IS_NOMINEE' });
  return failures;
}

/** A father born after the proposer: the date or the relation was mistyped. Said beside the date. */
function relationFailures(
  field: string,
  relation: Answer | undefined,
  answers: Answers,
  proposer: Answers | undefined,
  on: IsoDate,
): FieldFailure[] {
  const [own, other] = [yearsIn(answers, field, on), yearsIn(proposer ?? {}, 'date_of_birth', on)];
  if (typeof relation !== 'string' || !isRelationId(relation)) return [];
  if (own === undefined || other === undefined) return [];
  return fitsRelation(relation, own, other) ? [] : [{ field, code: 'RELATION_UNLIKELY' }];
}

/** Undefined when the date is not known. */
function yearsIn(answers: Answers, field: string, on: IsoDate): number | undefined {
  const date = dateAnswer(answers[field]);
  const age = date === undefined ? undefined : ageOn(date, on);
  return age && ageInYears(age);
}

/** A child often bears a parent's name, so the date of birth decides when both are known. */
function isProposer(answers: Answers, proposer: Answers): boolean {
  if (plainName(answers, 'nominee_') === '') return false;
  const [own, other] = [answers.nominee_date_of_birth, proposer.date_of_birth];
  const sameBirth = own === undefined || other === undefined || own === other;
  return sameBirth && firstAndLast(answers, 'nominee_') === firstAndLast(proposer, '');
}

function plainName(answers: Answers, prefix: string): string {
  return normaliseName(fullNameOf(answers, prefix)).toLowerCase();
}

/** The nominee's form asks no middle name. */
function firstAndLast(answers: Answers, prefix: string): string {
  return plainName({ ...answers, [`${prefix}middle_name`]: '' }, prefix);
}

/** What began cannot begin later; what is due cannot be over. */
function monthFailures(built: BuiltForm, answers: Answers, { today }: FormContext): FieldFailure[] {
  const thisMonth = today.slice(0, 7);
  return fieldsOf(built).flatMap(({ name, question }): FieldFailure[] => {
    const month = answers[name];
    if (typeof month !== 'string') return [];
    if (question === 'condition_since' && month > thisMonth) return [{ field: name, code: 'DATE_IN_FUTURE' }];
    return question === 'pregnancy_due' && month < thisMonth
      ? [{ field: name, code: 'DATE_NOT_IN_FUTURE' }]
      : [];
  });
}
