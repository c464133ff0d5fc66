import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The largest body of a call. */
export const maxBody = 128 * 1024;
/** Everything else has at most this body: a form of a few fields, a notice of a gateway. */
export const maxOtherBody = 16 * 1024;

type Encoding = 'form' | 'json';
type RawBody = { readonly encoding: Encoding; readonly raw: string };

/** Bodies are kept as they came: the decoder of the contract alone says what they hold. Other content types are refused. */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const keepAs = (contentType: string, encoding: Encoding) =>
    app.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, raw, done) => {
      done(null, { encoding, raw: String(raw) } satisfies RawBody);
    });
  keepAs('application/x-www-form-urlencoded', 'form');
  keepAs('application/json', 'json');
}

/** Undefined when the body came in the other encoding. No body at all is an empty one. */
export function rawBodyOf({ body }: FastifyRequest, encoding: Encoding): string | undefined {
  if (body === undefined || body === null) return '';
  if (typeof body !== 'object' || !('raw' in body) || typeof body.raw !== 'string') return undefined;
  return 'encoding' in body && body.encoding === encoding ? body.raw : undefined;
}
