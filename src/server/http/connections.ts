import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../turns/network.ts';

/** Milliseconds after which a closing server waits for nobody who is still sending. */
const restWithin = 3_000;

export type ConnectionLimits = {
  /** Of one network; 0: any number. */
  readonly mostOfOne: number;
  /** Of everybody, so that the process can still open its files; undefined: the system sets no limit. */
  readonly mostOfAll: number | undefined;
};

/** Milliseconds that the other end has for each part of a request. */
export type Patience = {
  readonly head: number;
  readonly request: number;
  /** Nothing is sent and nothing read. */
  readonly silence: number;
  /** Between two requests. */
  readonly rest: number;
  readonly lookEvery: number;
};

/** A proxy that keeps its connections for a minute must not meet one that we have just ended. */
export const usualPatience: Patience = {
  head: 10_000,
  request: 30_000,
  silence: 30_000,
  rest: 72_000,
  lookEvery: 5_000,
};

/**
 * One network has so many connections at most, for each may hold a body in our memory, and all together so many as leave
 * the process its files. When the server closes, it waits for answers, but not long for the rest of a request.
 */
export function registerConnections(app: FastifyInstance, { mostOfOne, mostOfAll }: ConnectionLimits): void {
  const open = new Map<string, Set<Socket>>();
  const networks = new WeakMap<Socket, string>();
  const underWay = new WeakMap<Socket, Set<IncomingMessage>>();
  const requestsOf = (socket: Socket) => [...(underWay.get(socket) ?? [])];
  const isIdle = (socket: Socket) => requestsOf(socket).length === 0;
  const isUnfinished = (socket: Socket) => !requestsOf(socket).some(({ complete }) => complete);
  let total = 0;
  // One more is let in, so that another can give way to it.
  if (mostOfAll !== undefined) app.server.maxConnections = mostOfAll + 1;

  function forget(socket: Socket): void {
    const network = networks.get(socket) ?? '';
    const own = open.get(network);
    if (!own?.delete(socket)) return;
    total -= 1;
    if (own.size === 0) open.delete(network);
  }

  function end(socket: Socket): void {
    forget(socket);
    socket.destroy();
  }

  function accept(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = open.get(network) ?? new Set();
    networks.set(socket, network);
    open.set(network, own.add(socket));
    total += 1;
    socket.once('close', () => forget(socket));
    // Whoever asks for nothing just now loses least; browsers keep connections for later.
    if (mostOfOne > 0 && own.size > mostOfOne) end([...own].find(isIdle) ?? socket);
    else if (mostOfAll !== undefined && total > mostOfAll) makeRoomFor(socket, own);
  }

  /** Whoever has the most gives way to a newcomer, also in the middle of what they send. */
  function makeRoomFor(socket: Socket, own: ReadonlySet<Socket>): void {
    const most = [...open.values()].reduce(
      (largest, each) => (each.size > largest.size ? each : largest),
      own,
    );
    const spare = [...most].find(isIdle) ?? (most === own ? undefined : [...most].find(isUnfinished));
    end(spare ?? socket);
  }

  function note(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const own = underWay.get(socket) ?? new Set();
    underWay.set(socket, own.add(request));
    response.once('close', () => own.delete(request));
  }

  function cutUnfinished(): void {
    for (const socket of [...open.values()].flatMap((own) => [...own]))
      if (isUnfinished(socket)) socket.destroy();
  }

  app.server.on('connection', accept);
  app.server.on('request', note);
  let cutting: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    cutting = setInterval(cutUnfinished, restWithin);
  });
  app.addHook('onClose', async () => clearInterval(cutting));
}
