import { randomBytes } from 'node:crypto';
import type { HttpAnswer } from '../../http/http-client.ts';
import { isSignedBy, signatureOf } from '../../http/signature.ts';

/** One of the secrets that we share with one insurer, and what both call it. */
export type InsurerKey = { readonly id: string; readonly secret: string };

export type SignedRequest = {
  readonly nonce: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Why an answer is not the insurer's word on what was asked just now. */
type AnswerFault = 'unsigned' | 'unknown-key' | 'stale-answer' | 'forged';

const keyHeader = 'chhatri-key';
const signatureHeader = 'chhatri-signature';

/** Seconds by which two clocks may differ; what was signed longer ago could be something that somebody kept. */
const tolerance = 300;

/** @param now milliseconds */
export function signRequest(
  { id, secret }: InsurerKey,
  { path, body }: { readonly path: string; readonly body: string },
  now: number,
): SignedRequest {
  const nonce = randomBytes(16).toString('base64url');
  const at = String(Math.floor(now / 1000));
  const text = ['chhatri-request-1', at, nonce, 'POST', path, body].join('\n');
  const signature = signatureOf(Buffer.from(text), secret);
  return { nonce, headers: { [keyHeader]: id, [signatureHeader]: `t=${at},n=${nonce},v1=${signature}` } };
}

const signed = /^t=(\d{1,12}),v1=([\da-f]{64})$/;

/**
 * Undefined when the answer is the insurer's, of now, and on this very question: the question's nonce is signed with it,
 * so that an answer which somebody kept fits no other question.
 */
export function answerFault(
  { status, header, text }: HttpAnswer,
  nonce: string,
  keys: readonly InsurerKey[],
  now: number,
): AnswerFault | undefined {
  const [, at, signature] = signed.exec(header(signatureHeader) ?? '') ?? [];
  if (at === undefined || signature === undefined) return 'unsigned';
  const key = keys.find(({ id }) => id === header(keyHeader));
  if (!key) return 'unknown-key';
  const signedText = ['chhatri-answer-1', at, nonce, String(status), text].join('\n');
  if (!isSignedBy(Buffer.from(signedText), signature, key.secret)) return 'forged';
  return Math.abs(now / 1000 - Number(at)) > tolerance ? 'stale-answer' : undefined;
}
