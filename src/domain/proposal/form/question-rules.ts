import { type Rupees, rupees } from '#domain/money.ts';
import { mayBePregnant } from '#domain/person/birth.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Member } from '#domain/person/member.ts';
import type { FieldDefinition, FormAnswers, FormName } from './fields.ts';

type People = readonly Member[];
type NamedField = Pick<FieldDefinition, 'name'>;

const somebodyMayBePregnant = (insured: People) => insured.some((one) => mayBePregnant(one, insured));

const areSeveral = (insured: People) => insured.length > 1;

type QuestionRules = ReadonlyMap<string, (insured: People) => boolean>;

/** Questions that are asked only where somebody insured can be meant. */
const only: Readonly<Partial<Record<FormName, QuestionRules>>> = {
  medicalDetails: new Map([
    ['pregnant', somebodyMayBePregnant],
    ['pregnancy_due', somebodyMayBePregnant],
  ]),
  portabilityDetails: new Map([
    ['current_maternity', somebodyMayBePregnant],
    ['all_members_covered', areSeveral],
    ['covered_there', areSeveral],
    ['covered_since', areSeveral],
  ]),
};

/**
 * Whether a question is about anybody who is insured here. One that is not is neither shown nor waited for, an answer
 * saved to it is left out, and one that is sent is refused as every name is that the form does not ask.
 */
export function isAboutAnyone(form: FormName, { name }: NamedField, members: People): boolean {
  const rule = only[form]?.get(name);
  return rule === undefined || rule(insuredMembers(members));
}

/** The insured You bears the proposer's name: who gave one is not asked again whether it has a middle, or is one only. */
export function isAnsweredByProposer(
  form: FormName,
  { name }: NamedField,
  member: Member | undefined,
  proposer: FormAnswers | undefined,
): boolean {
  if (form !== 'insuredMembers' || member?.relation !== 'You') return false;
  if (typeof proposer?.first_name !== 'string') return false;
  if (name === 'one_name') return proposer.one_name !== true;
  return name === 'middle_name' && (proposer.middle_name ?? '') === '';
}

/** Above this premium a year the tax number is asked by law; its alternative on paper is not offered online. */
export const panNeededAbove = rupees(50_000);

/** Questions that may be left out until the price makes the law ask them. */
export function isRequired(
  form: FormName,
  { name, required }: NamedField & Pick<FieldDefinition, 'required'>,
  annualPremium: Rupees,
): boolean {
  return required || (form === 'proposerDetails' && name === 'pan' && annualPremium > panNeededAbove);
}
