import type { FastifyInstance } from 'fastify';
import type { VisitorId } from '#domain/ids.ts';
import { html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { DeskMessage, SandboxDesk, SandboxDoors } from './desk.ts';
import { sendPage } from './send-page.ts';

/** What was sent to this visitor. Whoever has no session is shown nothing and given none. */
export function registerOutbox(
  app: FastifyInstance,
  outbox: NonNullable<SandboxDesk['outbox']>,
  doors: SandboxDoors,
): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    const visitor = doors.sessions.visitorOf(request);
    const messages = visitor === undefined ? [] : await messagesTo(visitor, outbox(), doors);
    return sendPage(request, reply, doors.security, (nonce) => outboxPage(messages, nonce));
  });
}

/** The store is asked each time: a proposal can come to belong to another visitor. */
async function messagesTo(
  visitor: VisitorId,
  all: readonly DeskMessage[],
  { ports: { store } }: SandboxDoors,
): Promise<readonly DeskMessage[]> {
  const own = new Set<DeskMessage['proposalId']>();
  for (const id of new Set(all.map(({ proposalId }) => proposalId))) {
    if (id !== undefined && (await store.findProposal(visitor, id))) own.add(id);
  }
  return all.filter(({ proposalId }) => own.has(proposalId));
}

function outboxPage(messages: readonly DeskMessage[], nonce: string): string {
  const shown = messages.map(
    ({ to, subject, text, deliveredAt }) => html`<h2>${subject}</h2>
<p class="quiet">To ${to.email} and ${to.mobile}, ${deliveredAt}</p>
<pre>${text}</pre>`,
  );
  const none = html`<p class="quiet">Nothing was sent to you yet. A message follows when a policy is issued that was
bought in this browser.</p>`;
  const body = html`<p>What would have been sent to you for what you bought in this browser, the newest first.
<a href="/sandbox/">Sandbox guide</a></p>
${shown.length > 0 ? shown : none}`;
  return plainPage({ title: 'Sandbox outbox', nonce, body });
}
