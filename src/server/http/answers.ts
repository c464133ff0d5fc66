import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterHeader } from '#contract/call/encoding.ts';
import type { Failure, FailureCode } from '#domain/result.ts';
import type { Say } from '#words/said.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/send-page.ts';
import { noteLanguage } from '../visit/language.ts';
import { type HttpFailure, httpFailure } from './errors.ts';
import type { PageSecurity } from './headers.ts';
import { sayTo } from './say.ts';

function toldTo(request: FastifyRequest, failed: Failure | HttpFailure): HttpFailure {
  return 'status' in failed ? failed : httpFailure(sayTo(request), failed);
}

/** A browser that asks for a page, or sends a form without a script, reads a page; everybody else reads JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

export function sendFailure(reply: FastifyReply, failed: Failure | HttpFailure): FastifyReply {
  const { status, failure } = toldTo(reply.request, failed);
  if (failure.code === 'STORE_UNAVAILABLE') noteRetry(reply);
  noteLanguage(reply);
  return reply.code(status).type('application/json; charset=utf-8').send({ error: failure });
}

const secondsToRetry = '5';

/** A database that was away is mostly back soon; the browser is told when to ask again. */
export function noteRetry(reply: FastifyReply): void {
  if (!reply.hasHeader(retryAfterHeader)) reply.header(retryAfterHeader, secondsToRetry);
}

/** As JSON or, to a browser that wants a page, as a plain page that stands without the web app. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: FailureCode | HttpFailure,
  security: PageSecurity,
): FastifyReply {
  const http = toldTo(request, typeof failure === 'string' ? { code: failure } : failure);
  if (!wantsPage(request)) return sendFailure(reply, http);
  if (http.failure.code === 'STORE_UNAVAILABLE') noteRetry(reply);
  const wait = waitFor(http.failure, reply);
  return sendPage(request, reply.code(http.status), security, (say) => ({
    title: say(wait ? 'plain.wait' : 'plain.problem'),
    againAfter: wait?.seconds,
    body: html`${wait ? waitWords(say, wait) : html`<p>${http.failure.message}</p>`}<p><a href="/">${say('plain.start')}</a></p>`,
  }));
}

/** What passes by itself: nothing was wrong with the request, and nothing was done. Nobody is asked to try again. */
const passing = ['OVERLOADED', 'TOO_MANY_REQUESTS', 'STORE_UNAVAILABLE'] as const;
const usualWait = 5;
/** Nobody looks at a page for longer: then the words alone say when to come back. */
const longestWait = 30;

type Wait = { readonly why: (typeof passing)[number]; readonly seconds: number };

/** Undefined when it does not pass, and when nobody waits that long at a page. */
function waitFor({ code }: HttpFailure['failure'], reply: FastifyReply): Wait | undefined {
  const why = passing.find((each) => each === code);
  const seconds = Math.ceil(Number(reply.getHeader(retryAfterHeader) ?? usualWait));
  return why && seconds >= 1 && seconds <= longestWait ? { why, seconds } : undefined;
}

function waitWords(say: Say, { why, seconds }: Wait): Html {
  return html`<p>${say(`plain.wait.${why}`)}</p><p>${say('plain.wait.again', { seconds })}</p><p><a href="">${say('plain.wait.now')}</a></p>`;
}
