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

function ending(
  name: SandboxOutcome['name'],
  now: SandboxOutcome['now'],
  more?: Partial<SandboxOutcome>,
): SandboxOutcome {
  return { id: name, name, now, failure: undefined, later: undefined, silentAsks: 0, ...more };
}

const failing = (id: string, text: string, reason: FailureReason) =>
  ending('fails', 'failed', { id, failure: { text, reason } });

const later = (end: 'taken' | 'failed') => ({ afterSeconds: settlingSeconds, ending: end });

export const sandboxOutcomes: readonly SandboxOutcome[] = [
  ending('success', 'taken'),
  failing('upi-limit', 'UPI limit for the day reached', 'limit'),
  failing('insufficient-funds', 'Insufficient funds in the account', 'funds'),
  failing('wrong-pin', 'Wrong UPI PIN entered', 'pin'),
  failing('bank-down', "The bank's server is not available", 'bank'),
  failing('card-declined', 'Card declined by the issuing bank', 'card'),
  ending('cancelled', 'cancelled'),
  ending('pending-success', 'pending', { later: later('taken') }),
  ending('pending-failed', 'pending', {
    failure: { text: 'The bank did not confirm the payment in time', reason: 'bank' },
    later: later('failed'),
  }),
  ending('failed-then-taken', 'failed', {
    failure: { text: 'No answer from the bank', reason: 'bank' },
    later: later('taken'),
  }),
  ending('timed-out', 'taken', { silentAsks: 3 }),
];
