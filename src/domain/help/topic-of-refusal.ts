import type { Failure, FailureCode } from '../result.ts';
import type { HelpTopic } from './topics.ts';

/**
 * Refusals that can meet a true answer, so that no correction ends them: an adopted child, a name in another script, a
 * daughter of 31 who depends on her parents. Such a refusal leads to a person.
 */
export const topicOfRefusal: { readonly [C in FailureCode]?: HelpTopic } = {
  NOBODY_LEFT: 'family',
  TOO_MANY_CHILDREN: 'family',
  ADULT_AGE_TOO_LOW: 'age',
  ADULT_AGE_TOO_HIGH: 'age',
  CHILD_AGE_TOO_HIGH: 'age',
  ADULT_REQUIRED: 'age',
  KID_AGE_GAP: 'relation',
  PARENT_AGE_GAP: 'relation',
  IN_LAW_AGE_GAP: 'relation',
  SPOUSE_PARENT_AGE_GAP: 'relation',
  GRANDPARENT_AGE_GAP: 'relation',
  RELATION_UNLIKELY: 'relation',
  SPOUSE_IS_INSURED: 'relation',
  HEIGHT_OUT_OF_RANGE: 'body',
  WEIGHT_OUT_OF_RANGE: 'body',
  HEIGHT_UNLIKELY: 'body',
  WEIGHT_UNLIKELY: 'body',
  PINCODE_INVALID: 'place',
  PINCODE_ARMY: 'place',
  STATE_MISMATCH: 'place',
  NAME_INVALID: 'name',
  NAME_HAS_SIGN: 'name',
  NAME_NOT_LATIN: 'name',
  NOMINEE_IS_PROPOSER: 'name',
  APPOINTEE_IS_NOMINEE: 'name',
  MOBILE_INVALID: 'contact',
  EMAIL_INVALID: 'contact',
  ACCOUNT_NUMBER_INVALID: 'bank',
  IFSC_MERGED: 'bank',
  BANK_OTHER: 'bank',
  CONDITION_NEEDS_OFFLINE: 'illness',
  BEFORE_FIRST_COVER: 'porting',
  PORT_TOO_LATE: 'porting',
  PORT_OF_NOBODY: 'porting',
  PROOF_NUMBER_INVALID: 'identity',
  TEXT_TOO_LONG: 'form',
  TEXT_NOT_PRINTABLE: 'form',
  PLAN_NOT_SOLD_ONLINE: 'plan',
};

/** What to be called about after a refusal: of several answers the first that may be true as it stands. */
export function topicOf({ code, fields = [] }: Failure): HelpTopic | undefined {
  const codes = [...fields.map((field) => field.code), code];
  return codes.map((each) => topicOfRefusal[each]).find((topic) => topic !== undefined);
}
