import { type CallName, saveCallOf } from '#contract/call/calls.ts';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { Failure, FailureCode, WrongAnswersCode } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { wireFailure } from './words/failure-words.ts';

/** 409: the answers are fine, but not at this point. 503: somebody behind us is away. */
const statuses: Readonly<Record<Exclude<FailureCode, WrongAnswersCode>, number>> = {
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
  CALL_BACKS_OVER: 429,
  CALL_BACKS_FULL: 429,
  CODE_NOT_SENT: 503,
  TRANSITION_REFUSED: 409,
  AMOUNT_MISMATCH: 409,
  PLAN_NOT_OFFERED: 409,
  PLAN_NOT_SOLD_ONLINE: 409,
  PRICE_UNAVAILABLE: 409,
  PRICE_PENDING: 409,
  PRICE_CHANGED: 409,
  RENEWAL_TOO_EARLY: 409,
  RENEWAL_EXPIRED: 409,
  PROPOSAL_LOCKED: 409,
  REQUEST_ACCEPTED: 409,
  REQUEST_WITHDRAWN: 409,
  REQUEST_ENDED: 409,
  ENDING_CHANGED: 409,
  ENDING_NOT_NOW: 409,
  CLAIM_WHILE_ENDING: 409,
  CLAIM_AFTER_ENDING: 409,
  CLAIMS_FULL: 409,
  CHANGE_NOT_NOW: 409,
  CHANGE_UNDER_WAY: 409,
  CHANGE_SAME: 409,
  CHANGE_OUTDATED: 409,
  SHARE_INVALID: 400,
  SHARES_NOT_WHOLE: 400,
  NOMINEE_TWICE: 400,
  PROPOSAL_EXPIRED: 409,
  STEP_OUT_OF_ORDER: 409,
  STALE_PROPOSAL: 409,
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
  INTERNAL: 500,
};

/** The answers themselves are wrong. */
const wrongAnswers = 422;

function statusOf(code: FailureCode): number {
  const knownStatuses: Readonly<Partial<Record<FailureCode, number>>> = statuses;
  return knownStatuses[code] ?? wrongAnswers;
}

export type HttpFailure = { readonly status: number; readonly failure: WireFailure };

export function httpFailure(say: Say, failure: Failure): HttpFailure {
  return { status: statusOf(failure.code), failure: wireFailure(say, failure) };
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
