import * as v from 'valibot';
import type { Clock } from '#usecases/ports.ts';
import { createAsking } from '../../http/asking.ts';
import { wordIn } from './heard-word.ts';
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
  const heard = await createAsking(limits).ask(() => question, 1);
  if (!('status' in heard)) return { isTaken: false, status: undefined, code: heard.reason, date: null };
  const { keys } = endpoint;
  const word = wordIn(heard, { about, shape: pingShape, nonce, keys, now: Date.parse(clock.now()) });
  const { status } = heard;
  return { isTaken: word.ok, status, code: word.ok ? undefined : word.code, date: heard.header('date') };
}
