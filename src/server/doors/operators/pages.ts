import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '#contract/call/decoding.ts';
import { dayInIndia } from '#domain/date.ts';
import { lastDays, usualDays } from '#domain/event/funnel.ts';
import { operatorName } from '#domain/operating/operator.ts';
import { proposalStates } from '#domain/proposal/state.ts';
import { listCallBacks } from '#usecases/operating/list-call-backs.ts';
import { listStuck } from '#usecases/operating/list-stuck.ts';
import { readFunnel } from '#usecases/operating/read-funnel.ts';
import type { Ports } from '#usecases/ports.ts';
import { rawBodyOf } from '../../ground/bodies.ts';
import { leadTo } from '../../ground/lead-to.ts';
import { html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { findPath, operatorsPages, operatorsPath, signInPath, signOutPath } from './addresses.ts';
import type { OperatorAuthentication } from './authentication.ts';
import { registerBuyers } from './buyers/buyers-page.ts';
import { registerCase } from './case/case-routes.ts';
import { operatorsRoute as config, type OperatorsNeeds, requireOperator, send, wordIn } from './guard.ts';
import { lookThrough, lookUp, type Operator } from './lookups.ts';
import type { Sheet } from './sheet.ts';
import { sheetsPage, signInPage } from './sheet-page.ts';
import {
  auditSheet,
  callBackSheet,
  callLedgerSheet,
  catalogueSheet,
  countSheet,
  deliverySheet,
  funnelSheet,
  proposalSheet,
  stuckSheet,
} from './sheets.ts';
import type { Verdict } from './tries.ts';

/**
 * Whoever is signed in reads, can send a policy's letter anew, and can have another mobile open it after days in which the old
 * one can object; all other changes are commands on the machine itself.
 */
export function registerOperators(app: FastifyInstance, needs: OperatorsNeeds): void {
  registerSignIn(app, needs);
  const { ports } = needs;
  const { store, clock, catalogue } = ports;
  const list = (path: string, title: string, read: (request: FastifyRequest) => Promise<readonly Sheet[]>) =>
    app.get(path, { config }, (request, reply) =>
      requireOperator(request, reply, needs, async (operator) =>
        sheetsPage(title, await lookThrough(ports, operator, title, () => read(request))),
      ),
    );
  list(operatorsPages.stuck.path, 'Stuck', async () => [
    stuckSheet(await listStuck(ports, most), clock.now()),
  ]);
  list(operatorsPages.purchases.path, 'Purchases', async ({ query }) => {
    const state = proposalStates.find((each) => each === wordIn(query, 'state'));
    const rows = await store.proposalRows({ state, limit: most });
    return [countSheet(await store.countByState()), proposalSheet(rows, clock.now())];
  });
  list(operatorsPages.ledger.path, 'Asked outside', async () => [
    callLedgerSheet(await store.lastOutsideCalls({ limit: most, reference: undefined, failedOnly: false })),
  ]);
  list(operatorsPages.messages.path, 'Letters', async () => [
    deliverySheet(await store.lastDeliveries(most)),
  ]);
  list(operatorsPages.callBacks.path, 'Call-backs', async () => [
    callBackSheet(await listCallBacks(store, most), clock.now()),
  ]);
  list(operatorsPages.funnel.path, 'Funnel', async () => [
    funnelSheet(await readFunnel(ports, lastDays(dayInIndia(clock.now()), usualDays))),
  ]);
  list(operatorsPages.catalogue.path, 'Catalogue', async () => [catalogueSheet(catalogue.current())]);
  app.get(operatorsPages.audit.path, { config }, (request, reply) =>
    requireOperator(request, reply, needs, (operator) =>
      lookThrough(ports, operator, 'Log', () => logPage(store, wordIn(request.query, 'before'))),
    ),
  );
  app.get(findPath, { config }, (request, reply) =>
    requireOperator(request, reply, needs, (operator) =>
      findPage(needs, operator, wordIn(request.query, 'q')),
    ),
  );
  registerBuyers(app, needs);
  registerCase(app, needs);
}

const most = 200;

function registerSignIn(app: FastifyInstance, needs: OperatorsNeeds): void {
  const { authentication, sessions, ports } = needs;
  const start = operatorsPages.stuck.path;
  app.get(operatorsPath, { config }, (_request, reply) => leadTo(reply, start, 302));
  app.get(`${operatorsPath}/`, { config }, (_request, reply) => leadTo(reply, start, 302));
  app.get(signInPath, { config }, async (request, reply) =>
    (await authentication.passOf(request))
      ? leadTo(reply, start, 302)
      : send(reply, needs, signInPage(undefined)),
  );
  app.post(signInPath, { config }, async (request, reply) => {
    const form = rawBodyOf(request, 'form') ?? '';
    const who = (formField(form, 'who') ?? '').trim().slice(0, 60);
    const password = formField(form, 'password') ?? '';
    const code = formField(form, 'code') ?? '';
    if (!sessions.isFromHere(request) || who === '' || password === '' || code === '')
      return send(reply.code(400), needs, signInPage('Nobody was signed in. Enter all three, on this page.'));
    const verdict = await authentication.signIn(request, reply, { who, password, code });
    if (verdict.kind !== 'right') return send(refused(reply, verdict), needs, signInPage(troubleOf(verdict)));
    const at = ports.clock.now();
    const name = operatorName(who) ?? '';
    await ports.store.recordAudit({
      at,
      who: name,
      via: 'pages',
      act: 'signed-in',
      reference: '',
      reason: '',
    });
    return leadTo(reply, start, 303);
  });
  app.post(signOutPath, { config }, async (request, reply) => {
    if (sessions.isFromHere(request)) await authentication.signOut(request, reply);
    return leadTo(reply, signInPath, 303);
  });
}

/** Metrics are for whoever is signed in, and for programs that show their password with each question. */
export function metricsAccess(authentication: OperatorAuthentication) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const verdict = await authentication.letsProgram(request);
    if (verdict.kind === 'right') return true;
    await refused(reply, verdict)
      .header('www-authenticate', 'Basic realm="operators", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send('');
    return false;
  };
}

