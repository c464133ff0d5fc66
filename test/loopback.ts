import { once } from 'node:events';
import { createServer } from 'node:net';

/** Why tests over several addresses of this machine are skipped; undefined: they can be bound, as on Linux. */
export async function whyNoAddress(address: string): Promise<string | undefined> {
  const server = createServer().listen(0, address);
  try {
    await once(server, 'listening');
    return undefined;
  } catch {
    return `this machine does not bind ${address}`;
  } finally {
    server.close();
  }
}
