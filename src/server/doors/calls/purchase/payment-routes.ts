import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type ProposalId } from '#domain/ids.ts';
import { destinationOf } from '#domain/proposal/destination.ts';
import { currentOrder } from '#usecases/paying/payment-orders.ts';
import { readPayPage } from '#usecases/paying/read-pay-page.ts';
import { takeGatewayEvent } from '#usecases/paying/take-gateway-event.ts';
import { settleReturn, takeReturn } from '#usecases/paying/take-return.ts';
import type { HeaderOf, ReturnFields } from '#usecases/ports/payment-gateway.ts';
import type { Ports } from '#usecases/ports.ts';
import { refuse, sendFailure } from '../../../ground/answers.ts';
import type { PageSecurity } from '../../../ground/headers.ts';
import { leadOut, leadTo } from '../../../ground/lead-to.ts';
import { type PurchasePage, purchaseAddress } from '../../../ground/pages/page-addresses.ts';
import { sendPage } from '../../../ground/pages/send-page.ts';
import type { Allowance } from '../../../turns/limits/allowances.ts';
import { hour } from '../../../turns/limits/meter.ts';
import type { CountTries } from '../../../turns/limits.ts';
import type { RouteRules } from '../../../turns/route-rules.ts';
import type { Sessions } from '../../../visit/session.ts';
import { handOvers } from '../call-rules.ts';
import { answeredInTime } from './answered-in-time.ts';
import { payFormPage } from './pay-form-page.ts';
import { leadsToPay } from './pay-origins.ts';

export const webhookPath = '/health-plan/payment/webhook/';

const toGateway: RouteRules = { lane: 'purchase', tries: handOvers, isOfVisit: true };
/** Nobody who comes back from paying is turned away. */
const fromGateway: RouteRules = { lane: 'purchase', isOfVisit: true, isNeverRefused: true };

/** Each makes us ask the gateway; a visit that comes back more often is told what is known. */
const looksAtGateway: Allowance = { window: hour, visit: 120, own: 120, address: 1200 };

/** Milliseconds. Gateways count a notice as lost that is not answered within 5 s, and after a day of that send no more. */
const answerNoticeWithin = 3_500;

type ProposalRequest = FastifyRequest<{ Params: { id: string } }>;
export type PaymentNeeds = {
  readonly ports: Ports;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
  readonly count: CountTries;
};

/**
 * The way to a gateway that is posted to, and the two ways it comes back. Neither of these is believed: both make us ask
 * the gateway (decisions, purchase).
 */
export async function registerPayments(app: FastifyInstance, needs: PaymentNeeds): Promise<void> {
  app.get('/health-plan/payment/to-gateway/:id/', { config: toGateway }, (request: ProposalRequest, reply) =>
    leadToGateway(request, reply, needs),
  );
  const path = '/health-plan/payment/return/:id/';
  app.get(path, { config: fromGateway }, (request: ProposalRequest, reply) =>
    comeBack(request, reply, needs),
  );
  await app.register(async (scope) => {
    takeRawBodies(scope);
    scope.post(path, {
      config: fromGateway,
      // A gateway may come back by a post from its own site, which bears no cookie of ours: the browser is sent on to ask
      // again. A body that cannot be the gateway's is not waited for.
      onRequest: async (request: ProposalRequest, reply) => {
        if (!returnedFields.mayCome(request)) return leadTo(reply, returnPath(request.params.id), 303);
      },
      handler: async (request: ProposalRequest, reply) => {
        const fields = returnedFields.of(request);
        if (fields) await takeReturn(needs.ports, asId<ProposalId>(request.params.id), fields);
        return leadTo(reply, returnPath(request.params.id), 303);
      },
    });
    scope.post(webhookPath, {
      config: { lane: 'always' },
      onRequest: async (request, reply) => {
        if (!needs.ports.payments.mayBeWebhook(headerOf(request)))
          return sendFailure(reply, { code: 'SIGNATURE_INVALID' });
      },
      handler: (request, reply) => takeWebhook(request, reply, needs.ports),
    });
  });
}

/** As they came, byte for byte: what is signed is that. */
function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Where the gateway sends the browser after a try. */
export function returnPath(id: string): string {
  return `/health-plan/payment/return/${encodeURIComponent(id)}/`;
}

/** Our page that posts the browser on to a gateway which opens its own page by nothing else. */
export function payPath(id: string): string {
  return `/health-plan/payment/to-gateway/${encodeURIComponent(id)}/`;
}

async function leadToGateway(
  request: ProposalRequest,
  reply: FastifyReply,
  { ports, sessions, security }: PaymentNeeds,
) {
  const { id } = request.params;
  const { visitor, origin } = sessions.open(request, reply);
  const read = await readPayPage(ports, visitor, asId<ProposalId>(id), `${origin}${returnPath(id)}`);
  if (!read.ok) return refuse(request, reply, read.failure, security);
  const page = read.value;
  if (page === undefined) return leadTo(reply, returnPath(id), 303);
  if (!leadsToPay(page.kind === 'link' ? page.url : page.action, ports.payments))
    return refuse(request, reply, 'PAYMENT_UNAVAILABLE', security);
  if (page.kind === 'link') return leadOut(reply, page.url, 303);
  const { payOrigins } = ports.payments;
  return sendPage(request, reply, security, (say) => payFormPage(say, page, payOrigins));
}

async function comeBack(
  request: ProposalRequest,
  reply: FastifyReply,
  { ports, sessions, security, count }: PaymentNeeds,
) {
  const { visitor } = sessions.open(request, reply);
  const id = asId<ProposalId>(request.params.id);
  const proposal = await ports.store.findProposal(visitor, id);
  if (!proposal) return refuse(request, reply, 'NOT_FOUND', security);
  const mayLook = count(request, 'look at the gateway', [looksAtGateway]) === 0;
  const settled = mayLook ? await settleReturn(ports, proposal) : proposal;
  const payment = settled && (await currentOrder(ports, settled));
  const isGood = settled && destinationOf(settled, payment) === 'success';
  const page: PurchasePage = isGood ? 'transaction-success' : 'transaction-failure';
  return leadTo(reply, purchaseAddress(id, page), 303);
}

function headerOf({ headers }: FastifyRequest): HeaderOf {
  return (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
}

async function takeWebhook(
  request: FastifyRequest,
  reply: FastifyReply,
  ports: Ports,
): Promise<FastifyReply> {
  const { body } = request;
  const notice = Buffer.isBuffer(body) ? ports.payments.readWebhook(body, headerOf(request)) : undefined;
  if (!notice) return sendFailure(reply, { code: 'SIGNATURE_INVALID' });
  if (notice.kind === 'order') {
    await answeredInTime(ports.journal, takeGatewayEvent(ports, notice), answerNoticeWithin);
  }
  return reply.send({ received: true });
}

/** A handful of short fields; the words of a bank that failed are the longest of them. */
const mostBytes = 8 * 1024;

const form = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The form that a gateway's page posts to us, through the browser of whoever tried to pay. */
const returnedFields = {
  /** Whether the head lets expect one: a length that is not told, or is too large, is nobody's who pays. */
  mayCome: ({ headers }: FastifyRequest): boolean => {
    const length = Number(headers['content-length'] ?? Number.NaN);
    return form.test(headers['content-type'] ?? '') && length > 0 && length <= mostBytes;
  },

  /** The last value of a field that came twice counts; what is signed fits no other anyway. */
  of: ({ body }: FastifyRequest): ReturnFields | undefined =>
    Buffer.isBuffer(body)
      ? Object.fromEntries(new URLSearchParams(body.toString('utf8')).entries())
      : undefined,
};
