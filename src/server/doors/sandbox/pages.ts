import type { FastifyInstance } from 'fastify';
import type { VisitorId } from '#domain/ids.ts';
import { inLanguage } from '#domain/local-text.ts';
import { channelBehaviours } from '#domain/quote/channel.ts';
import type { Say } from '#words/sentences.ts';
import { leadTo } from '../../ground/lead-to.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { Partner } from '../../ground/partners.ts';
import { signedCode } from '../../visit/sale/signed-code.ts';
import type { SandboxConsole, SandboxMessage, SandboxNeeds } from './console.ts';
import { endingWords } from './endings.ts';
import { registerPayConsole } from './pay.ts';
import { registerRegistryConsole } from './registry.ts';
import { registerWebview } from './webview.ts';

/** Pages of the companies that sandboxes stand in for; those of a company that is real do not exist. */
export function registerSandbox(
  app: FastifyInstance,
  {
    sandboxConsole,
    partners,
    ...needs
  }: SandboxNeeds & { readonly sandboxConsole: SandboxConsole; readonly partners: readonly Partner[] },
): void {
  app.get('/sandbox', { config: { lane: 'read' } }, (_request, reply) => leadTo(reply, '/sandbox/', 302));
  app.get('/sandbox/', { config: { lane: 'read' } }, (request, reply) =>
    sendPage(request, reply, needs.security, (say) => guidePage(say, sandboxConsole)),
  );
  if (isPlayed(sandboxConsole)) {
    registerEntryLinks(app, partners, needs);
    registerWebview(app, needs);
  }
  if (sandboxConsole.outbox) registerOutbox(app, sandboxConsole.outbox, needs);
  if (sandboxConsole.gateway) registerPayConsole(app, sandboxConsole.gateway, needs);
  if (sandboxConsole.registry) registerRegistryConsole(app, sandboxConsole.registry, needs);
}

/** Some company outside is played, so people only try the app out. */
export function isPlayed({ gateway, registry, outbox, guides }: SandboxConsole): boolean {
  return (
    [gateway, registry, outbox].some((one) => one !== undefined) || guides.some(({ rows }) => rows.length > 0)
  );
}

type Row = { readonly input: string; readonly follows: string };

function guidePage(say: Say, sandboxConsole: SandboxConsole): PlainPageContent {
  const { gateway, registry, guides, outbox } = sandboxConsole;
  const payment = (gateway?.outcomes ?? []).map((each): Row => {
    const { choice, follows } = endingWords(say, each);
    return { input: say('sandbox.end.input', { choice }), follows };
  });
  const consent = (registry?.outcomes ?? []).map(
    (each): Row => ({
      input: say('sandbox.consent.input', { choice: say(`sandbox.consent.${each}`) }),
      follows: say(`sandbox.consent.${each}.then`),
    }),
  );
  const others = guides
    .filter(({ rows }) => rows.length > 0)
    .map(({ company, rows }) =>
      table(
        say,
        say(`sandbox.guide.${company}`),
        rows.map((row) => ({ input: say(`sandbox.row.${row}`), follows: say(`sandbox.row.${row}.then`) })),
      ),
    );
  const messages = html` · <a href="/sandbox/outbox">${say('sandbox.guide.outbox')}</a>`;
  const entryLink = html` · <a href="/sandbox/ways-in">${say('sandbox.ways')}</a>`;
  const body = html`<p>${say('sandbox.guide.lede')}</p>
<p><a href="/">${say('sandbox.guide.start')}</a>${outbox ? messages : ''}${isPlayed(sandboxConsole) ? entryLink : ''}</p>
${gateway ? table(say, say('sandbox.guide.payment'), payment) : ''}
${registry ? table(say, say('sandbox.guide.registry'), consent) : ''}
${others}`;
  return { title: say('sandbox.guide'), body };
}

function table(say: Say, title: string, rows: readonly Row[]): Html {
  return html`<h2>${title}</h2>
<table><thead><tr><th scope="col">${say('sandbox.guide.input')}</th><th scope="col">${say('sandbox.guide.then')}</th></tr></thead>
<tbody>${rows.map(({ input, follows }) => html`<tr><td>${input}</td><td>${follows}</td></tr>`)}</tbody></table>`;
}

/** Seconds that a link of this page lives. */
const linkLife = 3600;

/** The ways in of agents and partners who are nobody. Nothing is signed here for one of the partners file. */
function registerEntryLinks(
  app: FastifyInstance,
  partners: readonly Partner[],
  { security, ports }: SandboxNeeds,
): void {
  const madeUp = partners.filter(({ isMadeUp }) => isMadeUp);
  app.get('/sandbox/ways-in', { config: { lane: 'read' } }, (request, reply) => {
    const now = Math.floor(Date.parse(ports.clock.now()) / 1000);
    return sendPage(request, reply, security, (say) => entryLinksPage(say, madeUp, now));
  });
}

function addressOf({ code, channel, keys: [key] }: Partner, now: number): string {
  const isSigned = channelBehaviours[channel].startedBy === 'signed-code';
  const signed = isSigned && key !== undefined ? signedCode(code, now + linkLife, key) : code;
  return `/health-plan/?channel=${channel}&partner=${signed}`;
}

function entryLinksPage(say: Say, partners: readonly Partner[], now: number): PlainPageContent {
  const links = partners.map(
    (partner) =>
      html`<li><a href="${addressOf(partner, now)}">${say('sandbox.ways.with', { name: inLanguage(partner.name, say.locale) })}</a></li>`,
  );
  return {
    title: say('sandbox.ways'),
    body: html`<p>${say('sandbox.ways.lede')} <a href="/sandbox/">${say('sandbox.guide')}</a></p>
<ul>${links}
<li><a href="/sandbox/webview">${say('sandbox.webview')}</a></li>
<li><a href="/health-plan/arogya-sanjeevani">${say('sandbox.ways.standard')}</a></li>
<li><a href="/health-plan/?channel=website">${say('sandbox.ways.website')}</a></li></ul>`,
  };
}

/** What was sent to this visitor. Whoever has no session is shown nothing and given none. */
function registerOutbox(
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
  const items = messages.map(({ channel, to, subject, text, files, deliveredAt: moment }) => {
    return html`<h2>${subject ?? say(channel === 'whatsapp' ? 'sandbox.outbox.whatsapp' : 'sandbox.outbox.sms')}</h2>
<p class="quiet">${say('sandbox.outbox.to', { to, moment })}</p>
<pre>${text}</pre>
${files.length > 0 ? html`<p class="quiet">${say('sandbox.outbox.files', { files: files.join(', ') })}</p>` : ''}`;
  });
  const none = html`<p class="quiet">${say('sandbox.outbox.none')}</p>`;
  const body = html`<p>${say('sandbox.outbox.lede')} <a href="/sandbox/">${say('sandbox.guide')}</a></p>
${items.length > 0 ? items : none}`;
  return { title: say('sandbox.outbox'), body };
}
