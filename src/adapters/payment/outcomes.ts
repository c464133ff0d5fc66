import type { FailureReason } from '#domain/payment/failure-reason.ts';

/** What a person can make of a try on the sandbox gateway's page. */
export type SandboxOutcome = {
  readonly id: string;
  /** How words call it. */
  readonly name:
    | 'success'
    | 'fails'
    | 'cancelled'
    | 'pending-success'
    | 'pending-failed'
    | 'failed-then-taken'
    | 'timed-out';
  readonly now: 'taken' | 'failed' | 'pending' | 'cancelled';
  /** The bank's words and the reason of a failure, at once or later. */
  readonly failure: { readonly text: string; readonly reason: FailureReason } | undefined;
  /** How a pending try ends, and a failed one that is taken late after all. */
  readonly later: { readonly afterSeconds: number; readonly ending: 'taken' | 'failed' } | undefined;
  /** How many times the gateway then answers the question for the order with a time-out. */
  readonly silentAsks: number;
};

const settlingSeconds = 20;

function failing(id: string, text: string, reason: FailureReason): SandboxOutcome {
  return {
    id,
    name: 'fails',
    now: 'failed',
    failure: { text, reason },
    later: undefined,
    silentAsks: 0,
  };
}

export const sandboxOutcomes: readonly SandboxOutcome[] = [
  {
    id: 'success',
    name: 'success',
    now: 'taken',
    failure: undefined,
    later: undefined,
    silentAsks: 0,
  },
  failing('upi-limit', 'UPI limit for the day reached', 'limit'),
  failing('insufficient-funds', 'Insufficient funds in the account', 'funds'),
  failing('wrong-pin', 'Wrong UPI PIN entered', 'pin'),
  failing('bank-down', "The bank's server is not available", 'bank'),
  failing('card-declined', 'Card declined by the issuing bank', 'card'),
  {
    id: 'cancelled',
    name: 'cancelled',
    now: 'cancelled',
    failure: undefined,
    later: undefined,
    silentAsks: 0,
  },
  {
    id: 'pending-success',
    name: 'pending-success',
    now: 'pending',
    failure: undefined,
    later: { afterSeconds: settlingSeconds, ending: 'taken' },
    silentAsks: 0,
  },
  {
    id: 'pending-failed',
    name: 'pending-failed',
    now: 'pending',
    failure: { text: 'The bank did not confirm the payment in time', reason: 'bank' },
    later: { afterSeconds: settlingSeconds, ending: 'failed' },
    silentAsks: 0,
  },
  {
    id: 'failed-then-taken',
    name: 'failed-then-taken',
    now: 'failed',
    failure: { text: 'No answer from the bank', reason: 'bank' },
    later: { afterSeconds: settlingSeconds, ending: 'taken' },
    silentAsks: 0,
  },
  {
    id: 'timed-out',
    name: 'timed-out',
    now: 'taken',
    failure: undefined,
    later: undefined,
    silentAsks: 3,
  },
];
