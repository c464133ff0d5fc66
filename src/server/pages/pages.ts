import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asId, type TransactionId } from '#domain/ids.ts';
import { refuse, wantsPage } from '../http/answers.ts';
import { drawPage, type PageNeeds } from './draw-page.ts';
import { html } from './html.ts';
import { ownPath } from './own-path.ts';
import { purchaseAddress, startAddress } from './page-addresses.ts';
import { type PlainFormNeeds, registerPlainForms } from './plain-forms.ts';
import { sendPage } from './send-page.ts';

/** Every address that is nothing else is a page of the web app, its own "not found" included. */
export function registerPages(app: FastifyInstance, needs: PlainFormNeeds): void {
  app.get('/health-plan', (request, reply) => redirectToStart(request, reply, needs));
  app.get('/health-plan/', (request, reply) => redirectToStart(request, reply, needs));
  app.get<{ Params: { transaction_id: string } }>(
    '/health-plan/buy/:transaction_id/',
    async (request, reply) => {
      const { visitor } = needs.sessions.open(request, reply);
      const transaction = await needs.ports.store.findTransaction(
        visitor,
        asId<TransactionId>(request.params.transaction_id),
      );
      if (!transaction) return drawPage(request, reply, needs, { isThere: false });
      return reply.redirect(purchaseAddress(transaction.proposalId, 'buy-policy'), 302);
    },
  );
  registerPlainForms(app, needs);
  app.get('/*', (request, reply) => {
    if (isForPrograms(request)) return refuse(request, reply, 'UNKNOWN_CALL', needs.security);
    return drawPage(request, reply, needs);
  });
  app.post('/*', (request, reply) => answerPlainForm(request, reply, needs));
}

/** The other forms of the web app are read by its scripts alone: without them a browser sends them to the page they stand on. */
function answerPlainForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { security }: PageNeeds,
): FastifyReply {
  if (!wantsPage(request)) return refuse(request, reply, 'UNKNOWN_CALL', security);
  const page = ownPath(request.url);
  return sendPage(request, reply.code(405).header('allow', 'GET, HEAD'), security, (say) => ({
    title: say('plain.script'),
    body: html`<p>${say('plain.script.kept')}</p><p>${say('plain.script.do')}</p><p><a href="${page}">${say('plain.script.back')}</a></p>`,
  }));
}

/** A program that asks for JSON at an address of ours that is no call. */
function isForPrograms(request: FastifyRequest): boolean {
  return !wantsPage(request) && (request.headers.accept ?? '').includes('application/json');
}

function redirectToStart(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions }: PageNeeds,
): FastifyReply {
  sessions.noteChannel(request, reply);
  const query = request.url.indexOf('?');
  return reply.redirect(`${startAddress}${query < 0 ? '' : request.url.slice(query)}`, 302);
}
