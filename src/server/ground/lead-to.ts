import type { FastifyReply } from 'fastify';
import { isOwnPath, ownPath } from './pages/own-path.ts';

/** To a page of this site, whatever stands in its address. */
export function leadTo(reply: FastifyReply, path: string, status: number): FastifyReply {
  return reply.redirect(ownPath(path), status);
}

/**
 * To the page of a company outside, or to one of ours that stands in for it, by its path or its whole address.
 * @param url as the company gave it; letters that no header takes are encoded
 * @throws when it is no address of the web.
 */
export function leadOut(reply: FastifyReply, url: string, status: number): FastifyReply {
  if (isOwnPath(url)) return leadTo(reply, url, status);
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('No address of the web');
  return reply.redirect(href, status);
}
