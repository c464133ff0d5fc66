import type { FieldKind, FormName } from '../fields.ts';

/**
 * The fields that rules of this folder, and the page of health, read by name. A rule whose field is missing is silent, so a catalogue has to
 * keep them: its loader and its tests check this list.
 */
export const ruleFields: Readonly<Record<FormName, Readonly<Record<string, FieldKind>>>> = {
  proposerDetails: {
    first_name: 'name',
    last_name: 'name',
    date_of_birth: 'date-of-birth',
    gender: 'gender',
    mobile: 'mobile',
    email: 'email',
    pincode: 'pincode',
    state: 'choice',
    pan: 'pan',
  },
  insuredMembers: {
    first_name: 'name',
    last_name: 'name',
    date_of_birth: 'date-of-birth',
    gender: 'gender',
    relationship_with_proposer: 'choice',
  },
  nomineeDetails: {
    nominee_first_name: 'name',
    nominee_last_name: 'name',
    nominee_date_of_birth: 'date-of-birth',
    appointee_first_name: 'name',
    appointee_last_name: 'name',
  },
  bankDetails: { ifsc: 'ifsc', account_number: 'account-number', account_holder_name: 'name' },
  portabilityDetails: {
    moving: 'yes-no',
    current_insurer: 'text',
    current_policy_number: 'text',
    first_inception_date: 'date',
    current_start_date: 'date',
    current_end_date: 'date',
    current_sum_insured: 'amount',
    current_bonus: 'amount',
    current_maternity: 'yes-no',
    all_members_covered: 'yes-no',
    covered_there: 'radio',
    covered_since: 'date',
  },
  medicalDetails: {
    has_condition: 'yes-no',
    conditions: 'checkboxes',
    condition_since: 'month',
    nothing_else: 'tick',
  },
  lifeStyleDetails: {
    smoke: 'yes-no',
    tobacco: 'yes-no',
    alcohol: 'yes-no',
    exercise: 'choice',
    nothing_else: 'tick',
  },
};
