import type { FastifyInstance } from 'fastify';
import type { Sessions } from './session.ts';

export type FrameRule = { readonly isNeverFramed?: true };

declare module 'fastify' {
  // The library is told of our fields in no other way.
  interface FastifyContextConfig extends FrameRule {}
}

/** Everything forbids to be framed but what is asked for by a frame of a partner's own sites, in a visit of that partner. */
export function registerFrames(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onSend', async (request, reply) => {
    // Refused before its cookies were read.
    const mayBeFramed = request.cookies && !request.routeOptions.config.isNeverFramed;
    const frames = mayBeFramed ? sessions.framesFor(request) : [];
    if (frames.length === 0) return;
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${frames.join(' ')}`),
    );
    reply.removeHeader('x-frame-options');
  });
}
