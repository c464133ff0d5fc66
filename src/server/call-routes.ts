import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type CallName, calls } from '#contract/calls.ts';
import { decodeForm, decodeJson } from '#contract/decoding.ts';
import type { CallRequest } from '#contract/shapes.ts';
import { fail, type Result } from '#domain/result.ts';
import { sendFailure } from './answers.ts';
import { rawBodyOf } from './bodies.ts';
import type { CallRunner } from './call-runner.ts';
import type { CsrfGuard } from './csrf.ts';
import { httpFailure } from './errors.ts';
import type { Sessions } from './session.ts';

export type CallDoors = { readonly run: CallRunner; readonly sessions: Sessions; readonly csrf: CsrfGuard };

const allMethods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const names = Object.keys(calls) as CallName[]; // the keys of the table are its names

/** Everybody may keep these for an hour; they hold nothing of a person. */
const cached: readonly CallName[] = [
  'getMedicalConditions',
  'getPlace',
  'getDocuments',
  'getScoringMethod',
  'getCatalogue',
];

export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Every row of the table of calls is a route; every other method of its path answers 405. */
export function registerCalls(app: FastifyInstance, doors: CallDoors): void {
  for (const name of names) {
    const { method, path } = calls[name];
    app.route({
      method,
      url: routeOf(path),
      exposeHeadRoute: false,
      ...(method === 'POST' ? { onRequest: originGuard(doors.csrf) } : {}),
      handler: (request, reply) => answerCall(name, doors, request, reply),
    });
  }
  for (const path of new Set(names.map((name) => calls[name].path))) refuseOtherMethods(app, path);
}

function refuseOtherMethods(app: FastifyInstance, path: string): void {
  const served = names.filter((name) => calls[name].path === path).map((name) => calls[name].method);
  app.route({
    method: allMethods.filter((method) => !served.some((each) => each === method)),
    url: routeOf(path),
    exposeHeadRoute: false,
    onRequest: (_request, reply) => {
      sendFailure(reply.header('allow', served.join(', ')), httpFailure({ code: 'METHOD_NOT_ALLOWED' }));
    },
    handler: () => undefined,
  });
}

function originGuard(csrf: CsrfGuard) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!csrf.mayComeFrom(request)) return sendFailure(reply, httpFailure({ code: 'CSRF_FAILED' }));
  };
}

async function answerCall<Name extends CallName>(
  name: Name,
  { run, sessions, csrf }: CallDoors,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { encoding, method } = calls[name];
  if (method === 'POST') {
    const raw = encoding === 'form' ? rawBodyOf(request, 'form') : undefined;
    if (!csrf.isRight(request, raw)) return sendFailure(reply, httpFailure({ code: 'CSRF_FAILED' }));
  }
  const body = readBody(name, request);
  if (!body.ok) return sendFailure(reply, httpFailure(body.failure));
  if (name === 'getMedicalConditions') csrf.give(request, reply);
  const params = request.params as CallRequest<Name>['params']; // the route was made from the path that names them
  const result = await run(name, { params, body: body.value }, sessions.open(request, reply));
  if (!result.ok) return sendFailure(reply, result);
  if (cached.includes(name)) reply.header('cache-control', 'private, max-age=3600');
  return reply.type('application/json; charset=utf-8').send(result.value);
}

function readBody<Name extends CallName>(
  name: Name,
  request: FastifyRequest,
): Result<CallRequest<Name>['body']> {
  const { encoding } = calls[name];
  if (encoding === 'none') return decodeForm(name, '');
  const raw = rawBodyOf(request, encoding);
  if (raw === undefined) return fail('CONTENT_TYPE_UNSUPPORTED');
  return encoding === 'form' ? decodeForm(name, raw) : decodeJson(name, raw);
}
