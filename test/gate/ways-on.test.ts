import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { topicOfRefusal } from '#domain/help/topic-of-refusal.ts';
import type { FormDefinition } from '#domain/proposal/form/fields.ts';
import type { FailureCode } from '#domain/result.ts';

/**
 * How somebody goes on whose answer is true. `person`: no other answer would be true, so a person is asked. `correct`:
 * every true answer can be written in the form that is asked for. `later`: time or another press ends it. `elsewhere`: its
 * words name another step, plan, document or company. `caller`: no page of ours sends what is refused.
 */
type Ending = 'person' | 'correct' | 'later' | 'elsewhere' | 'caller';

const endings: Readonly<Record<FailureCode, Ending>> = {
  MALFORMED_REQUEST: 'caller',
  BODY_TOO_LARGE: 'caller',
  CONTENT_TYPE_UNSUPPORTED: 'caller',
  UNKNOWN_CALL: 'caller',
  METHOD_NOT_ALLOWED: 'caller',
  CSRF_FAILED: 'later',
  TOO_MANY_REQUESTS: 'later',
  TOO_MANY_TRIES: 'later',
  OVERLOADED: 'later',
  STORE_UNAVAILABLE: 'later',
  NOT_FOUND: 'elsewhere',
  INVALID_ANSWERS: 'correct',
  NO_MEMBER_CHOSEN: 'correct',
  AGE_REQUIRED: 'correct',
  ADULT_AGE_TOO_LOW: 'person',
  ADULT_AGE_TOO_HIGH: 'person',
  CHILD_AGE_TOO_HIGH: 'person',
  KID_AGE_GAP: 'person',
  PARENT_AGE_GAP: 'person',
  IN_LAW_AGE_GAP: 'person',
  SPOUSE_PARENT_AGE_GAP: 'person',
  GRANDPARENT_AGE_GAP: 'person',
  TOO_MANY_CHILDREN: 'person',
  NEWBORN_TOO_YOUNG: 'later',
  NEWBORN_COVERED_FROM: 'later',
  DUPLICATE_MEMBER: 'caller',
  PINCODE_INVALID: 'person',
  PINCODE_ARMY: 'person',
  MOBILE_INVALID: 'person',
  NAME_INVALID: 'person',
  NAME_HAS_SIGN: 'person',
  NAME_NOT_LATIN: 'person',
  ANSWER_REQUIRED: 'correct',
  NAME_REQUIRED: 'correct',
  DATE_REQUIRED: 'correct',
  NUMBER_REQUIRED: 'correct',
  CHOICE_REQUIRED: 'correct',
  YES_OR_NO_REQUIRED: 'correct',
  ANSWER_REPEATED: 'caller',
  ANSWER_UNKNOWN: 'caller',
  ANSWER_TYPE_WRONG: 'caller',
  ANSWER_FIXED: 'caller',
  TEXT_TOO_SHORT: 'correct',
  TEXT_TOO_LONG: 'person',
  TEXT_INVALID: 'correct',
  TEXT_NOT_PRINTABLE: 'person',
  DATE_INVALID: 'correct',
  DATE_IN_FUTURE: 'correct',
  DATE_NOT_IN_FUTURE: 'correct',
  DATES_OUT_OF_ORDER: 'correct',
  BEFORE_FIRST_COVER: 'person',
  PORT_TOO_EARLY: 'later',
  PORT_TOO_LATE: 'person',
  PORT_OF_NOBODY: 'person',
  EMAIL_INVALID: 'person',
  PAN_INVALID: 'correct',
  PAN_NOT_PERSONAL: 'correct',
  IFSC_INVALID: 'correct',
  ACCOUNT_NUMBER_INVALID: 'person',
  REPEAT_DIFFERS: 'correct',
  NUMBER_INVALID: 'correct',
  NUMBER_OUT_OF_RANGE: 'correct',
  HEIGHT_OUT_OF_RANGE: 'person',
  WEIGHT_OUT_OF_RANGE: 'person',
  CHOICE_UNKNOWN: 'caller',
  CONDITION_OF_NOBODY: 'caller',
  ILLNESS_OF_ANOTHER: 'correct',
  BIRTH_OF_NOBODY: 'correct',
  DAY_OUTSIDE_COVER: 'elsewhere',
  NOTHING_DISPUTED: 'correct',
  LETTERS_OUT_OF_ORDER: 'correct',
  CONFIRMATION_REQUIRED: 'correct',
  AGE_DIFFERS: 'elsewhere',
  ADULT_REQUIRED: 'person',
  STATE_MISMATCH: 'person',
  IFSC_MERGED: 'person',
  BANK_OTHER: 'person',
  NOMINEE_IS_PROPOSER: 'person',
  APPOINTEE_IS_NOMINEE: 'person',
  TRANSITION_REFUSED: 'elsewhere',
  AMOUNT_MISMATCH: 'later',
  NOBODY_LEFT: 'person',
  PLAN_NOT_OFFERED: 'elsewhere',
  PLAN_NOT_SOLD_ONLINE: 'person',
  PRICE_UNAVAILABLE: 'elsewhere',
  PRICE_PENDING: 'later',
  PRICE_CHANGED: 'later',
  TERM_NOT_SOLD: 'elsewhere',
  RIDER_NOT_OFFERED: 'elsewhere',
  RIDERS_EXCLUDE_EACH_OTHER: 'elsewhere',
  RIDER_NEEDS_ANOTHER: 'elsewhere',
  RIDER_AGE_OUT_OF_RANGE: 'elsewhere',
  RIDERS_OVER_CAP: 'elsewhere',
  RENEWAL_TOO_EARLY: 'later',
  RENEWAL_EXPIRED: 'elsewhere',
  PROPOSAL_LOCKED: 'elsewhere',
  PROPOSAL_EXPIRED: 'elsewhere',
  STEP_OUT_OF_ORDER: 'elsewhere',
  STALE_PROPOSAL: 'later',
  ANSWERS_CONTRADICT: 'correct',
  SPOUSE_IS_INSURED: 'person',
  HEIGHT_UNLIKELY: 'person',
  WEIGHT_UNLIKELY: 'person',
  RELATION_UNLIKELY: 'person',
  TERMS_NOT_ACCEPTED: 'correct',
  TERMS_CHANGED: 'later',
  CONDITION_NEEDS_OFFLINE: 'person',
  PROOF_NUMBER_INVALID: 'person',
  AADHAAR_NOT_TWELVE: 'correct',
  OTP_INVALID: 'correct',
  OTP_WRONG: 'correct',
  OTP_OVER: 'later',
  OTP_NOT_YET: 'later',
  OTP_NO_MORE: 'elsewhere',
  RESUME_NEEDS_MOBILE: 'elsewhere',
  RESUME_NEEDS_SMS: 'later',
  RESUME_CODE_WRONG: 'correct',
  OPENING_NUMBER_INVALID: 'correct',
  CODES_NOT_BY_MAIL: 'later',
  PASSKEY_REFUSED: 'correct',
  PASSKEYS_FULL: 'correct',
  OPENING_NOT_YET: 'later',
  OPENING_CODE_WRONG: 'correct',
  OPENING_CODE_OVER: 'later',
  CODE_NEEDED: 'elsewhere',
  HOLDER_ONLY: 'elsewhere',
  SECOND_IS_HOLDER: 'correct',
  SECONDS_FULL: 'elsewhere',
  MOBILE_IS_SAME: 'correct',
  REQUEST_ACCEPTED: 'elsewhere',
  REQUEST_WITHDRAWN: 'elsewhere',
  REQUEST_ENDED: 'elsewhere',
  ENDING_CHANGED: 'correct',
  ENDING_NOT_NOW: 'elsewhere',
  CLAIM_WHILE_ENDING: 'elsewhere',
  CLAIM_AFTER_ENDING: 'elsewhere',
  CLAIMS_FULL: 'elsewhere',
  CHANGE_NOT_NOW: 'elsewhere',
  CHANGE_UNDER_WAY: 'elsewhere',
  CHANGE_SAME: 'correct',
  CHANGE_OUTDATED: 'later',
  SHARE_INVALID: 'correct',
  SHARES_NOT_WHOLE: 'correct',
  NOMINEE_TWICE: 'correct',
  RESUME_CODE_OVER: 'later',
  RESUME_NO_MORE_CODES: 'elsewhere',
  CODES_TO_MOBILE_OVER: 'later',
  CALL_BACKS_OVER: 'later',
  CALL_BACKS_FULL: 'later',
  CODE_NOT_SENT: 'later',
  KYC_REQUIRED: 'elsewhere',
  KYC_LOCKED: 'elsewhere',
  KYC_UNAVAILABLE: 'later',
  PAN_EDIT_NOT_OFFERED: 'elsewhere',
  PROPOSAL_DECLINED: 'elsewhere',
  PAYMENT_ALREADY_MADE: 'later',
  PAYMENT_PENDING: 'later',
  PAYMENT_UNAVAILABLE: 'later',
  TOO_MANY_PAYMENT_TRIES: 'later',
  INSURER_UNAVAILABLE: 'later',
  BANK_NOT_FOUND: 'correct',
  SIGNATURE_INVALID: 'caller',
  CONSENT_REQUIRED: 'caller',
  EVENT_REFUSED: 'caller',
  INTERNAL: 'later',
};

