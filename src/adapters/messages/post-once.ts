import type { TryAnswer } from '#domain/message/delivery.ts';
import { bodyWithin } from '../http/body-within.ts';
import { jsonIn } from '../http/http-client.ts';

/** It is counted in milliseconds. */
const ownPatience = 15_000;
const mostBytes = 64 * 1024;

export type PostAnswer = { readonly status: number; readonly json: unknown };

type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: URLSearchParams | string;
  /** Milliseconds for an answer. */
  readonly patience?: number | undefined;
};

/**
 * Asks a service once that has no key under which asking twice is asking once. What may have gone out without an answer is
 * said to be `unsure`.
 */
export async function postOnce(
  { url, headers, body, patience = ownPatience }: Post,
  answerOf: (answer: PostAnswer) => TryAnswer,
): Promise<TryAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return answerOf({ status: response.status, json: await jsonOf(response) });
  } catch (error) {
    return isNeverConnected(error) ? failed('not-reached') : unsure('no-answer');
  }
}

/** Also as undefined: what is too long or no JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  const body = await bodyWithin(response, mostBytes);
  return body && jsonIn(body.toString('utf8'));
}

const connectionFaults = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'];

/** There was no connection, so nothing can have gone out. */
function isNeverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return connectionFaults.includes(code) || code === 'UND_ERR_CONNECT_TIMEOUT' || code.startsWith('ERR_TLS');
}

export function failed(answer: string): TryAnswer {
  return { outcome: 'failed', answer, reference: undefined };
}

export function refused(answer: string): TryAnswer {
  return { outcome: 'refused', answer, reference: undefined };
}

export function unsure(answer: string): TryAnswer {
  return { outcome: 'unsure', answer, reference: undefined };
}
