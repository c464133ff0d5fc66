import type { Clock } from '#usecases/ports.ts';
import type { Question } from '../../http/http-client.ts';
import { type InsurerKey, signRequest } from './signing.ts';

export type InsurerEndpoint = {
  /** The catalogue's slug of the insurer, or `all`: whatever insurer has no address of its own. */
  readonly insurer: string;
  /** Without a slash at its end. */
  readonly url: string;
  /** The newest first: it signs, and all are believed. */
  readonly keys: readonly [InsurerKey, ...InsurerKey[]];
};

/** What is asked, by the last part of its address. */
export type CallName =
  | 'propose'
  | 'decision'
  | 'issue'
  | 'look-up'
  | 'renewal-terms'
  | 'service'
  | 'areas'
  | 'live-premium'
  | 'ping';

export type SignedQuestion = Question & { readonly nonce: string };

/** Signed for this moment: another try is another question. */
export function signedQuestion(
  { url: base, keys }: InsurerEndpoint,
  call: CallName,
  body: string,
  clock: Clock,
): SignedQuestion {
  const url = `${base}/v1/${call}`;
  const { nonce, headers } = signRequest(
    keys[0],
    { path: new URL(url).pathname, body },
    Date.parse(clock.now()),
  );
  return { method: 'POST', url, body, nonce, headers: { 'content-type': 'application/json', ...headers } };
}