test('every refusal that can meet a true answer leads to a person, and no other does', () => {
  const persons = Object.entries(endings).flatMap(([code, ending]) => (ending === 'person' ? [code] : []));
  expect(Object.keys(topicOfRefusal).toSorted()).toEqual(persons.toSorted());
});

const { forms }: { readonly forms: readonly FormDefinition[] } = JSON.parse(
  readFileSync('catalogue/forms.json', 'utf8'),
);

test('whoever is neither female nor male, and whoever lives abroad, is led to a person where the application asks', () => {
  const proposer = forms
    .filter(({ name }) => name === 'proposerDetails')
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
  const topics = ['gender', 'nationality'].map(
    (name) => proposer.find((field) => field.name === name)?.person?.topic,
  );
  expect(topics).toEqual(['gender', 'abroad']);
});

/** Questions that no rule refuses and whose answers do not fit everybody: what draws them, and to whom it leads. */
const questions: readonly (readonly [file: string, topics: readonly string[]])[] = [
  ['src/web/screens/choose-member/parts/groups.tsx', ['relation', 'family', 'gender']],
  ['src/web/screens/member-details/view.tsx', ['age']],
  ['src/web/screens/address-details/view.tsx', ['abroad']],
  ['src/web/screens/intro/picker.tsx', ['abroad']],
  ['src/web/screens/landing/parts/gender-pincode.tsx', ['gender', 'abroad']],
  ['src/web/screens/landing/parts/members.tsx', ['relation', 'family']],
];

test.each(questions)(
  'where the quote asks what does not fit everybody, it leads to a person: %s',
  (file, topics) => {
    const source = readFileSync(file, 'utf8');
    expect(
      [...source.matchAll(/<(?:AskPerson|PersonLink) topic="(\w+)"/g)].map(([, topic]) => topic),
    ).toEqual(topics);
  },
);
