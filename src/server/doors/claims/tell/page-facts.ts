import type { FieldFailure } from '#domain/result.ts';
import type { ClaimBar } from '#domain/service/claim/claim-bar.ts';
import type { ClaimAnswers, ClaimContext } from '#domain/service/claim/claim-form.ts';
import type { ClaimSort } from '#domain/service/claim/claim-sorts.ts';
import type { PolicyClaims } from '#usecases/owning/claims/policy-claims.ts';
import type { ClaimRequest } from '#usecases/serving/claim/claim-work.ts';

export type TellPage = {
  readonly id: string;
  readonly token: string;
  /** The name of the form that is drawn: pressed twice, it is one claim. */
  readonly form: string;
  readonly claims: PolicyClaims;
  readonly context: ClaimContext;
  /** The newest first; none for whoever was let in to read, as all of it is about health. */
  readonly requests: readonly ClaimRequest[];
  /** Whoever was let in to read tells nothing. */
  readonly mayTell: boolean;
  /** A code was typed here a moment ago: a claim is taken back with one alone. */
  readonly isFresh: boolean;
  /** What keeps another one from being told now. */
  readonly bar: ClaimBar | undefined;
  readonly isOnPaper: boolean;
  /** Undefined: nothing was chosen yet. */
  readonly sort: ClaimSort | undefined;
  readonly answers: ClaimAnswers;
  readonly failures: readonly FieldFailure[];
};
