/** Every way in which an age can be wrong. */
export type AgeFailureCode =
  | 'AGE_REQUIRED'
  | 'ADULT_AGE_TOO_LOW'
  | 'ADULT_AGE_TOO_HIGH'
  | 'CHILD_AGE_TOO_HIGH'
  | 'NEWBORN_TOO_YOUNG'
  | 'KID_AGE_GAP'
  | 'PARENT_AGE_GAP'
  | 'IN_LAW_AGE_GAP'
  | 'SPOUSE_PARENT_AGE_GAP'
  | 'GRANDPARENT_AGE_GAP';

/** What can be wrong with one answer by itself. */
export type AnswerFailureCode =
  | 'ANSWER_REQUIRED'
  | 'NAME_REQUIRED'
  | 'DATE_REQUIRED'
  | 'NUMBER_REQUIRED'
  | 'CHOICE_REQUIRED'
  | 'YES_OR_NO_REQUIRED'
  | 'ANSWER_TYPE_WRONG'
  | 'CONFIRMATION_REQUIRED'
  | 'CHOICE_UNKNOWN'
  | 'NAME_INVALID'
  | 'NAME_HAS_SIGN'
  | 'NAME_NOT_LATIN'
  | 'DATE_INVALID'
  | 'DATE_IN_FUTURE'
  | 'MOBILE_INVALID'
  | 'EMAIL_INVALID'
  | 'PAN_INVALID'
  | 'PAN_NOT_PERSONAL'
  | 'PINCODE_INVALID'
  | 'PINCODE_ARMY'
  | 'IFSC_INVALID'
  | 'ACCOUNT_NUMBER_INVALID'
  | 'HEIGHT_OUT_OF_RANGE'
  | 'WEIGHT_OUT_OF_RANGE'
  | 'TEXT_TOO_LONG'
  | 'TEXT_TOO_SHORT'
  | 'TEXT_INVALID'
  | 'TEXT_NOT_PRINTABLE'
  | 'NUMBER_INVALID'
  | 'NUMBER_OUT_OF_RANGE';

/** The answers are wrong themselves, whenever they come. */
export type WrongAnswersCode =
  | AgeFailureCode
  | AnswerFailureCode
  | 'INVALID_ANSWERS'
  | 'NO_MEMBER_CHOSEN'
  | 'TOO_MANY_CHILDREN'
  | 'NEWBORN_COVERED_FROM'
  | 'DUPLICATE_MEMBER'
  | 'ANSWER_REPEATED'
  | 'ANSWER_UNKNOWN'
  | 'ANSWER_FIXED'
  | 'DATE_NOT_IN_FUTURE'
  | 'DATES_OUT_OF_ORDER'
  | 'BEFORE_FIRST_COVER'
  | 'PORT_TOO_EARLY'
  | 'PORT_TOO_LATE'
  | 'PORT_OF_NOBODY'
  | 'REPEAT_DIFFERS'
  | 'CONDITION_OF_NOBODY'
  | 'ILLNESS_OF_ANOTHER'
  | 'BIRTH_OF_NOBODY'
  | 'DAY_OUTSIDE_COVER'
  | 'NOTHING_DISPUTED'
  | 'LETTERS_OUT_OF_ORDER'
  | 'AGE_DIFFERS'
  | 'ADULT_REQUIRED'
  | 'STATE_MISMATCH'
  | 'IFSC_MERGED'
  | 'BANK_OTHER'
  | 'NOMINEE_IS_PROPOSER'
  | 'APPOINTEE_IS_NOMINEE'
  | 'NOBODY_LEFT'
  | 'TERM_NOT_SOLD'
  | 'RIDER_NOT_OFFERED'
  | 'RIDERS_EXCLUDE_EACH_OTHER'
  | 'RIDER_NEEDS_ANOTHER'
  | 'RIDER_AGE_OUT_OF_RANGE'
  | 'RIDERS_OVER_CAP'
  | 'ANSWERS_CONTRADICT'
  | 'SPOUSE_IS_INSURED'
  | 'HEIGHT_UNLIKELY'
  | 'WEIGHT_UNLIKELY'
  | 'RELATION_UNLIKELY'
  | 'CONDITION_NEEDS_OFFLINE'
  | 'PROOF_NUMBER_INVALID'
  | 'AADHAAR_NOT_TWELVE'
  | 'OTP_INVALID'
  | 'OTP_WRONG'
  | 'OTP_OVER'
  | 'OTP_NOT_YET'
  | 'OTP_NO_MORE'
  | 'RESUME_NEEDS_MOBILE'
  | 'RESUME_NEEDS_SMS'
  | 'RESUME_CODE_WRONG'
  | 'RESUME_CODE_OVER'
  | 'RESUME_NO_MORE_CODES'
  | 'CODES_TO_MOBILE_OVER'
  | 'OPENING_NUMBER_INVALID'
  | 'CODES_NOT_BY_MAIL'
  | 'OPENING_NOT_YET'
  | 'OPENING_CODE_WRONG'
  | 'OPENING_CODE_OVER'
  | 'CODE_NEEDED'
  | 'HOLDER_ONLY'
  | 'PASSKEY_REFUSED'
  | 'PASSKEYS_FULL'
  | 'SECOND_IS_HOLDER'
  | 'SECONDS_FULL'
  | 'MOBILE_IS_SAME'
  | 'EVENT_REFUSED';

