import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import { decodeForm, decodeJson, formField } from '#contract/call/decoding.ts';
import { csrfField } from '#contract/call/encoding.ts';
import type { CallRequest } from '#contract/call/shapes.ts';
import { fail, type Result } from '#domain/result.ts';
import { refuse } from '../../ground/answers.ts';
import { maxBody, rawBodyOf } from '../../ground/bodies.ts';
import { encodingFor, noteEncoding } from '../../ground/compression.ts';
import { httpFailure } from '../../ground/errors.ts';
import type { PageSecurity } from '../../ground/headers.ts';
import { noteLanguage } from '../../ground/words/language.ts';
import type { RouteRules } from '../../turns/route-rules.ts';
import type { CsrfGuard } from '../../visit/csrf.ts';
import type { Sessions } from '../../visit/session.ts';
import type { CachedCalls } from './cache/cached-calls.ts';
import type { CachedResponse } from './cache/response-cache.ts';
import { type CallLimits, isDear, routeOf } from './call-limits.ts';
import { callRules } from './call-rules.ts';
import type { CallRunner } from './call-runner.ts';

export type CallNeeds = {
  readonly run: CallRunner;
  readonly sessions: Sessions;
  readonly csrf: CsrfGuard;
  readonly cachedCalls: CachedCalls;
  readonly security: PageSecurity;
  readonly limits: CallLimits;
};

const allMethods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const names = Object.keys(calls) as CallName[]; // the keys of the table are its names

const json = 'application/json; charset=utf-8';

/** Every row of the table of calls is a route; every other method of its path answers 405. */
export function registerCalls(app: FastifyInstance, needs: CallNeeds): void {
  for (const name of names) {
    const { method, path } = calls[name];
    app.route({
      method,
      url: routeOf(path),
      config: routeRulesOf(name),
      exposeHeadRoute: false,
      ...(method === 'POST'
        ? { onRequest: originGuard(needs), preValidation: tokenGuard(name, needs), bodyLimit: maxBody }
        : {}),
      handler: (request, reply) => answerCall(name, needs, request, reply),
    });
  }
  for (const path of new Set(names.map((name) => calls[name].path)))
    refuseOtherMethods(app, path, needs.security);
}

function refuseOtherMethods(app: FastifyInstance, path: string, security: PageSecurity): void {
  const served = names.filter((name) => calls[name].path === path).map((name) => calls[name].method);
  app.route({
    config: { lane: 'read' },
    method: allMethods.filter((method) => !served.some((each) => each === method)),
    url: routeOf(path),
    exposeHeadRoute: false,
    onRequest: (request, reply) => {
      refuse(request, reply.header('allow', served.join(', ')), 'METHOD_NOT_ALLOWED', security);
    },
    handler: () => undefined,
  });
}

function routeRulesOf(name: CallName): RouteRules {
  const { lane, tries } = callRules[name];
  return { lane, ...(tries && { tries }), ...(isDear(name) && { isDear: true }) };
}

function originGuard(needs: CallNeeds) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (needs.csrf.mayComeFrom(request)) return done();
    refuseForgery(needs, request, reply);
  };
}

/** Once the body is here, and before anything is counted: it is read in the one way that the call has, and bears the token. */
function tokenGuard(name: CallName, needs: CallNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { encoding } = calls[name];
    const raw = encoding === 'none' ? '' : rawBodyOf(request, encoding);
    const inForm = encoding === 'form' && raw ? formField(raw, csrfField) : undefined;
    if (!needs.csrf.isRight(request, inForm)) return refuseForgery(needs, request, reply);
    if (raw === undefined) return refuse(request, reply, 'CONTENT_TYPE_UNSUPPORTED', needs.security);
  };
}

function refuseForgery(
  { csrf, security }: CallNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  csrf.repair(request, reply);
  return refuse(request, reply, 'CSRF_FAILED', security);
}

async function answerCall<Name extends CallName>(
  name: Name,
  needs: CallNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { encoding } = calls[name];
  const raw = encoding === 'none' ? '' : rawBodyOf(request, encoding);
  const context = needs.sessions.open(request, reply);
  noteLanguage(reply);
  const params = request.params as CallRequest<Name>['params']; // the route was made from the path that names them
  const result = await needs.cachedCalls(
    { name, url: request.url, body: raw },
    context,
    async (givenContext) => {
      const body = readBody(name, raw, request.url);
      if (!body.ok) return { ok: false, ...httpFailure(context.say, body.failure) };
      const wait = needs.limits.countBatch(request, name, body.value);
      if (wait === 0) return needs.run(name, { params, body: body.value }, givenContext);
      reply.header('retry-after', String(wait));
      return { ok: false, ...httpFailure(context.say, { code: 'TOO_MANY_TRIES' }) };
    },
  );
  if ('plain' in result) return sendCached(request, reply, result);
  if (!result.ok) return refuse(request, reply, result, needs.security);
  if (name === 'getMedicalConditions') needs.sessions.giveToken(request, reply);
  if (callRules[name].keeping === 'browser') reply.header('cache-control', 'private, max-age=3600');
  return reply.type(json).send(result.value);
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const body = answer.in(encoding);
  noteEncoding(reply, body ? encoding : 'identity');
  return reply.type(json).send(body ? await body : answer.plain);
}

function readBody<Name extends CallName>(
  name: Name,
  raw: string | undefined,
  url: string,
): Result<CallRequest<Name>['body']> {
  if (raw === undefined) return fail('CONTENT_TYPE_UNSUPPORTED');
  const at = url.indexOf('?');
  return calls[name].encoding === 'json'
    ? decodeJson(name, raw)
    : decodeForm(name, raw, at < 0 ? [] : [...new URLSearchParams(url.slice(at + 1))]);
}
