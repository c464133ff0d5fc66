import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Network, networksOf } from './network.ts';

/** Milliseconds after which a closing server waits for nobody who is still sending. */
const restWithin = 3_000;

export type ConnectionLimits = {
  /** The limit of one network; 0: any number. */
  readonly mostOfOne: number;
  /**
   * The limit for everybody, so that the process can still open its files and has memory for them; undefined:
   * any number.
   */
  readonly mostOfAll: number | undefined;
};

/** Milliseconds that the other end has for each part of a request. */
export type Patience = {
  readonly head: number;
  readonly request: number;
  /** Nothing is sent and nothing read. */
  readonly silence: number;
  /** This is the time between two requests. */
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

type NetworkSockets = Network & { readonly own: Set<Socket> };

/** The open connections by each net that their address is in. */
function openConnections() {
  const open = new Map<string, Set<Socket>>();
  const netsOf = new Map<Socket, readonly NetworkSockets[]>();
  return {
    /** The nets of this one, the widest last. */
    add(socket: Socket): readonly NetworkSockets[] {
      const nets = networksOf(socket.remoteAddress ?? '').map((net) => {
        const own = open.get(net.network) ?? new Set();
        open.set(net.network, own.add(socket));
        return { ...net, own };
      });
      netsOf.set(socket, nets);
      return nets;
    },
    forget(socket: Socket): void {
      for (const { network, own } of netsOf.get(socket) ?? [])
        if (own.delete(socket) && own.size === 0) open.delete(network);
      netsOf.delete(socket);
    },
    size: () => netsOf.size,
    all: () => [...netsOf.keys()],
    /** The net with the most connections; this one where none has more. A net within a wider one never has more. */
    largest: (own: ReadonlySet<Socket>) =>
      [...open.values()].reduce<ReadonlySet<Socket>>(
        (most, each) => (each.size > most.size ? each : most),
        own,
      ),
  };
}

/**
 * One network has so many connections at most, for each may hold a body in our memory, and all together so many as leave
 * the process its files. A net of 48 bits has eight times those of one of 64; where room is to be made it is one like any
 * other address, or whoever has its 65,536 nets would have as many shares. When the server closes, it waits for answers,
 * but not long for the rest of a request.
 */
export function registerConnections(app: FastifyInstance, { mostOfOne, mostOfAll }: ConnectionLimits): void {
  const open = openConnections();
  const underWay = new WeakMap<Socket, Set<IncomingMessage>>();
  const requestsOf = (socket: Socket) => [...(underWay.get(socket) ?? [])];
  const isIdle = (socket: Socket) => requestsOf(socket).length === 0;
  const isUnfinished = (socket: Socket) => !requestsOf(socket).some(({ complete }) => complete);
  // One more is let in, so that another can give way to it.
  if (mostOfAll !== undefined) app.server.maxConnections = mostOfAll + 1;

  function end(socket: Socket): void {
    open.forget(socket);
    socket.destroy();
  }

  function accept(socket: Socket): void {
    const nets = open.add(socket);
    socket.once('close', () => open.forget(socket));
    const full = nets.find(({ own, times }) => mostOfOne > 0 && own.size > mostOfOne * times);
    // Whoever asks for nothing just now loses least; browsers keep connections for later.
    if (full) end([...full.own].find(isIdle) ?? socket);
    else if (mostOfAll !== undefined && open.size() > mostOfAll)
      makeRoomFor(socket, nets.at(-1)?.own ?? new Set());
  }

  /** Whoever has the most gives way to a newcomer, also in the middle of what they send. */
  function makeRoomFor(socket: Socket, own: ReadonlySet<Socket>): void {
    const most = open.largest(own);
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
    for (const socket of open.all()) if (isUnfinished(socket)) socket.destroy();
  }

  app.server.on('connection', accept);
  app.server.on('request', note);
  let cutting: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    cutting = setInterval(cutUnfinished, restWithin);
  });
  app.addHook('onClose', async () => clearInterval(cutting));
}
