import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service outside that takes batches of events, while it is not dead. */
export type EventReceiver = {
  readonly url: string;
  readonly die: () => void;
  readonly live: () => void;
  /** It says how often each event came, by its id. */
  readonly times: ReadonlyMap<string, number>;
  /** Batches that came while it was dead. */
  readonly refused: () => number;
  readonly close: () => void;
};

export async function openEventReceiver(): Promise<EventReceiver> {
  const times = new Map<string, number>();
  let isDead = false;
  let refused = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (isDead) {
        refused += 1;
        response.destroy();
        return;
      }
      const { events } = JSON.parse(Buffer.concat(parts).toString());
      for (const { id } of events) times.set(id, (times.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, // it listens on a port
    die: () => {
      isDead = true;
    },
    live: () => {
      isDead = false;
    },
    times,
    refused: () => refused,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
