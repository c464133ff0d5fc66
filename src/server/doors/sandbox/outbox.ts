import type { FastifyInstance } from 'fastify';
import type { VisitorId } from '#domain/ids.ts';
import type { Say } from '#words/sentences.ts';
import { html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { SandboxConsole, SandboxMessage, SandboxNeeds } from './console.ts';

/** What was sent to this visitor. Whoever has no session is shown nothing and given none. */
export function registerOutbox(
  app: FastifyInstance,
  outbox: NonNullable<SandboxConsole['outbox']>,
  needs: SandboxNeeds,
): void {
  app.get('/sandbox/outbox', { config: { lane: 'read' } }, async (request, reply) => {
    const visitor = needs.sessions.visitorOf(request);
    const messages = visitor === undefined ? [] : await messagesTo(visitor, outbox(), needs);
    return sendPage(request, reply, needs.security, (say) => outboxPage(say, messages));
  });
}

/** The store is asked each time: a proposal can come to belong to another visitor. */
async function messagesTo(
  visitor: VisitorId,
  all: readonly SandboxMessage[],
  { ports: { store } }: SandboxNeeds,
): Promise<readonly SandboxMessage[]> {
  const own = new Set<SandboxMessage['proposalId']>();
  for (const id of new Set(all.map(({ proposalId }) => proposalId))) {
    if (id !== undefined && (await store.findProposal(visitor, id))) own.add(id);
  }
  return all.filter(({ proposalId }) => own.has(proposalId));
}

function outboxPage(say: Say, messages: readonly SandboxMessage[]): PlainPageContent {
  const items = messages.map(({ to, subject, text, files, deliveredAt: moment }) => {
    return html`<h2>${subject ?? say('sandbox.outbox.sms')}</h2>
<p class="quiet">${say('sandbox.outbox.to', { to, moment })}</p>
<pre>${text}</pre>
${files.length > 0 ? html`<p class="quiet">${say('sandbox.outbox.files', { files: files.join(', ') })}</p>` : ''}`;
  });
  const none = html`<p class="quiet">${say('sandbox.outbox.none')}</p>`;
  const body = html`<p>${say('sandbox.outbox.lede')} <a href="/sandbox/">${say('sandbox.guide')}</a></p>
${items.length > 0 ? items : none}`;
  return { title: say('sandbox.outbox'), body };
}
