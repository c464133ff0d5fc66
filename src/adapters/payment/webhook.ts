import * as v from 'valibot';
import type { PaymentGateway } from '#usecases/ports.ts';
import type { SandboxOrder } from './order-book.ts';
import { isSignedBy, signatureOf } from './signature.ts';

export type SandboxWebhook = { readonly eventId: string; readonly body: string; readonly signature: string };

/** What the gateway sends about the order as it stands; named by the order's changes, so the same until it changes again. */
export function webhookAbout(order: SandboxOrder, secret: string): SandboxWebhook {
  const eventId = `evt_${order.gatewayOrderId}_${order.changes}`;
  const payload = { order: { id: order.gatewayOrderId, status: order.state } };
  const body = JSON.stringify({ id: eventId, event: `order.${order.state}`, payload });
  return { eventId, body, signature: signatureOf(Buffer.from(body), secret) };
}

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const shape = v.object({ id, payload: v.object({ order: v.object({ id }) }) });

/** A gateway may one day send what we do not know yet: a right signature alone says nothing about what is signed. */
export function readWebhook(
  body: Uint8Array,
  signature: string,
  secret: string,
): ReturnType<PaymentGateway['readWebhook']> {
  if (!isSignedBy(body, signature, secret)) return undefined;
  const read = v.safeParse(shape, jsonIn(body));
  return read.success ? { eventId: read.output.id, gatewayOrderId: read.output.payload.order.id } : undefined;
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
