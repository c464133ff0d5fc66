import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex, as the common Indian gateways sign webhooks and orders. */
export function signatureOf(message: Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Takes the same time wherever the first difference stands. */
export function isSignedBy(message: Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(message, secret), 'utf8');
  const signatureBytes = Buffer.from(signature, 'utf8');
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
}
