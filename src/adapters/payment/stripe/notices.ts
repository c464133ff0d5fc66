import * as v from 'valibot';
import type { GatewayNotice, HeaderOf } from '#usecases/ports/payment-gateway.ts';
import type { Clock } from '#usecases/ports.ts';
import { jsonIn } from '../../http/http-client.ts';
import { isSignedBy } from '../../http/signature.ts';
import { stripeId } from './shapes.ts';

export const signatureHeader = 'stripe-signature';

/** Seconds: a notice that was signed longer ago could be one that somebody kept. */
const tolerance = 300;

type Signed = { readonly at: number; readonly signatures: readonly string[] };

const longestHeader = 2_000;

/** "t=…,v1=…", with more than one v1 while the secret is changed; what else it bears is let be. */
function signedIn(header: HeaderOf): Signed | undefined {
  const value = header(signatureHeader) ?? '';
  if (value.length > longestHeader) return undefined;
  const parts = value.split(',');
  const at = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  const signatures = parts.filter((part) => /^v1=[\da-f]{64}$/.test(part)).map((part) => part.slice(3));
  return at === undefined || signatures.length === 0 ? undefined : { at: Number(at), signatures };
}

export function mayBeWebhook(header: HeaderOf): boolean {
  return signedIn(header) !== undefined;
}

const event = v.object({ id: stripeId, object: v.literal('event'), type: v.string() });
const aboutSession = v.object({ data: v.object({ object: v.object({ id: stripeId }) }) });
/** We name the order in what we make of it. */
const aboutRefund = v.object({
  data: v.object({ object: v.object({ metadata: v.object({ order: stripeId }) }) }),
});

/** The signature is over the moment and the raw body. */
export function readWebhook(
  body: Uint8Array,
  header: HeaderOf,
  secrets: readonly string[],
  clock: Clock,
): GatewayNotice | undefined {
  const signed = signedIn(header);
  if (!signed || !isRight(body, signed, secrets)) return undefined;
  if (Date.parse(clock.now()) / 1000 - signed.at > tolerance) return undefined;
  const json = jsonIn(Buffer.from(body).toString());
  const read = v.safeParse(event, json);
  if (!read.success) return undefined;
  const gatewayOrderId = orderIn(read.output.type, json);
  return gatewayOrderId === undefined
    ? { kind: 'other' }
    : { kind: 'order', eventId: read.output.id, gatewayOrderId };
}

function isRight(body: Uint8Array, { at, signatures }: Signed, secrets: readonly string[]): boolean {
  const message = Buffer.concat([Buffer.from(`${at}.`), body]);
  return signatures.some((signature) => secrets.some((secret) => isSignedBy(message, signature, secret)));
}

function orderIn(type: string, json: unknown): string | undefined {
  if (type.startsWith('checkout.session.')) {
    const session = v.safeParse(aboutSession, json);
    return session.success ? session.output.data.object.id : undefined;
  }
  if (!type.startsWith('refund.')) return undefined;
  const refund = v.safeParse(aboutRefund, json);
  return refund.success ? refund.output.data.object.metadata.order : undefined;
}