/**
 * Every failure a person or a caller can meet. A code is stable; words for people stand in
 * `words/<language>/failures.ts`, the HTTP status in `server/ground/errors.ts`, both exhaustive over this union.
 */
export type FailureCode =
  | WrongAnswersCode
  | 'MALFORMED_REQUEST'
  | 'BODY_TOO_LARGE'
  | 'CONTENT_TYPE_UNSUPPORTED'
  | 'UNKNOWN_CALL'
  | 'METHOD_NOT_ALLOWED'
  | 'CSRF_FAILED'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_TRIES'
  | 'OVERLOADED'
  | 'STORE_UNAVAILABLE'
  | 'NOT_FOUND'
  | 'TRANSITION_REFUSED'
  | 'AMOUNT_MISMATCH'
  | 'PLAN_NOT_OFFERED'
  | 'PLAN_NOT_SOLD_ONLINE'
  | 'PRICE_UNAVAILABLE'
  | 'PRICE_PENDING'
  | 'PRICE_CHANGED'
  | 'RENEWAL_TOO_EARLY'
  | 'RENEWAL_EXPIRED'
  | 'PROPOSAL_LOCKED'
  | 'PROPOSAL_EXPIRED'
  | 'STEP_OUT_OF_ORDER'
  | 'STALE_PROPOSAL'
  | 'TERMS_NOT_ACCEPTED'
  | 'TERMS_CHANGED'
  | 'CALL_BACKS_OVER'
  | 'CALL_BACKS_FULL'
  | 'CODE_NOT_SENT'
  | 'KYC_REQUIRED'
  | 'KYC_LOCKED'
  | 'KYC_UNAVAILABLE'
  | 'PAN_EDIT_NOT_OFFERED'
  | 'PROPOSAL_DECLINED'
  | 'PAYMENT_ALREADY_MADE'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_UNAVAILABLE'
  | 'TOO_MANY_PAYMENT_TRIES'
  | 'INSURER_UNAVAILABLE'
  | 'REQUEST_ACCEPTED'
  | 'REQUEST_WITHDRAWN'
  | 'REQUEST_ENDED'
  | 'ENDING_CHANGED'
  | 'ENDING_NOT_NOW'
  | 'CLAIM_WHILE_ENDING'
  | 'CLAIM_AFTER_ENDING'
  | 'CLAIMS_FULL'
  | 'CHANGE_NOT_NOW'
  | 'CHANGE_UNDER_WAY'
  | 'CHANGE_SAME'
  | 'CHANGE_OUTDATED'
  | 'SHARE_INVALID'
  | 'SHARES_NOT_WHOLE'
  | 'NOMINEE_TWICE'
  | 'BANK_NOT_FOUND'
  | 'SIGNATURE_INVALID'
  | 'CONSENT_REQUIRED'
  | 'INTERNAL';

/** Values for the words of a message: an amount, a name, an ISO date; never a health fact. */
export type FailureDetail = Readonly<Record<string, string | number>>;

/** `field` is the name of an answer or a dotted path into the payload. */
export type FieldFailure = {
  readonly field: string;
  readonly code: FailureCode;
  readonly detail?: FailureDetail;
};

export type Failure = {
  readonly code: FailureCode;
  readonly fields?: readonly FieldFailure[];
  readonly detail?: FailureDetail;
};

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Failed = { readonly ok: false; readonly failure: Failure };
export type Result<T> = Ok<T> | Failed;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function fail(code: FailureCode, more?: Omit<Failure, 'code'>): Failed {
  return { ok: false, failure: { code, ...more } };
}

/** Marks a branch the compiler proves unreachable; reaching it is a bug. */
export function never(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
