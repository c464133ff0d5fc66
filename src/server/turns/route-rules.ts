import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lane } from './lanes.ts';
import type { Tries } from './limits/tries.ts';

/** What a route says of itself, beside its handler: `app.get(path, { config: { lane: 'read' } }, handler)`. */
export type RouteRules = {
  /** Among which kind of work it waits for its turn. */
  readonly lane: Lane;
  /** Beside what any request counts as in a minute. */
  readonly tries?: Tries;
  /** Plans are worked out for it: it counts as dear work too. */
  readonly isDear?: true;
  /** It belongs to a visit, and is answered by what that visit began: to a stranger nothing of it is there. */
  readonly isOfVisit?: true;
  /** It counts on nobody: who comes back from paying is never turned away. */
  readonly isNeverRefused?: true;
  /** A browser in which an operator signed in counts on its own there. */
  readonly isOfOperators?: true;
};

declare module 'fastify' {
  // The library is told of our fields in no other way.
  interface FastifyContextConfig extends Partial<RouteRules> {}
}

/** A route that does not say its lane keeps the server from starting. */
export function requireLanes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.lane === undefined) throw new Error(`The route ${url} does not say its lane`);
  });
}

/** By the route that the router matched: what an address looks like says nothing of where it leads. Where nothing was matched, little is done. */
export function laneOf({ routeOptions }: FastifyRequest): Lane {
  return routeOptions.config.lane ?? 'read';
}
