import type { FastifyRequest } from 'fastify';

const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];
const webOrigin = /^https?:\/\//;

/**
 * What a browser says of where a request comes from, in both of its ways; a program that is no browser says nothing.
 * Without a setting of our own origin the host it reached us at has to be the one it comes from.
 */
export function isFromHere({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (!ownSites.includes(headers['sec-fetch-site'])) return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  if (!webOrigin.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  const reached = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(reached) && new URL(reached).origin === origin;
}

/**
 * A browser asks for a page of ours because another site's page wants it, and nobody goes there: a picture, a script, a
 * call. Nothing of ours is for that, and it must not count as a visitor of this address.
 */
export function isForAnotherSite({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  return !ownSites.includes(headers['sec-fetch-site']) && mode !== undefined && mode !== 'navigate';
}

const framing: readonly unknown[] = ['iframe', 'frame', 'object', 'embed'];

/**
 * A page of another site shows ours within itself, or loads it where nobody sees it. Not of a post: it begins no visit, and
 * a gateway comes back by one, also in a frame.
 */
export function isForFrameOfAnotherSite({ headers, method }: FastifyRequest): boolean {
  const isFraming = framing.includes(headers['sec-fetch-dest']) && method !== 'POST';
  return isFraming && !ownSites.includes(headers['sec-fetch-site']);
}
