import type { FastifyInstance } from 'fastify';
import { refuse } from '../ground/answers.ts';
import type { PageSecurity } from '../ground/headers.ts';
import type { Sessions } from '../visit/session.ts';

type Needs = { readonly sessions: Sessions; readonly security: PageSecurity };

/**
 * Whoever shows no visit is told that nothing is there before anything is counted, and begins no visit by it: any page of
 * the web can send browsers here without our cookie (147). A gateway's post back bears none and leads on to a look.
 */
export function refuseStrangers(app: FastifyInstance, { sessions, security }: Needs): void {
  app.addHook('preValidation', async (request, reply) => {
    const isStranger = request.method !== 'POST' && sessions.visitOf(request) === undefined;
    if (isStranger && request.routeOptions.config.isOfVisit)
      return refuse(request, reply, 'NOT_FOUND', security);
  });
}
