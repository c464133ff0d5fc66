import type { ChangeKind, PolicyChangeFacts } from './change/policy-change.ts';
import type { ClaimRequestFacts } from './claim/claim.ts';
import { billsAnswerDays } from './claim/claim-sorts.ts';
import type { PolicyEndingFacts } from './ending/policy-ending.ts';

/** What a holder can ask of an issued policy; each kind brings its facts, and its row below. */
export type RequestFacts = PolicyEndingFacts | PolicyChangeFacts | ClaimRequestFacts;

export type RequestKind = RequestFacts['kind'];

export type RequestRule = {
  /** Days within which the insurer answers; its day is counted from the day of the request. */
  readonly answerDays: number;
  /** One policy has one request of this place, of claims one a form; undefined: as many as are asked. */
  readonly place: 'ending' | 'claim' | ChangeKind | undefined;
  /** Until when it keeps its place: until it ends in any way, or for good where it was done. */
  readonly keepsPlace: 'while-open' | 'once-done';
  /** All that follows an acceptance follows at once: one letter tells both. */
  readonly isDoneOnceAccepted: boolean;
};

/**
 * Corrections and changes of an issued policy are answered within seven days (IRDAI master circular on policyholders, 2024).
 * One of a kind is under way at a time, so that no two of them answer one question.
 */
const change = { answerDays: 7, keepsPlace: 'while-open', isDoneOnceAccepted: true } as const;

/** The one table of kinds. */
export const requestRules = {
  // Insurers settle a return and a cancellation within seven days (IRDAI master circular on policyholders, 2024).
  return: { answerDays: 7, place: 'ending', keepsPlace: 'once-done', isDoneOnceAccepted: false },
  cancel: { answerDays: 7, place: 'ending', keepsPlace: 'once-done', isDoneOnceAccepted: false },
  // A stay without cash brings the day of its own sort.
  claim: { answerDays: billsAnswerDays, place: 'claim', keepsPlace: 'once-done', isDoneOnceAccepted: false },
  'change-nominee': { ...change, place: 'change-nominee' },
  'change-name': { ...change, place: 'change-name' },
  'change-address': { ...change, place: 'change-address' },
  'change-mail': { ...change, place: 'change-mail' },
} as const satisfies Readonly<Record<RequestKind, RequestRule>>;

export const requestKinds = Object.keys(requestRules) as readonly RequestKind[]; // the keys of the table, which `Object.keys` forgets
