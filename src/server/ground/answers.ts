import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterHeader } from '#contract/call/encoding.ts';
import type { Failure, FailureCode } from '#domain/result.ts';
import { type HttpFailure, httpFailure } from './errors.ts';
import type { PageSecurity } from './headers.ts';
import { refusalPage } from './pages/refusal-page.ts';
import { sendPage } from './pages/send-page.ts';
import { noteLanguage } from './words/language.ts';
import { sayTo } from './words/say.ts';

const codes = new WeakMap<FastifyReply, string>();

/** Why an answer is a refusal; undefined: it is none. */
export function refusedAs(reply: FastifyReply): string | undefined {
  return codes.get(reply);
}

/** A page may say so itself: what it asked for while it was drawn was refused. */
export function noteRefused(reply: FastifyReply, code: FailureCode): void {
  codes.set(reply, code);
}

function httpFailureOf(request: FastifyRequest, failed: Failure | HttpFailure): HttpFailure {
  return 'status' in failed ? failed : httpFailure(sayTo(request), failed);
}

/** A browser that asks for a page, or sends a form without a script, reads a page; everybody else reads JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

export function sendFailure(reply: FastifyReply, failed: Failure | HttpFailure): FastifyReply {
  const { status, failure } = httpFailureOf(reply.request, failed);
  codes.set(reply, failure.code);
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
  failure: FailureCode | Failure | HttpFailure,
  security: PageSecurity,
): FastifyReply {
  const http = httpFailureOf(request, typeof failure === 'string' ? { code: failure } : failure);
  if (!wantsPage(request)) return sendFailure(reply, http);
  const { code, message } = http.failure;
  codes.set(reply, code);
  if (code === 'STORE_UNAVAILABLE') noteRetry(reply);
  const retryAfter = Number(reply.getHeader(retryAfterHeader) ?? Number.NaN);
  const refused = { code, message, retryAfter, isPress: request.method === 'POST' };
  return sendPage(request, reply.code(http.status), security, (say) => refusalPage(say, refused));
}
