import type { FastifyReply } from 'fastify';
import { ownPath } from '../pages/own-path.ts';

/** To a page of this site, whatever stands in its address. */
export function leadTo(reply: FastifyReply, path: string, status: number): FastifyReply {
  return reply.redirect(ownPath(path), status);
}

/**
 * To the page of a company outside, or by its whole address to one of ours.
 * @param url as the company gave it; letters that no header takes are encoded
 * @throws when it is no address of the web.
 */
export function leadOut(reply: FastifyReply, url: string, status: number): FastifyReply {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('No address of the web');
  return reply.redirect(href, status);
}
