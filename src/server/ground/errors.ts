import { type CallName, saveCallOf } from '#contract/call/calls.ts';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { Failure, FailureCode } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { wireFailure } from './words/failure-words.ts';

/** 422: the answers themselves are wrong. 409: they are fine, but not at this point. 503: somebody behind us is away. */
const statuses: Readonly<Record<FailureCode, number>> = {
  MALFORMED_REQUEST: 400,
  BODY_TOO_LARGE: 413,
  CONTENT_TYPE_UNSUPPORTED: 415,
  UNKNOWN_CALL: 404,
  METHOD_NOT_ALLOWED: 405,
  CSRF_FAILED: 403,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_TRIES: 429,
  OVERLOADED: 503,
  STORE_UNAVAILABLE: 503,
  NOT_FOUND: 404,
  INVALID_ANSWERS: 422,
  NO_MEMBER_CHOSEN: 422,
  AGE_REQUIRED: 422,
  ADULT_AGE_TOO_LOW: 422,
  ADULT_AGE_TOO_HIGH: 422,
  CHILD_AGE_TOO_HIGH: 422,
  KID_AGE_GAP: 422,
  PARENT_AGE_GAP: 422,
  IN_LAW_AGE_GAP: 422,
  SPOUSE_PARENT_AGE_GAP: 422,
  GRANDPARENT_AGE_GAP: 422,
  TOO_MANY_CHILDREN: 422,
  NEWBORN_TOO_YOUNG: 422,
  NEWBORN_COVERED_FROM: 422,
  DUPLICATE_MEMBER: 422,
  PINCODE_INVALID: 422,
  PINCODE_ARMY: 422,
  MOBILE_INVALID: 422,
  NAME_INVALID: 422,
  NAME_HAS_SIGN: 422,
  NAME_NOT_LATIN: 422,
  ANSWER_REQUIRED: 422,
  NAME_REQUIRED: 422,
  DATE_REQUIRED: 422,
  NUMBER_REQUIRED: 422,
  CHOICE_REQUIRED: 422,
  YES_OR_NO_REQUIRED: 422,
  ANSWER_REPEATED: 422,
  ANSWER_UNKNOWN: 422,
  ANSWER_TYPE_WRONG: 422,
  ANSWER_FIXED: 422,
  TEXT_TOO_SHORT: 422,
  TEXT_TOO_LONG: 422,
  TEXT_INVALID: 422,
  TEXT_NOT_PRINTABLE: 422,
  DATE_INVALID: 422,
  DATE_IN_FUTURE: 422,
  DATE_NOT_IN_FUTURE: 422,
  DATES_OUT_OF_ORDER: 422,
  BEFORE_FIRST_COVER: 422,
  PORT_TOO_EARLY: 422,
  PORT_TOO_LATE: 422,
  PORT_OF_NOBODY: 422,
  EMAIL_INVALID: 422,
  PAN_INVALID: 422,
  PAN_NOT_PERSONAL: 422,
  IFSC_INVALID: 422,
  ACCOUNT_NUMBER_INVALID: 422,
  REPEAT_DIFFERS: 422,
  NUMBER_INVALID: 422,
  NUMBER_OUT_OF_RANGE: 422,
  HEIGHT_OUT_OF_RANGE: 422,
  WEIGHT_OUT_OF_RANGE: 422,
  CHOICE_UNKNOWN: 422,
  CONDITION_OF_NOBODY: 422,
  CONFIRMATION_REQUIRED: 422,
  AGE_DIFFERS: 422,
  CONDITION_NEEDS_OFFLINE: 422,
  PROOF_NUMBER_INVALID: 422,
  AADHAAR_NOT_TWELVE: 422,
  OTP_INVALID: 422,
  OTP_WRONG: 422,
  OTP_OVER: 422,
  OTP_NOT_YET: 422,
  OTP_NO_MORE: 422,
  RESUME_NEEDS_MOBILE: 422,
  RESUME_NEEDS_SMS: 422,
  RESUME_CODE_WRONG: 422,
  RESUME_CODE_OVER: 422,
  RESUME_NO_MORE_CODES: 422,
  CODES_TO_MOBILE_OVER: 422,
  CALL_BACKS_OVER: 429,
  CALL_BACKS_FULL: 429,
  CODE_NOT_SENT: 503,
  ADULT_REQUIRED: 422,
  STATE_MISMATCH: 422,
  IFSC_MERGED: 422,
  BANK_OTHER: 422,
  NOMINEE_IS_PROPOSER: 422,
  APPOINTEE_IS_NOMINEE: 422,
  TRANSITION_REFUSED: 409,
  AMOUNT_MISMATCH: 409,
  NOBODY_LEFT: 422,
  PLAN_NOT_OFFERED: 409,
  PLAN_NOT_SOLD_ONLINE: 409,
  PRICE_UNAVAILABLE: 409,
  PRICE_PENDING: 409,
  PRICE_CHANGED: 409,
  TERM_NOT_SOLD: 422,
  RIDER_NOT_OFFERED: 422,
  RIDERS_EXCLUDE_EACH_OTHER: 422,
  RIDER_NEEDS_ANOTHER: 422,
  RIDER_AGE_OUT_OF_RANGE: 422,
  RIDERS_OVER_CAP: 422,
  RENEWAL_TOO_EARLY: 409,
  RENEWAL_EXPIRED: 409,
  PROPOSAL_LOCKED: 409,
  PROPOSAL_EXPIRED: 409,
  STEP_OUT_OF_ORDER: 409,
  STALE_PROPOSAL: 409,
  ANSWERS_CONTRADICT: 422,
  SPOUSE_IS_INSURED: 422,
  HEIGHT_UNLIKELY: 422,
  WEIGHT_UNLIKELY: 422,
  RELATION_UNLIKELY: 422,
  TERMS_CHANGED: 409,
  TERMS_NOT_ACCEPTED: 409,
  KYC_REQUIRED: 409,
  KYC_LOCKED: 409,
  KYC_UNAVAILABLE: 503,
  PAN_EDIT_NOT_OFFERED: 409,
  PROPOSAL_DECLINED: 409,
  PAYMENT_ALREADY_MADE: 409,
  PAYMENT_PENDING: 409,
  PAYMENT_UNAVAILABLE: 503,
  TOO_MANY_PAYMENT_TRIES: 429,
  INSURER_UNAVAILABLE: 503,
  BANK_NOT_FOUND: 404,
  SIGNATURE_INVALID: 400,
  CONSENT_REQUIRED: 403,
  EVENT_REFUSED: 422,
  INTERNAL: 500,
};

