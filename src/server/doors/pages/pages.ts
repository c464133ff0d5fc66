import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainFields } from '#contract/call/decoding.ts';
import { asId, type QuoteId, type TransactionId } from '#domain/ids.ts';
import { isBlockId } from '#domain/quote/block-id.ts';
import { fail } from '#domain/result.ts';
import { refuse, wantsPage } from '../../ground/answers.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import { bugFacts } from '../../ground/bug-facts.ts';
import { leadTo } from '../../ground/lead-to.ts';
import { html } from '../../ground/pages/html.ts';
import { ownPath } from '../../ground/pages/own-path.ts';
import {
  landingStart,
  landingTemplate,
  listAddress,
  listTemplate,
  ownChannelTemplate,
  planTemplate,
  purchaseAddress,
  startAddress,
} from '../../ground/pages/page-addresses.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import { noteLanguage } from '../../ground/words/language.ts';
import type { CsrfGuard } from '../../visit/csrf.ts';
import { createCallApi } from '../calls/call-runner.ts';
import { drawPage, type PageNeeds } from './draw-page.ts';

/** Every address that is nothing else is a page of the web app, its own "not found" included. */
export function registerPages(app: FastifyInstance, needs: PlainFormNeeds): void {
  app.get('/health-plan', { config: { lane: 'read' } }, (request, reply) =>
    redirectToStart(request, reply, needs),
  );
  app.get('/health-plan/', { config: { lane: 'read' } }, (request, reply) =>
    redirectToStart(request, reply, needs),
  );
  app.get<{ Params: { transaction_id: string } }>(
    '/health-plan/buy/:transaction_id/',
    { config: { lane: 'purchase' } },
    async (request, reply) => {
      const { visitor } = needs.sessions.open(request, reply);
      const transaction = await needs.ports.store.findTransaction(
        visitor,
        asId<TransactionId>(request.params.transaction_id),
      );
      if (!transaction) return drawPage(request, reply, needs, { isThere: false });
      return leadTo(reply, purchaseAddress(transaction.proposalId, 'buy-policy'), 302);
    },
  );
  app.get(ownChannelTemplate, { config: { lane: 'read' } }, (request: QuoteRequest, reply) =>
    goOnInOwnChannel(request, reply, needs),
  );
  app.get(tableTemplate, { config: { lane: 'page' } }, (request, reply) => sendTable(request, reply, needs));
  registerPlainForms(app, needs);
  app.get('/*', { config: { lane: 'page' } }, (request, reply) => {
    if (isForPrograms(request)) return refuse(request, reply, 'UNKNOWN_CALL', needs.security);
    return drawPage(request, reply, needs);
  });
  app.post('/*', { config: { lane: 'page' } }, (request, reply) => answerPlainForm(request, reply, needs));
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
    name: say('plain.name'),
    title: say('plain.script'),
    body: html`<p>${say('plain.script.kept')}</p><p>${say('plain.script.do')}</p><p><a href="${page}">${say('plain.script.back')}</a> <a href="${landingStart}">${say('plain.browsers.landing')}</a></p>`,
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
  const entry = sessions.enter(request, reply);
  const url = entry.kind === 'entered' ? entry.to : request.url;
  const query = url.indexOf('?');
  return leadTo(reply, `${startAddress}${query < 0 ? '' : url.slice(query)}`, 302);
}

type QuoteRequest = FastifyRequest<{ Params: { quote_id: string; block: string } }>;

/** Whoever has begun a quote in a channel came in by its code then: the quote leads back to it, and to nobody else's. */
async function goOnInOwnChannel(
  request: QuoteRequest,
  reply: FastifyReply,
  needs: PageNeeds,
): Promise<FastifyReply> {
  const { quote_id, block } = request.params;
  const { visitor } = needs.sessions.open(request, reply);
  const quote = await needs.ports.store.findQuote(visitor, asId<QuoteId>(quote_id));
  if (!quote) return drawPage(request, reply, needs, { isThere: false });
  needs.sessions.goOnAs(request, reply, quote);
  return leadTo(reply, listAddress(quote.id, isBlockId(block) ? block : 'family'), 303);
}

const tableTemplate = '/health-plan/compare/:planType/:quoteID/:toCompare/table.csv';

/** The table of a comparison as a file, by a plain address: an app around our pages saves no other. */
async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  { run, cachedCalls, countCall, sessions, security, renderer, ports }: PageNeeds,
): Promise<FastifyReply> {
  const context = sessions.open(request, reply);
  const file = await renderer.renderPage({
    url: request.url.replace('/table.csv', ''),
    headers: request.headers,
    locale: context.locale,
    description: '',
    nonce: '',
    asFile: true,
    above: '',
    token: '',
    memoryText: undefined,
    callApi: createCallApi({ run, cachedCalls }, context, (name) => countCall(request, name)),
  });
  for (const bug of file.bugs) ports.journal.note('page-broke', { request: request.id, ...bugFacts(bug) });
  const { location, ...headers } = file.headers;
  if (location !== undefined) return leadTo(reply, location, file.status);
  if (file.status !== 200) return refuse(request, reply, 'NOT_FOUND', security);
  noteLanguage(reply);
  return reply.headers(headers).send(file.body);
}

type PlainFormNeeds = PageNeeds & { readonly csrf: CsrfGuard };

/** Pages with forms that work without scripts: the start page, the steps of the landing flow, a list of plans and a plan. */
const templates = ['/', landingTemplate, listTemplate, planTemplate];

/** A form of these pages is answered with the next page, or with its own page and what is to correct. */
function registerPlainForms(app: FastifyInstance, needs: PlainFormNeeds): void {
  for (const template of templates) {
    app.post(template, { config: { lane: 'page' }, preValidation: formGuard(needs) }, (request, reply) =>
      answerForm(request, reply, needs),
    );
  }
}

/** Before anything is counted. */
function formGuard({ csrf, security }: PlainFormNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return refuse(request, reply, 'UNKNOWN_CALL', security);
    const posted = formOf(request);
    if (!posted.ok) return refuse(request, reply, posted.failure, security);
    if (csrf.mayComeFrom(request) && csrf.isRight(request, posted.value.token)) return;
    csrf.repair(request, reply);
    return refuse(request, reply, 'CSRF_FAILED', security);
  };
}

function formOf(request: FastifyRequest): ReturnType<typeof plainFields> {
  const raw = rawBodyOf(request, 'form');
  return raw === undefined ? fail('CONTENT_TYPE_UNSUPPORTED') : plainFields(raw);
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: PlainFormNeeds,
): Promise<FastifyReply> {
  const posted = formOf(request);
  if (!posted.ok) return refuse(request, reply, posted.failure, needs.security);
  return drawPage(request, reply, needs, { posted: posted.value.fields });
}
