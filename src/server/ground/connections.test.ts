import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { type ConnectionLimits, registerConnections } from './connections.ts';

/** A server whose connections come from wherever a test says. */
function aServer(limits: ConnectionLimits) {
  const server = new EventEmitter();
  // All that is asked of the app here.
  registerConnections({ server, addHook: () => undefined } as unknown as FastifyInstance, limits);
  const ended = new Set<string>();
  return {
    open(address: string): void {
      const socket = new EventEmitter();
      const destroy = () => {
        ended.add(address);
        socket.emit('close');
      };
      server.emit('connection', Object.assign(socket, { remoteAddress: address, destroy }));
    },
    isOpen: (address: string) => !ended.has(address),
  };
}

const ofProvider = (at: number, last = 1) => `2001:db8:77:${at.toString(16)}::${last}`;
const each = (count: number) => Array.from({ length: count }, (_, at) => at);

test('one net of 48 bits with all the connections gives way to whoever else comes', () => {
  const { open, isOpen } = aServer({ mostOfOne: 100, mostOfAll: 300 });
  for (const at of each(300)) open(ofProvider(at));
  const newcomers = each(100).map((at) => (at % 2 ? `198.51.100.${at}` : `2001:db8:${at + 100}::1`));
  for (const newcomer of newcomers) open(newcomer);
  expect(newcomers.filter((newcomer) => !isOpen(newcomer))).toEqual([]);
  expect(each(300).filter((at) => isOpen(ofProvider(at)))).toHaveLength(200);
});

test('a net of 48 bits has eight times the connections of one of 64', () => {
  const { open, isOpen } = aServer({ mostOfOne: 5, mostOfAll: undefined });
  for (const last of each(6)) open(ofProvider(0, last + 1));
  expect(each(6).filter((last) => isOpen(ofProvider(0, last + 1)))).toHaveLength(5);
  for (const at of each(60)) open(ofProvider(at + 1));
  const ofWider = [
    ...each(6).map((last) => ofProvider(0, last + 1)),
    ...each(60).map((at) => ofProvider(at + 1)),
  ];
  expect(ofWider.filter(isOpen)).toHaveLength(40);
});

test('Node takes one more than may be held and no further, where nobody gave way', async () => {
  const server = createServer();
  const own = server.listeners('connection');
  // All that is asked of the app here.
  const app = { server, addHook: () => undefined } as unknown as FastifyInstance;
  registerConnections(app, { mostOfOne: 0, mostOfAll: 3 });
  // Nobody looks any more.
  for (const listener of server.listeners('connection'))
    if (!own.includes(listener)) server.removeListener('connection', listener as () => void); // as Node adds it
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const dropped = new Promise<void>((resolve) => {
    let count = 0;
    server.on('drop', () => {
      count += 1;
      if (count === 2) resolve();
    });
  });
  const sockets = each(6).map(() => connect(port, '127.0.0.1').on('error', () => undefined));
  await dropped;
  expect(await new Promise((done) => server.getConnections((_error, count) => done(count)))).toBe(4);
  for (const socket of sockets) socket.destroy();
  server.close();
});
