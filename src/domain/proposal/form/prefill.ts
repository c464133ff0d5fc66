import type { Place } from '#domain/location/place.ts';
import type { Rupees } from '#domain/money.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Member } from '#domain/person/member.ts';
import { isYouOrSpouse, kinOf } from '#domain/person/relation.ts';
import { relationIds } from '#domain/person/relation-ages.ts';
import type { Proposal } from '../proposal.ts';
import { spokenAs } from '../spoken-relation.ts';
import type { Answer, FieldDefinition, FormAnswers, FormName } from './fields.ts';

/** What a form is built about. */
export type FormSubject = Pick<Proposal, 'members' | 'genderOfYou' | 'pincode' | 'forms' | 'renewal'> & {
  /** The people, of the ages that their dates of birth say where these are given. */
  readonly aged: readonly Member[];
  /** One year's share of the price. */
  readonly annualPremium: Rupees;
};

/** `fixed`: it cannot be answered otherwise here; it is changed, or was erased, where it comes from. */
export type Prefill = {
  readonly answer: Answer | null;
  readonly from: 'quote' | 'proposer' | 'pincode' | 'only-choice';
  readonly fixed: boolean;
};

/**
 * What is known already, so that nobody is asked twice. A "no" is never filled in for a medical or lifestyle question:
 * that is a declaration, and only its maker can make it.
 */
export function prefillOf(
  form: FormName,
  field: FieldDefinition,
  member: Member | undefined,
  subject: FormSubject,
  place: Place | undefined,
): Prefill | undefined {
  if (form === 'proposerDetails') return proposerPrefill(field, subject, certain(place));
  if (form === 'bankDetails') return holderPrefill(field, subject.forms.proposerDetails);
  if (member === undefined) return undefined;
  if (form === 'insuredMembers') return insuredPrefill(field, member, subject);
  if (form === 'medicalDetails') return conditionsPrefill(field, member);
  if (form === 'lifeStyleDetails') return habitPrefill(field, member);
  return undefined;
}

/** A question with one answer is a statement: it is said, and not asked. */
function onlyAnswer({ choices: [only, ...others] }: FieldDefinition): Prefill | undefined {
  return only && others.length === 0 ? { answer: only.id, from: 'only-choice', fixed: true } : undefined;
}

const isSpouse = ({ relation }: Member) => kinOf(relation) === 'spouse';

/** You and your spouse, where the spouse is insured here. */
export function marriedMembers(members: readonly Member[]): readonly Member[] {
  const insured = insuredMembers(members);
  return insured.some(isSpouse) ? insured.filter(({ relation }) => isYouOrSpouse(relation)) : [];
}

function proposerPrefill(
  field: FieldDefinition,
  subject: FormSubject,
  place: Place | undefined,
): Prefill | undefined {
  const you = insuredMembers(subject.members).find((member) => member.relation === 'You');
  if (field.name === 'gender' && you) return { answer: you.gender, from: 'quote', fixed: true };
  if (field.name === 'gender' && subject.genderOfYou)
    return { answer: subject.genderOfYou, from: 'quote', fixed: false };
  if (field.name === 'nationality') return onlyAnswer(field);
  if (field.name === 'marital_status' && marriedMembers(subject.members).length > 0) return married;
  if (field.name === 'pincode') return { answer: subject.pincode, from: 'quote', fixed: false };
  if (field.name === 'city' && place) return { answer: place.district.en, from: 'pincode', fixed: false };
  if (field.name === 'state' && place) {
    const state = stateChoice(field, place);
    return state === undefined ? undefined : { answer: state, from: 'pincode', fixed: false };
  }
  return undefined;
}

/** The buyer's word counts where a place is guessed or lies in two states. */
function certain(place: Place | undefined): Place | undefined {
  return place?.isGuess || place?.alsoIn ? undefined : place;
}

/** The choice that stands for a place's state, by id or by name; a text field takes the English name itself. */
export function stateChoice(field: FieldDefinition, { state }: Pick<Place, 'state'>): string | undefined {
  if (field.choices.length === 0) return state.en;
  return field.choices.find((choice) => choice.id === state.en || choice.label.en === state.en)?.id;
}

function holderPrefill(field: FieldDefinition, proposer: FormAnswers | undefined): Prefill | undefined {
  if (field.name !== 'account_holder_name' || proposer === undefined) return undefined;
  const name = fullNameOf(proposer, '');
  return name === '' ? undefined : { answer: name, from: 'proposer', fixed: false };
}

/**
 * Whose name and birth date the insured You bears. A renewal is of the same people, whoever signs it: their waits and
 * their bonus are nobody else's.
 */
export function proposerOfYou({
  forms,
  renewal,
}: Pick<FormSubject, 'forms' | 'renewal'>): FormAnswers | undefined {
  return renewal ? undefined : forms.proposerDetails;
}

const married: Prefill = { answer: 'married', from: 'quote', fixed: false };
/** Both forms ask these of the proposer and of each insured person: whoever is both answers once. */
const sameInBothForms = [
  'first_name',
  'one_name',
  'middle_name',
  'last_name',
  'date_of_birth',
  'occupation',
  'marital_status',
];

function insuredPrefill(field: FieldDefinition, member: Member, subject: FormSubject): Prefill | undefined {
  if (field.name === 'gender') return { answer: member.gender, from: 'quote', fixed: true };
  if (field.name === 'relationship_with_proposer')
    return { answer: relationshipOf(member, field), from: 'quote', fixed: true };
  if (
    field.name === 'marital_status' &&
    marriedMembers(subject.members).some(({ key }) => key === member.key)
  )
    return { ...married, fixed: true };
  const answer = member.relation === 'You' ? proposerOfYou(subject)?.[field.name] : undefined;
  if (answer === undefined) return undefined;
  return sameInBothForms.includes(field.name) ? { answer, from: 'proposer', fixed: true } : undefined;
}

/** "Husband" or "wife" where the list has the word, and else "spouse". */
function relationshipOf({ relation, gender }: Member, { choices }: FieldDefinition): string {
  const relationship = relationIds[spokenAs(relation, gender)];
  return kinOf(relation) === 'spouse' && choices.every(({ id }) => id !== relationship)
    ? 'spouse'
    : relationship;
}

function conditionsPrefill(field: FieldDefinition, member: Member): Prefill | undefined {
  if (member.conditions.length === 0) return undefined;
  if (field.name === 'has_condition') return { answer: 'yes', from: 'quote', fixed: false };
  return field.name === 'conditions'
    ? { answer: member.conditions.map(String), from: 'quote', fixed: false }
    : undefined;
}

function habitPrefill(field: FieldDefinition, member: Member): Prefill | undefined {
  const hasHabit = member.habits.some((habit) => habit === field.name);
  return hasHabit && field.kind === 'yes-no' ? { answer: 'yes', from: 'quote', fixed: false } : undefined;
}

/** First, middle and last name of the fields with this prefix ("", "nominee_", "Son-0."), blanks left out; the first where it is the only one. */
export function fullNameOf(answers: FormAnswers, prefix: string): string {
  const isOneName = answers[`${prefix}one_name`] === true;
  return (isOneName ? ['first_name'] : ['first_name', 'middle_name', 'last_name'])
    .map((name) => answers[`${prefix}${name}`])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
}
