import type { IsoDate } from '../date.ts';
import { ageInYears, ageOn } from '../person/age.ts';
import { insuredMembers } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { channelBehaviours, isSameSale, type SaleChannel } from '../quote/channel.ts';
import { dateAnswer, declaredPincode } from './form/declared.ts';
import { type Answers, type FormAnswers, withoutErased } from './form/fields.ts';
import { fieldName } from './form/forms.ts';
import type { Proposal, TakenOver } from './proposal.ts';
import { stepOf } from './steps.ts';

/** Forms of which an application can take over answers: none on health. */
export const formsToTakeOver = [
  'proposerDetails',
  'insuredMembers',
  'nomineeDetails',
  'bankDetails',
] as const satisfies readonly TakenOver['forms'][number][];

type Draft = Pick<Proposal, 'members' | 'pincode' | 'channel' | 'partner'>;
type Earlier = Pick<Proposal, 'channel' | 'partner' | 'forms' | 'members' | 'pincode'>;

/** Where one lives prices the plan: it is taken over for a quote of the same place alone. */
const addressFields = ['address', 'street', 'area', 'landmark', 'pincode', 'city', 'state'];
/** Who somebody is. Height, weight and health are said anew for each application. */
const identityFields = [
  'first_name',
  'one_name',
  'middle_name',
  'last_name',
  'date_of_birth',
  'occupation',
  'marital_status',
];

/** Whether answers go from one sale into another: not at a counter where one device serves many buyers. */
export function mayTakeOver(draft: Draft, earlier: Earlier): boolean {
  return channelBehaviours[draft.channel].mergesFilledValues && isSameSale(saleOf(draft), saleOf(earlier));
}

function saleOf({ channel, partner }: Draft | Earlier): SaleChannel {
  return { channel, partner };
}

/**
 * What an earlier application says of the buyer, as far as it can be true of this draft. A date of birth that is not of the
 * quoted age is left out, since it would change the price. Nothing on health is in it.
 */
export function proposerAnswers(draft: Draft, earlier: Earlier, coverStart: IsoDate): Answers {
  const answers = withoutErased(earlier.forms.proposerDetails ?? {});
  const you = insuredMembers(draft.members).find(({ relation }) => relation === 'You');
  const isElsewhere = declaredPincode(earlier.pincode, earlier.forms) !== draft.pincode;
  const isOfOtherAge = you !== undefined && !isOfAge(you, answers.date_of_birth, coverStart);
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) =>
        !(isElsewhere && addressFields.includes(name)) && !(isOfOtherAge && name === 'date_of_birth'),
    ),
  );
}

/**
 * Who the insured people are, each from the newest application that names somebody of that relation, gender and age.
 * @param earlier the newest first
 */
export function insuredAnswers(draft: Draft, earlier: readonly Earlier[], coverStart: IsoDate): Answers {
  const of = insuredMembers(draft.members).map((member): Answers => {
    for (const { members, forms } of earlier)
      for (const other of insuredMembers(members)) {
        const answers = namesOf(other, forms.insuredMembers);
        if (isAlike(member, other) && isOfAge(member, answers.date_of_birth, coverStart))
          return Object.fromEntries(
            Object.entries(answers).map(([name, answer]) => [fieldName(member.key, name), answer]),
          );
      }
    return {};
  });
  return Object.assign({}, ...of);
}

function isAlike(one: Member, other: Member): boolean {
  return one.relation === other.relation && one.gender === other.gender;
}

function isOfAge({ age }: Member, birth: Answers[string] | undefined, coverStart: IsoDate): boolean {
  const date = dateAnswer(birth);
  const actual = date && ageOn(date, coverStart);
  return actual !== undefined && age !== undefined && ageInYears(actual) === ageInYears(age);
}

function namesOf({ key }: Member, form: FormAnswers = {}): Answers {
  return withoutErased(
    Object.fromEntries(identityFields.map((name) => [name, form[fieldName(key, name)] ?? null])),
  );
}

/** Where the proposer is somebody else, the nominee and the bank account that were taken over with the former are not theirs. */
export function withoutTakenOver(proposal: Proposal): Proposal {
  const { takenOver, forms, completed } = proposal;
  if (!takenOver) return proposal;
  const formerForms = (['nomineeDetails', 'bankDetails'] as const).filter((form) =>
    takenOver.forms.includes(form),
  );
  const steps = formerForms.map(stepOf);
  return {
    ...proposal,
    forms: Object.fromEntries(
      Object.entries(forms).filter(([form]) => formerForms.every((one) => one !== form)),
    ),
    completed: completed.filter((step) => !steps.includes(step)),
    takenOver: {
      ...takenOver,
      forms: takenOver.forms.filter((form) => formerForms.every((one) => one !== form)),
      kyc: false,
    },
  };
}
