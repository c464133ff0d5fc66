import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Journal } from '#usecases/ports/journal.ts';
import { refusedAs } from './answers.ts';
import { bugFacts } from './bug-facts.ts';

/** It is a code of ours, of Node or of the database, never a text. */
const codeShape = /^[A-Z][A-Z\d_]{0,60}$/;

/**
 * Every answer is a line where those are asked for. Every 500 is a line in any case, also when its headers could not be
 * written or a page says it. What a call or a page threw is in a line of its own beside it.
 */
export function noteAnswers(app: FastifyInstance, journal: Journal): void {
  const errors = new WeakMap<FastifyRequest, Error>();
  app.addHook('onError', async (request, _reply, error) => {
    // The first is the cause; what follows comes of answering it.
    if (!errors.has(request)) errors.set(request, error);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    const [route, ms] = [routeOf(request), Math.round(reply.elapsedTime)];
    journal.note('request', { route, status, ms, request: request.id });
    if (status !== 500) return;
    const error = errors.get(request);
    journal.note('answer-broke', {
      request: request.id,
      route,
      code: codeOf(error) ?? refusedAs(reply) ?? 'PAGE',
      ...(error && bugFacts(error)),
    });
  });
}

function codeOf(error: Error | undefined): string | undefined {
  const code = error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && codeShape.test(code) ? code : undefined;
}

/** The template, never the address: addresses hold ids. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}
