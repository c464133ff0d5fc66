import * as v from 'valibot';
import type { Clock } from '#usecases/ports.ts';
import { createHttpClient } from '../../http/http-client.ts';
import { parseSignedAnswer } from './signed-answer.ts';
import { type InsurerEndpoint, signedQuestion } from './signed-question.ts';

const limits = { tryWithin: 10_000, answerWithin: 10_000, placesAtOnce: 1, mostBytes: 64 * 1024 } as const;
const pingShape = v.object({ insurer: v.string() });

export type Tried = {
  readonly isTaken: boolean;
  /** Undefined: nothing was heard. */
  readonly status: number | undefined;
  /** Why it is not taken, in the insurer's short word or ours. */
  readonly code: string | undefined;
  /** When the insurer says it answered. */
  readonly date: string | null;
};

/** A signed ping, which changes nothing: whether each takes the other's key. */
export async function tryInsurer(endpoint: InsurerEndpoint, clock: Clock): Promise<Tried> {
  const about = { insurer: endpoint.insurer };
  const { nonce, ...question } = signedQuestion(endpoint, 'ping', JSON.stringify(about), clock);
  const receivedAnswer = await createHttpClient(limits).ask(() => question, 1);
  if (!('status' in receivedAnswer))
    return { isTaken: false, status: undefined, code: receivedAnswer.reason, date: null };
  const { keys } = endpoint;
  const answer = parseSignedAnswer(receivedAnswer, {
    about,
    shape: pingShape,
    nonce,
    keys,
    now: Date.parse(clock.now()),
  });
  const { status } = receivedAnswer;
  return {
    isTaken: answer.ok,
    status,
    code: answer.ok ? undefined : answer.code,
    date: receivedAnswer.header('date'),
  };
}
