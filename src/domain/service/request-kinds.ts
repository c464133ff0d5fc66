import type { ClaimRequestFacts } from './claim/claim.ts';
import { billsAnswerDays } from './claim/claim-sorts.ts';
import type { PolicyEndingFacts } from './ending/policy-ending.ts';

/** What a holder can ask of an issued policy; each kind brings its facts, and its row below. */
export type RequestFacts = PolicyEndingFacts | ClaimRequestFacts;

export type RequestKind = RequestFacts['kind'];

export type RequestRule = {
  /** Days within which the insurer answers; its day is counted from the day of the request. */
  readonly answerDays: number;
  /** One policy has one request of this place that stands or was done, of claims one a form; undefined: as many as are asked. */
  readonly place: 'ending' | 'claim' | undefined;
};

/** The one table of kinds. */
export const requestRules = {
  // Insurers settle a return and a cancellation within seven days (IRDAI master circular on policyholders, 2024).
  return: { answerDays: 7, place: 'ending' },
  cancel: { answerDays: 7, place: 'ending' },
  // A stay without cash brings the day of its own sort.
  claim: { answerDays: billsAnswerDays, place: 'claim' },
} as const satisfies Readonly<Record<RequestKind, RequestRule>>;

export const requestKinds = Object.keys(requestRules) as readonly RequestKind[]; // the keys of the table, which `Object.keys` forgets
