import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const maxBody = 128 * 1024;

type Encoding = 'form' | 'json';
type RawBody = { readonly encoding: Encoding; readonly raw: string };

/** Bodies are kept as they came: the decoder of the contract alone says what they hold. Other content types are refused. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: maxBody, parser: (raw) => ({ encoding: 'form', raw }) });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBody },
    (_request, raw, done) => {
      done(null, { encoding: 'json', raw: String(raw) } satisfies RawBody);
    },
  );
}

/** Undefined when the body came in the other encoding. No body at all is an empty one. */
export function rawBodyOf({ body }: FastifyRequest, wanted: Encoding): string | undefined {
  if (body === undefined || body === null) return '';
  if (typeof body !== 'object' || !('raw' in body) || typeof body.raw !== 'string') return undefined;
  return 'encoding' in body && body.encoding === wanted ? body.raw : undefined;
}
