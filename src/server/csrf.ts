import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '#contract/decoding.ts';
import { csrfCookie, csrfField, csrfHeader } from '#contract/encoding.ts';

const token = /^[\w-]{43}$/;
const year = 365 * 24 * 60 * 60;

export type CsrfGuard = {
  /** Gives the browser a token when it has none; pages read it from the cookie, so it is open to scripts of ours. */
  readonly give: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Before the body is read: refuses what no body can make right. */
  readonly mayComeFrom: (request: FastifyRequest) => boolean;
  /** `rawForm` is looked into for the token when no header carries it. */
  readonly isRight: (request: FastifyRequest, rawForm: string | undefined) => boolean;
};

export function createCsrfGuard(secure: boolean): CsrfGuard {
  return {
    give(request, reply) {
      if (tokenOf(request) !== undefined) return;
      const fresh = randomBytes(32).toString('base64url');
      reply.setCookie(csrfCookie, fresh, {
        path: '/',
        sameSite: 'lax',
        secure,
        httpOnly: false,
        maxAge: year,
      });
    },
    mayComeFrom: (request) =>
      tokenOf(request) !== undefined && request.headers['sec-fetch-site'] !== 'cross-site',
    isRight(request, rawForm) {
      const wanted = tokenOf(request);
      const header = request.headers[csrfHeader];
      const given = typeof header === 'string' ? header : rawForm && formField(rawForm, csrfField);
      return wanted !== undefined && given !== undefined && areEqual(wanted, given);
    },
  };
}

function tokenOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[csrfCookie];
  return cookie !== undefined && token.test(cookie) ? cookie : undefined;
}

function areEqual(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
