import type { FastifyReply, FastifyRequest } from 'fastify';
import { csrfHeader } from '#contract/call/encoding.ts';
import type { Sessions } from './session.ts';
import { areEqual } from './session-cookie.ts';

export type CsrfGuard = {
  /** Before the body is read: refuses what no body can make right. */
  readonly mayComeFrom: (request: FastifyRequest) => boolean;
  /** `inForm`: the token that the body carries, for when no header does. */
  readonly isRight: (request: FastifyRequest, inForm: string | undefined) => boolean;
  /**
   * With the refusal of a post that a page of ours did send, its cookies go anew: they were cleared, or another tab left
   * them behind. Not without an `Origin`: a form of another site shows no cookies, and must not put others in their place.
   */
  readonly repair: (request: FastifyRequest, reply: FastifyReply) => void;
};

/** A post has to come from a page of ours and to echo the token of its own session, which no other site can read. */
export function createCsrfGuard(sessions: Sessions): CsrfGuard {
  return {
    mayComeFrom: (request) => sessions.tokenOf(request) !== undefined && sessions.isFromHere(request),
    isRight(request, inForm) {
      const token = sessions.tokenOf(request);
      const header = request.headers[csrfHeader];
      const givenToken = typeof header === 'string' ? header : inForm;
      return token !== undefined && givenToken !== undefined && areEqual(token, givenToken);
    },
    repair(request, reply) {
      if (request.headers.origin === undefined || !sessions.isFromHere(request)) return;
      sessions.open(request, reply);
      sessions.giveToken(request, reply);
    },
  };
}
