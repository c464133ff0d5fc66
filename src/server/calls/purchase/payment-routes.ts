import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type ProposalId } from '#domain/ids.ts';
import { destinationOf } from '#domain/proposal/destination.ts';
import { currentOrder } from '#usecases/payment-orders.ts';
import type { Ports } from '#usecases/ports.ts';
import { settleProposal } from '#usecases/settle-payment.ts';
import { refuse, sendFailure } from '../../http/answers.ts';
import type { PageSecurity } from '../../http/headers.ts';
import { type PurchasePage, purchaseAddress } from '../../pages/page-addresses.ts';
import type { Sessions } from '../../visit/session.ts';

export const webhookPath = '/health-plan/payment/webhook/';
export const signatureHeader = 'x-payment-signature';
/** As every gateway here signs: a hash of 256 bits. What has no such signature is not read. */
const signature = /^[\da-f]{64}$/;

type ReturnRequest = FastifyRequest<{ Params: { id: string } }>;
export type PaymentNeeds = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
};

/** The two ways a gateway comes back. Neither is believed: both make us ask the gateway (decisions, purchase). */
export async function registerPayments(app: FastifyInstance, needs: PaymentNeeds): Promise<void> {
  const path = '/health-plan/payment/return/:id/';
  app.get(path, (request: ReturnRequest, reply) => comeBack(request, reply, needs));
  app.post(path, {
    // A gateway may come back by a post from its own site, which bears no cookie of ours: the browser is sent on to ask
    // again. What it posts is not believed, so it is not read.
    onRequest: async (request: ReturnRequest, reply) => reply.redirect(returnPath(request.params.id), 303),
    handler: () => undefined,
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(webhookPath, {
      onRequest: async (request, reply) => {
        if (!signature.test(signatureOf(request))) return sendFailure(reply, { code: 'SIGNATURE_INVALID' });
      },
      handler: (request, reply) => takeWebhook(request, reply, needs.ports),
    });
  });
}

/** Where the gateway sends the browser after a try. */
export function returnPath(id: string): string {
  return `/health-plan/payment/return/${encodeURIComponent(id)}/`;
}

async function comeBack(
  request: ReturnRequest,
  reply: FastifyReply,
  { ports, sessions, security }: PaymentNeeds,
) {
  const { visitor } = sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  if (!(await ports.store.findProposal(visitor, id))) return refuse(request, reply, 'NOT_FOUND', security);
  const settled = await settleProposal(ports, id);
  const payment = settled && (await currentOrder(ports, settled));
  const isGood = settled && destinationOf(settled, payment) === 'success';
  const page: PurchasePage = isGood ? 'transaction-success' : 'transaction-failure';
  return reply.redirect(purchaseAddress(id, page), 303);
}

function signatureOf({ headers }: FastifyRequest): string {
  const given = headers[signatureHeader];
  return typeof given === 'string' ? given : '';
}

async function takeWebhook(
  request: FastifyRequest,
  reply: FastifyReply,
  ports: Ports,
): Promise<FastifyReply> {
  const { body } = request;
  const event = Buffer.isBuffer(body) ? ports.payments.readWebhook(body, signatureOf(request)) : undefined;
  if (!event) return sendFailure(reply, { code: 'SIGNATURE_INVALID' });
  const payment = await ports.store.paymentByOrder(event.gatewayOrderId);
  if (payment) await settleProposal(ports, payment.proposalId);
  // Only now: a server that dies before this is told again. Settling twice changes nothing the second time.
  await ports.store.recordGatewayEvent(event.eventId, ports.clock.now());
  return reply.send({ received: true });
}
