import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type {
  GatewayNotice,
  HeaderOf,
  ReturnFields,
  ReturnVerdict,
} from '#usecases/ports/payment-gateway.ts';
import { jsonIn } from '../../http/http-client.ts';
import { isSignedBy } from '../../http/signature.ts';
import { razorpayId } from './shapes.ts';

export const signatureHeader = 'x-razorpay-signature';
export const eventHeader = 'x-razorpay-event-id';

const hash = /^[\da-f]{64}$/;

export function mayBeWebhook(header: HeaderOf): boolean {
  return hash.test(header(signatureHeader) ?? '');
}

const event = v.object({ event: v.string(), payload: v.record(v.string(), v.unknown()) });
const withOrder = v.object({ order: v.object({ entity: v.object({ id: razorpayId }) }) });
const withPayment = v.object({ payment: v.object({ entity: v.object({ order_id: razorpayId }) }) });

/** Signed over the raw body with the webhook's own secret: while that is changed, old notices come with the old one. */
export function readWebhook(
  body: Uint8Array,
  header: HeaderOf,
  secrets: readonly string[],
): GatewayNotice | undefined {
  const signature = header(signatureHeader) ?? '';
  if (!secrets.some((secret) => isSignedBy(body, signature, secret))) return undefined;
  const read = v.safeParse(event, jsonIn(Buffer.from(body).toString()));
  if (!read.success) return undefined;
  const gatewayOrderId = orderIn(read.output.payload);
  return gatewayOrderId === undefined
    ? { kind: 'other' }
    : { kind: 'order', eventId: eventIdOf(body, header), gatewayOrderId };
}

function orderIn(payload: Readonly<Record<string, unknown>>): string | undefined {
  const order = v.safeParse(withOrder, payload);
  if (order.success) return order.output.order.entity.id;
  const payment = v.safeParse(withPayment, payload);
  return payment.success ? payment.output.payment.entity.order_id : undefined;
}

const eventId = /^[\w-]{1,80}$/;

/** An event that bears no name is the same as long as its body is. */
function eventIdOf(body: Uint8Array, header: HeaderOf): string {
  const value = header(eventHeader) ?? '';
  return eventId.test(value) ? value : createHash('sha256').update(body).digest('hex');
}

/**
 * Signed with the key's secret over our order and the payment. The order is the one we keep, never the one that was
 * posted; Razorpay signs only what went well.
 */
export function readReturn(gatewayOrderId: string, fields: ReturnFields, keySecret: string): ReturnVerdict {
  const { razorpay_payment_id: payment, razorpay_signature: signature } = fields;
  if (payment === undefined || signature === undefined) return 'silent';
  const isRight = isSignedBy(Buffer.from(`${gatewayOrderId}|${payment}`), signature, keySecret);
  return isRight ? 'tried' : 'forged';
}
