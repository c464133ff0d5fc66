import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import { refuse } from '../../ground/answers.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import { leadOut, leadTo } from '../../ground/lead-to.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { RouteRules } from '../../turns/route-rules.ts';
import { webhookPath } from '../calls/purchase/payment-routes.ts';
import type { ConsoleOrder, GatewayConsole, SandboxNeeds } from './console.ts';
import { methods, payPage } from './pay-page.ts';

type OrderRequest = FastifyRequest<{ Params: { order: string } }>;

/** The gateway's page of an order, for the buyer it was opened for; to everybody else there is no such order. */
export function registerPayConsole(app: FastifyInstance, gateway: GatewayConsole, needs: SandboxNeeds): void {
  const config: RouteRules = { lane: 'purchase' };
  app.get('/sandbox/pay/:order', { config }, async (request: OrderRequest, reply) => {
    const order = await ownOrder(request, gateway, needs);
    if (!order) return refuse(request, reply, 'NOT_FOUND', needs.security);
    return sendPage(request, reply, needs.security, (say) => payPage(say, order, gateway.outcomes));
  });
  app.post('/sandbox/pay/:order', { config }, (request: OrderRequest, reply) =>
    play(app, request, reply, gateway, needs),
  );
}

async function ownOrder(
  request: OrderRequest,
  gateway: GatewayConsole,
  { ports: { store }, sessions }: SandboxNeeds,
): Promise<ConsoleOrder | undefined> {
  const visitor = sessions.visitorOf(request);
  const payment = visitor && (await store.paymentByOrder(request.params.order));
  const proposal = payment && (await store.findProposal(visitor, payment.proposalId));
  return proposal && gateway.describe(payment.gatewayOrderId);
}

/**
 * Does what the person chose, tells our webhook as a gateway would, and sends the browser back. The page of an order
 * that is closed says so itself.
 */
async function play(
  app: FastifyInstance,
  request: OrderRequest,
  reply: FastifyReply,
  gateway: GatewayConsole,
  needs: SandboxNeeds,
): Promise<FastifyReply> {
  const order = await ownOrder(request, gateway, needs);
  if (!order) return refuse(request, reply, 'NOT_FOUND', needs.security);
  if (!needs.sessions.isFromHere(request)) return refuse(request, reply, 'CSRF_FAILED', needs.security);
  const raw = rawBodyOf(request, 'form');
  const outcome = raw && formField(raw, 'outcome');
  const method = methods.find((each) => each.id === (raw && formField(raw, 'method')))?.reported;
  if (!raw || !outcome || !method) return refuse(request, reply, 'MALFORMED_REQUEST', needs.security);
  const { gatewayOrderId } = order;
  // Pressed twice, or on a page from before the last try: what was pressed first stands.
  const tries = formField(raw, 'tries');
  if (tries !== undefined && tries !== String(order.tries)) return leadOut(reply, order.returnUrl, 303);
  if (order.state === 'cancelled') return leadTo(reply, request.url, 303);
  if (gateway.choose(gatewayOrderId, outcome, method) !== undefined)
    await sendWebhook(app, gateway, gatewayOrderId);
  return leadOut(reply, order.returnUrl, 303);
}

async function sendWebhook(app: FastifyInstance, gateway: GatewayConsole, id: string): Promise<void> {
  const event = gateway.webhookFor(id);
  if (!event) return;
  const headers = { 'content-type': 'application/json', [gateway.signatureHeader]: event.signature };
  await app.inject({ method: 'POST', url: webhookPath, headers, payload: event.body });
}