export type HttpFailure = { readonly status: number; readonly failure: WireFailure };

export function httpFailure(say: Say, failure: Failure): HttpFailure {
  return { status: statuses[failure.code], failure: wireFailure(say, failure) };
}

const saveCalls: readonly CallName[] = Object.values(saveCallOf);

/** What a bug becomes: nothing of it is told. A save of a proposal form says the specification's sentence (section 8). */
export function bugFailure(say: Say, call: CallName | undefined): HttpFailure {
  const { status, failure } = httpFailure(say, { code: 'INTERNAL' });
  const isSave = call !== undefined && saveCalls.includes(call);
  return { status, failure: isSave ? { ...failure, message: say('failure.proposal-save') } : failure };
}

/** As the framework and what serves files tell it. */
type RequestError = { readonly code: string; readonly statusCode?: number };

/** What a request did wrong; undefined when the fault is ours. */
export function requestFailure(say: Say, { code, statusCode }: RequestError): HttpFailure | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return httpFailure(say, { code: 'BODY_TOO_LARGE' });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return httpFailure(say, { code: 'CONTENT_TYPE_UNSUPPORTED' });
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  const failure = httpFailure(say, { code: 'MALFORMED_REQUEST' });
  // A part that a file does not have has a status of its own, by which a browser asks for the whole.
  return statusCode === 416 ? { ...failure, status: statusCode } : failure;
}
