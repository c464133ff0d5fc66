import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Where a server proves that it is the one of our settings; `npm run preflight` asks there, from outside. */
export const siteProofPath = '/.well-known/chhatri-site/';

const nonceShape = /^[\w-]{22,43}$/;

/**
 * What only a server with this secret can answer. The key is of its own: a proof of whatever somebody asks for is the
 * signature of no cookie.
 */
export function siteProof(secret: string, nonce: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'chhatri site proof', 32));
  return createHmac('sha256', key).update(nonce).digest('base64url');
}

export function registerSiteProof(app: FastifyInstance, secret: string): void {
  app.get<{ Params: { nonce: string } }>(
    `${siteProofPath}:nonce`,
    { config: { lane: 'read' } },
    (request, reply) => {
      const { nonce } = request.params;
      if (!nonceShape.test(nonce)) return reply.callNotFound();
      return reply.header('cache-control', 'no-store').send({ proof: siteProof(secret, nonce) });
    },
  );
}
