import type { FastifyInstance } from 'fastify';
import type { Repeat } from '#contract/call/calls.ts';
import { type CallDocument, callDocuments, openApi } from '../calls/openapi.ts';
import { openPage, type PageSecurity } from '../http/headers.ts';
import { html } from './html.ts';
import { plainPage } from './plain-page.ts';

/** The calls described for programs and for people, from the table that serves them. */
export function registerDocuments(app: FastifyInstance, security: PageSecurity): void {
  let known: readonly CallDocument[] | undefined;
  const documents = () => {
    known ??= callDocuments();
    return known;
  };
  app.get('/health-plan/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(openApi(documents())),
  );
  app.get('/health-plan/docs', (request, reply) => {
    const nonce = openPage(reply, request.url, security);
    return reply.type('text/html; charset=utf-8').send(docsPage(documents(), nonce));
  });
}

const repeats = { safe: 'safe', 'turned-away': 'no' } as const satisfies Record<Repeat, string>;

function docsPage(documents: readonly CallDocument[], nonce: string): string {
  const rows = documents.map(
    ({ name, method, path, repeat }) =>
      html`<tr><td><a href="#${name}">${name}</a></td><td><code>${method}</code></td><td><code>${path}</code></td><td>${repeats[repeat]}</td></tr>`,
  );
  const body = html`<p>Objects travel as JSON text in their field of a form post. Every post carries the cookie
<code>csrftoken</code> again in the field <code>csrfmiddlewaretoken</code> or the header <code>X-CSRFToken</code>.
A failure answers <code>{"error": {"code", "message", "fields"}}</code>; codes are stable.
The same for programs: <a href="/health-plan/openapi.json">OpenAPI</a>.</p>
<p>429 <code>TOO_MANY_REQUESTS</code> and 503 <code>OVERLOADED</code> mean that nothing was done: after the seconds of
<code>Retry-After</code> any call may be sent again. The last column says which may be sent again when no answer came.</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Sent again without an answer</th></tr></thead><tbody>${rows}</tbody></table>
${documents.map(section)}`;
  return plainPage({ title: 'The calls of Chhatri', nonce, body });
}

function section({ name, method, path, contentType, jsonFields, request, response }: CallDocument) {
  const takes = html`<h3>Takes ${contentType ?? ''}</h3>
<p class="quiet">${jsonFields.length > 0 ? `JSON text in: ${jsonFields.join(', ')}` : ''}</p>
<pre>${JSON.stringify(request, null, 2)}</pre>`;
  return html`<h2 id="${name}">${name}</h2>
<p><code>${method} ${path}</code></p>
${contentType === undefined ? '' : takes}
<h3>Answers</h3>
<pre>${JSON.stringify(response, null, 2)}</pre>`;
}
