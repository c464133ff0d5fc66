import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../turns/network.ts';

/** Milliseconds after which a closing server waits for nobody who is still sending. */
const restWithin = 3_000;

/**
 * One network has so many connections at most, for each may hold a body in our memory. When the server closes, it waits
 * for answers, but not long for the rest of a request.
 * @param mostOfOne 0: any number
 */
export function registerConnections(app: FastifyInstance, mostOfOne: number): void {
  const open = new Map<string, Set<Socket>>();
  const underWay = new WeakMap<Socket, Set<IncomingMessage>>();
  const requestsOf = (socket: Socket) => [...(underWay.get(socket) ?? [])];

  function accept(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = open.get(network) ?? new Set();
    const forget = (each: Socket) => {
      own.delete(each);
      if (own.size === 0) open.delete(network);
    };
    open.set(network, own.add(socket));
    socket.once('close', () => forget(socket));
    if (mostOfOne === 0 || own.size <= mostOfOne) return;
    // Whoever asks for nothing just now loses least; browsers keep connections for later.
    const spare = [...own].find((each) => requestsOf(each).length === 0) ?? socket;
    forget(spare);
    spare.destroy();
  }

  function note(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const own = underWay.get(socket) ?? new Set();
    underWay.set(socket, own.add(request));
    response.once('close', () => own.delete(request));
  }

  function cutUnfinished(): void {
    for (const socket of [...open.values()].flatMap((own) => [...own]))
      if (!requestsOf(socket).some(({ complete }) => complete)) socket.destroy();
  }

  app.server.on('connection', accept);
  app.server.on('request', note);
  let cutting: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    cutting = setInterval(cutUnfinished, restWithin);
  });
  app.addHook('onClose', async () => clearInterval(cutting));
}
