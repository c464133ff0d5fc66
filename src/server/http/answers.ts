import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterHeader } from '#contract/call/encoding.ts';
import type { Failure, FailureCode } from '#domain/result.ts';
import { html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import { noteLanguage } from '../visit/language.ts';
import { type HttpFailure, httpFailure } from './errors.ts';
import { openPage, type PageSecurity } from './headers.ts';
import { sayTo } from './say.ts';

function toldTo(request: FastifyRequest, failed: Failure | HttpFailure): HttpFailure {
  return 'status' in failed ? failed : httpFailure(sayTo(request), failed);
}

/** A browser asking for a page reads a page; everybody else reads JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return (request.method === 'GET' || request.method === 'HEAD') && accept.includes('text/html');
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

/** As JSON or, to a browser that asked for a page, as a plain page that stands without the web app. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: FailureCode | HttpFailure,
  security: PageSecurity,
): FastifyReply {
  const http = toldTo(request, typeof failure === 'string' ? { code: failure } : failure);
  if (!wantsPage(request)) return sendFailure(reply, http);
  if (http.failure.code === 'STORE_UNAVAILABLE') noteRetry(reply);
  const nonce = openPage(reply, request.url, security);
  const calm = passing.get(http.failure.code);
  const againAfter = calm === undefined ? undefined : secondsUntilAgain(reply);
  const told =
    againAfter === undefined
      ? html`<p>${http.failure.message}</p>`
      : html`<p>${calm ?? ''}</p><p>You need not do anything: we try again by ourselves in ${inSeconds(againAfter)}.</p><p><a href="">Try again now</a></p>`;
  const page = plainPage({
    title: againAfter === undefined ? 'Sorry, there is a problem' : 'One moment, please',
    nonce,
    againAfter,
    body: html`${told}<p><a href="/">Go to the start page</a></p>`,
  });
  return reply.code(http.status).type('text/html; charset=utf-8').send(page);
}

/** What passes by itself: nothing was wrong with the request, and nothing was done. Nobody is asked to try again. */
const passing: ReadonlyMap<string, string> = new Map([
  ['OVERLOADED', 'Many people are here right now. What you saved is kept.'],
  ['TOO_MANY_REQUESTS', 'That was a lot of requests in a short time. What you saved is kept.'],
  ['STORE_UNAVAILABLE', 'We cannot reach our records right now. What you saved before is kept.'],
]);
const usualWait = 5;
/** Nobody looks at a page for longer: then the words alone say when to come back. */
const longestWait = 30;

/** Undefined when nobody waits that long at a page. */
function secondsUntilAgain(reply: FastifyReply): number | undefined {
  const seconds = Math.ceil(Number(reply.getHeader(retryAfterHeader) ?? usualWait));
  return seconds >= 1 && seconds <= longestWait ? seconds : undefined;
}

const inSeconds = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);
