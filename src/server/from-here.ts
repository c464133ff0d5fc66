import type { FastifyRequest } from 'fastify';

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
