import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitSale } from '../partners.ts';

/** What a page of the server's own has to know of the visit that it is sent to. */
export type VisitAt = {
  readonly sale: () => VisitSale;
  readonly takeLanguage: (reply: FastifyReply) => string | undefined;
};

const visits = new WeakMap<FastifyRequest, VisitAt>();

type VisitReader = {
  readonly saleOf: (request: FastifyRequest) => VisitSale;
  readonly takeLanguage: (request: FastifyRequest, reply: FastifyReply) => string | undefined;
};

/** From here on it is known of a request, by whatever it is refused later. */
export function registerVisits(app: FastifyInstance, sessions: VisitReader): void {
  app.addHook('onRequest', (request, _reply, done) => {
    visits.set(request, {
      sale: () => sessions.saleOf(request),
      takeLanguage: (reply) => sessions.takeLanguage(request, reply),
    });
    done();
  });
}

/** Undefined of a request that was refused before its cookies were read. */
export const visitAt = (request: FastifyRequest): VisitAt | undefined => visits.get(request);
