import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { SandboxDesk, SandboxDoors } from './desk.ts';
import { registerOutbox } from './outbox.ts';
import { registerPayDesk } from './pay.ts';
import { sendPage } from './send-page.ts';

/** Pages of the companies that sandboxes stand in for; those of a company that is real do not exist. */
export function registerSandbox(
  app: FastifyInstance,
  { desk, ...doors }: SandboxDoors & { readonly desk: SandboxDesk },
): void {
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/', 302));
  app.get('/sandbox/', (request, reply) =>
    sendPage(request, reply, doors.security, (nonce) => guidePage(desk, nonce)),
  );
  if (desk.outbox) registerOutbox(app, desk.outbox, doors);
  if (desk.gateway) registerPayDesk(app, desk.gateway, doors);
}

function guidePage({ guides, outbox }: SandboxDesk, nonce: string): string {
  const tables = guides.map(
    ({ title, rows }) => html`<h2>${title}</h2>
<table><thead><tr><th scope="col">You enter</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows.map(({ input, outcome }) => html`<tr><td>${input}</td><td>${outcome}</td></tr>`)}</tbody></table>`,
  );
  const messages = html` · <a href="/sandbox/outbox">Messages that were sent to you</a>`;
  const body = html`<p>What stands on this page is played by sandboxes: no real company is asked.
What you enter steers them to every ending.</p>
<p><a href="/">Start page</a>${outbox ? messages : ''}</p>
${tables}`;
  return plainPage({ title: 'Sandbox guide', nonce, body });
}
