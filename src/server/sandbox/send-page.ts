import type { FastifyReply, FastifyRequest } from 'fastify';
import { openPage, type PageSecurity } from '../http/headers.ts';

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  security: PageSecurity,
  draw: (nonce: string) => string,
): FastifyReply {
  const nonce = openPage(reply, request.url, security);
  return reply.type('text/html; charset=utf-8').send(draw(nonce));
}
