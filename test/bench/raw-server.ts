import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RawServer = { readonly url: string; readonly close: () => Promise<void> };

/** Answers every request with the same bytes: what the machine can do when nobody thinks. */
export async function startRawServer(
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<RawServer> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(200, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // a server that listens on TCP has one
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
