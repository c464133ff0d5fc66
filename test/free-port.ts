import { once } from 'node:events';
import { createServer } from 'node:net';

/** For a server whose address has to be known before it listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('a TCP socket has a port');
  await once(probe, 'close');
  return address.port;
}
