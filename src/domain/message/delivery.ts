import { type Instant, minutesAfter, minutesBetween } from '../date.ts';
import type { MessageChannel } from './channels.ts';

/**
 * How one try ended. `failed`: not now, and it did not go out. `refused`: for this message the answer will always be no.
 * `unsure`: it may have gone out, and nobody can be asked whether it did.
 */
export type TryOutcome = 'sent' | 'failed' | 'refused' | 'unsure';

export type TryAnswer = {
  readonly outcome: TryOutcome;
  /** The other side's code or a word of ours, never its sentence, which can name people. */
  readonly answer: string;
  /** By which the other side knows the message. */
  readonly reference: string | undefined;
};

/** One message on one way: what was sent and answered so far. It is the ledger's row as well. */
export type Delivery = {
  readonly channel: MessageChannel;
  readonly state: 'waiting' | 'sent' | 'refused' | 'unsure' | 'given-up';
  readonly tries: number;
  /** Tries of which nobody knows whether they arrived: from the second on, the reader may have it twice. */
  readonly unsureTries: number;
  /** This is the address or number, masked. */
  readonly recipient: string;
  readonly answer: string;
  readonly reference: string | undefined;
  readonly firstTriedAt: Instant;
  readonly lastTriedAt: Instant;
};

/** Minutes; doubled with each try. */
const firstGap = 1;
const longestGap = 60;
/** As long as mail servers keep trying among themselves (RFC 5321, 4.5.4.1). */
const givenUpAfter = 4 * 24 * 60;
/** What may have gone out is sent once more and no oftener: a phone that rings all day helps nobody. */
const mostUnsure = 2;

export function afterTry(
  before: Delivery | undefined,
  tried: { readonly channel: MessageChannel; readonly recipient: string; readonly at: Instant },
  { outcome, answer, reference }: TryAnswer,
): Delivery {
  const { channel, recipient, at } = tried;
  const attempt = {
    channel,
    recipient,
    tries: (before?.tries ?? 0) + 1,
    unsureTries: (before?.unsureTries ?? 0) + Number(outcome === 'unsure'),
    answer,
    reference,
    firstTriedAt: before?.firstTriedAt ?? at,
    lastTriedAt: at,
  };
  return { ...attempt, state: stateAfter(outcome, attempt) };
}

function stateAfter(
  outcome: TryOutcome,
  { unsureTries, firstTriedAt, lastTriedAt }: Omit<Delivery, 'state'>,
): Delivery['state'] {
  if (outcome === 'sent' || outcome === 'refused') return outcome;
  if (unsureTries >= mostUnsure) return 'unsure';
  return minutesBetween(firstTriedAt, lastTriedAt) >= givenUpAfter ? 'given-up' : 'waiting';
}

/** When it may be tried again; undefined: it has ended. */
export function nextTryAt({ state, tries, lastTriedAt }: Delivery): Instant | undefined {
  if (state !== 'waiting') return undefined;
  return minutesAfter(lastTriedAt, Math.min(longestGap, firstGap * 2 ** (tries - 1)));
}
