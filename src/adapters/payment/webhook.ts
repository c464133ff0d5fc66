import * as v from 'valibot';
import type { GatewayNotice, HeaderOf } from '#usecases/ports/payment-gateway.ts';
import { jsonIn } from '../http/http-client.ts';
import { isSignedBy, signatureOf } from '../http/signature.ts';
import type { SandboxOrder } from './order-book.ts';

export type SandboxWebhook = { readonly eventId: string; readonly body: string; readonly signature: string };

export const sandboxSignatureHeader = 'x-payment-signature';

/** The signature is a hash of 256 bits. */
const signatureShape = /^[\da-f]{64}$/;

export function mayBeWebhook(header: HeaderOf): boolean {
  return signatureShape.test(header(sandboxSignatureHeader) ?? '');
}

/** What the gateway sends about the order as it stands; named by the order's changes, so the same until it changes again. */
export function webhookAbout(order: SandboxOrder, secret: string): SandboxWebhook {
  const eventId = `evt_${order.gatewayOrderId}_${order.changes}`;
  const payload = { order: { id: order.gatewayOrderId, status: order.state } };
  const body = JSON.stringify({ id: eventId, event: `order.${order.state}`, payload });
  return { eventId, body, signature: signatureOf(Buffer.from(body), secret) };
}

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const event = v.object({ id, event: v.string() });
const aboutOrder = v.object({ payload: v.object({ order: v.object({ id }) }) });

/** A gateway may one day send what we do not know yet: a right signature alone says nothing about what is signed. */
export function readWebhook(body: Uint8Array, header: HeaderOf, secret: string): GatewayNotice | undefined {
  if (!isSignedBy(body, header(sandboxSignatureHeader) ?? '', secret)) return undefined;
  const json = jsonIn(Buffer.from(body).toString());
  const parsed = v.safeParse(event, json);
  if (!parsed.success) return undefined;
  if (!parsed.output.event.startsWith('order.')) return { kind: 'other' };
  const read = v.safeParse(aboutOrder, json);
  if (!read.success) return undefined;
  return { kind: 'order', eventId: parsed.output.id, gatewayOrderId: read.output.payload.order.id };
}
