import type { FastifyInstance } from 'fastify';
import { csrfCookie, csrfField, csrfHeader, retryAfterHeader } from '#contract/call/encoding.ts';
import type { Say } from '#words/sentences.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import { html, sayAround } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { sendPage } from '../../ground/pages/send-page.ts';
import { type CallDocument, callDocuments, openApi } from '../calls/openapi.ts';

/** The calls described for programs and for people, from the table that serves them. */
export function registerDocuments(app: FastifyInstance, security: PageSecurity): void {
  let knownDocuments: readonly CallDocument[] | undefined;
  const documents = () => {
    knownDocuments ??= callDocuments();
    return knownDocuments;
  };
  app.get('/health-plan/openapi.json', { config: { lane: 'score' } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(openApi(documents())),
  );
  app.get('/health-plan/docs', { config: { lane: 'score' } }, (request, reply) =>
    sendPage(request, reply, security, (say) => docsPage(say, documents())),
  );
}

const code = (text: string) => html`<code>${text}</code>`;

function docsPage(say: Say, documents: readonly CallDocument[]): PlainPageContent {
  const rows = documents.map(
    ({ name, method, path, repeat }) =>
      html`<tr><td><a href="#${name}">${name}</a></td><td>${code(method)}</td><td>${code(path)}</td><td>${say(`calls.repeat.${repeat}`)}</td></tr>`,
  );
  const heads = (['name', 'method', 'path', 'repeat'] as const).map(
    (column) => html`<th scope="col">${say(`calls.${column}`)}</th>`,
  );
  const posts = sayAround(say, 'calls.posts', {
    cookie: code(csrfCookie),
    field: code(csrfField),
    header: code(csrfHeader),
  });
  const failures = sayAround(say, 'calls.failures', {
    shape: code('{"error": {"code", "message", "fields"}}'),
  });
  const programs = sayAround(say, 'calls.programs', {
    link: html`<a href="/health-plan/openapi.json">OpenAPI</a>`,
  });
  const turnedAway = sayAround(say, 'calls.turned-away', {
    many: code('TOO_MANY_REQUESTS'),
    busy: code('OVERLOADED'),
    after: code(retryAfterHeader),
  });
  const body = html`<p>${posts} ${failures} ${programs}</p>
<p>${turnedAway}</p>
<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>
${documents.map((each) => section(say, each))}`;
  return { title: say('calls.title'), body };
}

function section(say: Say, { name, method, path, contentType, jsonFields, request, response }: CallDocument) {
  const fields = jsonFields.length > 0 ? say('calls.takes.json', { fields: jsonFields.join(', ') }) : '';
  const takes = html`<h3>${say('calls.takes', { type: contentType ?? '' })}</h3>
<p class="quiet">${fields}</p>
<pre>${JSON.stringify(request, null, 2)}</pre>`;
  return html`<h2 id="${name}">${name}</h2>
<p><code>${method} ${path}</code></p>
${contentType === undefined ? '' : takes}
<h3>${say('calls.answers')}</h3>
<pre>${JSON.stringify(response, null, 2)}</pre>`;
}