/** With the status and the time to wait of a door that stays shut. */
function refused(reply: FastifyReply, verdict: Verdict): FastifyReply {
  if (verdict.kind === 'wait') return reply.code(429).header('retry-after', String(verdict.seconds));
  return reply.code(401);
}

function troubleOf(verdict: Verdict): string {
  if (verdict.kind === 'wait')
    return `Too many wrong tries. Try again in ${Math.ceil(verdict.seconds / 60)} minutes.`;
  return 'Name, password and code do not fit together. A code is good once.';
}

async function findPage(
  { ports }: OperatorsNeeds,
  operator: Operator,
  input: string,
): Promise<PlainPageContent | undefined> {
  const { purchases, share } = await lookUp(ports, operator, input);
  if (purchases.length === 0 && !share) return undefined;
  const address = share && `/s/${share.id}`;
  const page = address === undefined ? '' : html`<p>A family’s page: <a href="${address}">${address}</a></p>`;
  const sheets = purchases.length > 0 ? [proposalSheet(purchases, ports.clock.now())] : [];
  return sheetsPage('Found', sheets, page);
}

/** The last lines, or those before one of them. */
async function logPage(
  store: Pick<Ports['store'], 'lastAudit' | 'auditVerdict'>,
  reference: string,
): Promise<PlainPageContent> {
  const before = /^[1-9]\d{0,14}$/.test(reference) ? Number(reference) : undefined;
  // One more than is shown says whether there are others.
  const lines = await store.lastAudit(most + 1, before);
  const newest = lines.slice(0, most);
  const older = `${operatorsPages.audit.path}?before=${newest.at(-1)?.position}`;
  const link = lines.length > most ? html`<p><a href="${older}">Older lines</a></p>` : '';
  return sheetsPage('Log', [auditSheet(newest, await store.auditVerdict())], link);
}
