import type { FastifyRequest } from 'fastify';
import { formField } from '#contract/decoding.ts';
import { csrfField, csrfHeader } from '#contract/encoding.ts';
import type { Sessions } from './session.ts';
import { areEqual } from './session-cookie.ts';

export type CsrfGuard = {
  /** Before the body is read: refuses what no body can make right. */
  readonly mayComeFrom: (request: FastifyRequest) => boolean;
  /** `rawForm` is looked into for the token when no header carries it. */
  readonly isRight: (request: FastifyRequest, rawForm: string | undefined) => boolean;
};

/** A post has to come from a page of ours and to echo the token of its own session, which no other site can read. */
export function createCsrfGuard(sessions: Sessions): CsrfGuard {
  return {
    mayComeFrom: (request) => sessions.tokenOf(request) !== undefined && sessions.isFromHere(request),
    isRight(request, rawForm) {
      const wanted = sessions.tokenOf(request);
      const header = request.headers[csrfHeader];
      const given = typeof header === 'string' ? header : rawForm && formField(rawForm, csrfField);
      return wanted !== undefined && given !== undefined && areEqual(wanted, given);
    },
  };
}
