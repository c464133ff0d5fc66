import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DoubleAnswer, DoubleRequest } from '../http-double.ts';

export const insurerKey = { id: 'k1', secret: 'a-secret-of-the-reference-insurer' } as const;

/** It is counted in seconds. */
const tolerance = 300;
const shape = /^t=(\d{1,12}),n=([\w-]{16,64}),v1=([\da-f]{64})$/;

export type SignatureCheck = {
  /** The nonce that an answer is signed with; or the code of what is wrong. */
  readonly enter: (request: DoubleRequest) => { readonly nonce: string } | { readonly refused: string };
  readonly signed: (answer: Signable, nonce: string) => DoubleAnswer;
};

export type Signable = { readonly status: number; readonly json: unknown };

/** How an insurer knows who asks, and says who answers. @param now milliseconds */
export function createSignatureCheck(now: () => number): SignatureCheck {
  /** A nonce stays here for as long as its signature would hold. */
  const nonces = new Map<string, number>();
  const enter: SignatureCheck['enter'] = ({ method, path, headers, body }) => {
    const [, at = '', nonce = '', signature = ''] = shape.exec(String(headers['chhatri-signature'])) ?? [];
    if (headers['chhatri-key'] !== insurerKey.id) return { refused: 'unknown-key' };
    const text = ['chhatri-request-1', at, nonce, method, path, body].join('\n');
    if (!isSame(signature, hmac(text))) return { refused: 'bad-signature' };
    if (Math.abs(now() / 1000 - Number(at)) > tolerance) return { refused: 'stale' };
    for (const [old, until] of nonces) if (until < now()) nonces.delete(old);
    if (nonces.has(nonce)) return { refused: 'replayed' };
    nonces.set(nonce, (Number(at) + tolerance) * 1000);
    return { nonce };
  };
  const signed: SignatureCheck['signed'] = ({ status, json }, nonce) => {
    const [at, body] = [String(Math.floor(now() / 1000)), JSON.stringify(json)];
    const signature = hmac(['chhatri-answer-1', at, nonce, String(status), body].join('\n'));
    const headers = {
      'content-type': 'application/json',
      'chhatri-key': insurerKey.id,
      'chhatri-signature': `t=${at},v1=${signature}`,
      date: new Date(now()).toUTCString(),
    };
    return { status, body, headers };
  };
  return { enter, signed };
}

function hmac(text: string): string {
  return createHmac('sha256', insurerKey.secret).update(text).digest('hex');
}

function isSame(value: string, expected: string): boolean {
  const [one, other] = [Buffer.from(value), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
