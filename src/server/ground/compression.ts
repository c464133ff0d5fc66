import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteVary } from './headers.ts';
import { createWorkQueue } from './queues/work-queue.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this an answer fits one packet as it is. */
const worthIt = 1400;
/** It comes near the best size for a page at a tenth of the time. */
const quality = 4;

/** As many as there are threads for it: more at once are no faster, and each takes megabytes while it works. */
const inTurn = createWorkQueue(4, 200);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that this browser reads; one with the weight 0 it does not (RFC 9110, 12.5.3). */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  const read = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim());
  if (read.includes('br')) return 'br';
  return read.includes('gzip') ? 'gzip' : 'identity';
}

/** Undefined when too much waits for it already: then the answer is sooner sent as it is. */
export function compressed(
  body: Buffer | string,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer> | undefined {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return inTurn<Buffer>(() => (encoding === 'br' ? brotli(body, { params }) : gzipped(body)));
}

/** Says of an answer how it is encoded, and that another browser may get it otherwise. */
export function noteEncoding(reply: FastifyReply, encoding: Encoding): void {
  noteVary(reply, 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
}

/** Makes pages and answers of calls smaller on their way. Built files have their smaller twins beside them already. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < worthIt) return done(null, payload);
    const encoding = encodingFor(request);
    const smaller = encoding === 'identity' ? undefined : compressed(payload, encoding);
    noteEncoding(reply, smaller ? encoding : 'identity');
    if (!smaller) return done(null, payload);
    reply.removeHeader('content-length');
    smaller.then((body) => done(null, body), done);
  });
}
