import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../ground/answers.ts';
import { httpFailure } from '../ground/errors.ts';
import { bareHeaders, type PageSecurity } from '../ground/headers.ts';
import { sayIn } from '../ground/words/say.ts';
import { isForAnotherSite, isForFrameOfAnotherSite } from './from-here.ts';
import type { Sessions } from './session.ts';

/** What the parser of Node says of a request that it could not read; anything else is a 400 too. */
const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A request that never became one: answered in the shape of every other failure, and the connection ends. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { headers, body } = refusal();
  const head = [
    `HTTP/1.1 ${statusOfFault[error.code ?? ''] ?? 400} Refused`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Whoever goes on sending, and never closes, would keep the connection for as long as they like.
  socket.destroySoon();
}

/** For what Fastify never sees. */
function refusal() {
  const { failure } = httpFailure(sayIn('en'), { code: 'MALFORMED_REQUEST' });
  const body = JSON.stringify({ error: failure });
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...bareHeaders,
  };
  return { headers, body };
}

/** A wish that we do not know, and one to be led on to another server: Node would answer without a word. */
function answerMalformedRequests(server: FastifyInstance['server']): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal();
    response.writeHead(417, headers).end(body);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => answerBrokenRequest({}, socket));
}

/** Browsers ask for the next thing on a connection when they have the one before. */
const mostUnanswered = 8;

/** What Node lets pass and nobody sends in good faith. */
export function registerStrictReading(
  app: FastifyInstance,
  { sessions, security }: { readonly sessions: Sessions; readonly security: PageSecurity },
): void {
  const isUnwanted = (request: FastifyRequest) =>
    isForAnotherSite(request) || (isForFrameOfAnotherSite(request) && !sessions.isForPartnersFrame(request));
  answerMalformedRequests(app.server);
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, by: number) => {
    const now = (unanswered.get(socket) ?? 0) + by;
    unanswered.set(socket, now);
    return now;
  };
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request;
    reply.raw.once('close', () => count(socket, -1));
    // Answers that nobody reads lie in our memory.
    if (count(socket, 1) > mostUnanswered) {
      socket.destroy();
      return reply.hijack();
    }
    const hosts = countOf(request.raw.rawHeaders, 'host');
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion !== '1.0')) {
      return refuse(request, reply, 'MALFORMED_REQUEST', security);
    }
    if (isUnwanted(request)) return refuse(request, reply, 'CSRF_FAILED', security);
    // No id has one, and a database may break at it.
    if (
      Object.values(request.params as Readonly<Record<string, string>>).some((value) => value.includes('\0'))
    )
      return refuse(request, reply, 'NOT_FOUND', security);
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      return refuse(request, reply, 'CONTENT_TYPE_UNSUPPORTED', security);
    }
  });
}

/** Names and values take turns in the list. */
function countOf(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}
