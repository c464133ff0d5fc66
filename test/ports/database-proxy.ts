import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to a database, which a test can cut, close or freeze. */
export type DatabaseProxy = {
  /** It leads to the same database. */
  readonly url: string;
  /** Ends every connection on it; new ones go through. */
  readonly cut: () => void;
  /** Nothing is passed on any more, nothing is told: as behind a switch that lost its power. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => Promise<void>;
};

export async function proxyTo(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const join = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  };
  const server = createServer(join).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP socket has a port');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
