import type { FastifyInstance } from 'fastify';
import type { Say } from '#words/sentences.ts';
import { leadTo } from '../../ground/lead-to.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import type { Partner } from '../../ground/partners.ts';
import type { SandboxConsole, SandboxNeeds } from './console.ts';
import { endingWords } from './endings.ts';
import { registerEntryLinks } from './entry-links.ts';
import { registerOutbox } from './outbox.ts';
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
