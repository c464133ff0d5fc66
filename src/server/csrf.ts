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
export function createCsrfGuard(publicOrigin: string | undefined, sessions: Sessions): CsrfGuard {
  return {
    mayComeFrom: (request) => sessions.tokenOf(request) !== undefined && isFromHere(request, publicOrigin),
    isRight(request, rawForm) {
      const wanted = sessions.tokenOf(request);
      const header = request.headers[csrfHeader];
      const given = typeof header === 'string' ? header : rawForm && formField(rawForm, csrfField);
      return wanted !== undefined && given !== undefined && areEqual(wanted, given);
    },
  };
}

const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * What a browser says of where a request comes from, in both of its ways; a program that is no browser says nothing.
 * Without a setting of our own origin the host it reached us at has to be the one it comes from.
 */
export function isFromHere({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (!ownSites.includes(headers['sec-fetch-site'])) return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: theirs } = new URL(origin);
  const reached = `${protocol}//${host}`;
  return URL.canParse(reached) && new URL(reached).host === theirs;
}
