import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '#contract/decoding.ts';
import { refuse } from '../answers.ts';
import { rawBodyOf } from '../bodies.ts';
import { openPage, type PageSecurity } from '../headers.ts';
import { html } from '../html.ts';
import { signatureHeader, webhookPath } from '../payment-routes.ts';
import { plainPage } from '../plain-page.ts';
import type { SandboxDesk } from './desk.ts';
import { methods, payPage } from './pay-page.ts';

export type SandboxDoors = SandboxDesk & { readonly security: PageSecurity };
type OrderRequest = FastifyRequest<{ Params: { order: string } }>;

/** Pages of the companies that the sandboxes stand in for. They exist in sandbox mode only (decisions, purchase). */
export function registerSandbox(app: FastifyInstance, doors: SandboxDoors): void {
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/', 302));
  app.get('/sandbox/', (request, reply) =>
    sendPage(request, reply, doors, (nonce) => guidePage(doors, nonce)),
  );
  app.get('/sandbox/outbox', (request, reply) =>
    sendPage(request, reply, doors, (nonce) => outboxPage(doors, nonce)),
  );
  app.get('/sandbox/pay/:order', (request: OrderRequest, reply) => {
    const order = doors.gateway.describe(request.params.order);
    if (!order) return refuse(request, reply, 'NOT_FOUND', doors.security);
    return sendPage(request, reply, doors, (nonce) => payPage(order, doors.gateway.outcomes, nonce));
  });
  app.post('/sandbox/pay/:order', (request: OrderRequest, reply) => play(app, request, reply, doors));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { security }: SandboxDoors,
  draw: (nonce: string) => string,
): FastifyReply {
  const nonce = openPage(reply, request.url, security);
  return reply.type('text/html; charset=utf-8').send(draw(nonce));
}

/** Does what the person chose, tells our webhook as a gateway would, and sends the browser back. */
async function play(
  app: FastifyInstance,
  request: OrderRequest,
  reply: FastifyReply,
  { gateway, security }: SandboxDoors,
): Promise<FastifyReply> {
  const id = request.params.order;
  const order = gateway.describe(id);
  if (!order) return refuse(request, reply, 'NOT_FOUND', security);
  const raw = rawBodyOf(request, 'form');
  const outcome = raw && formField(raw, 'outcome');
  const method = methods.find((each) => each.id === (raw && formField(raw, 'method')))?.label;
  if (!outcome || !method || request.headers['sec-fetch-site'] === 'cross-site') {
    return refuse(request, reply, 'MALFORMED_REQUEST', security);
  }
  if (gateway.choose(id, outcome, method) !== undefined) await sendWebhook(app, gateway, id);
  return reply.redirect(order.returnUrl, 303);
}

async function sendWebhook(app: FastifyInstance, gateway: SandboxDesk['gateway'], id: string): Promise<void> {
  const event = gateway.webhookFor(id);
  if (!event) return;
  const headers = { 'content-type': 'application/json', [signatureHeader]: event.signature };
  await app.inject({ method: 'POST', url: webhookPath, headers, payload: event.body });
}

function guidePage({ guides }: SandboxDoors, nonce: string): string {
  const tables = guides.map(
    ({ title, rows }) => html`<h2>${title}</h2>
<table><thead><tr><th scope="col">You enter</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows.map(({ input, outcome }) => html`<tr><td>${input}</td><td>${outcome}</td></tr>`)}</tbody></table>`,
  );
  const body = html`<p>No real company is asked for anything in this installation: payment gateway, identity register,
insurers and messages are played by sandboxes. What you enter steers them to every ending.</p>
<p><a href="/">Start page</a> · <a href="/sandbox/outbox">Messages that were sent</a></p>
${tables}`;
  return plainPage({ title: 'Sandbox guide', nonce, body });
}

function outboxPage({ outbox }: SandboxDoors, nonce: string): string {
  const messages = outbox().map(
    ({ to, subject, text, deliveredAt }) => html`<h2>${subject}</h2>
<p class="quiet">To ${to.email} and ${to.mobile}, ${deliveredAt}</p>
<pre>${text}</pre>`,
  );
  const body = html`<p>What this installation would have sent, the newest first. <a href="/sandbox/">Sandbox guide</a></p>
${messages.length > 0 ? messages : html`<p class="quiet">Nothing was sent yet.</p>`}`;
  return plainPage({ title: 'Sandbox outbox', nonce, body });
}
