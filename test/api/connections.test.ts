import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fail } from '#domain/result.ts';
import { whyNoAddress } from '../loopback.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

let server: TestApp;
let port = 0;
/** Heads of requests that the server has read. */
let startCount = 0;
const sockets: Socket[] = [];
const start = async (setting?: TestSetting) => {
  server = await testApp(setting);
  startCount = 0;
  server.app.server.on('request', () => {
    startCount += 1;
  });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
};
const openOnes = () =>
  new Promise((done) => server.app.server.getConnections((_error, count) => done(count)));
/** Until the server knows so many connections, so many of them with a request. */
const waitForOpen = (connections: number, requests: number) =>
  vi.waitFor(async () => expect([await openOnes(), startCount]).toEqual([connections, requests]), {
    timeout: 20_000,
  });
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** Says so much and no more; the other end may cut it off. */
async function say(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}
const statusOf = async (socket: Socket) =>
  /^HTTP\/1\.1 (\d{3})/.exec(String((await once(socket, 'data'))[0]))?.[1];
const isOpen = async (socket: Socket) =>
  !socket.closed && Promise.race([once(socket.resume(), 'close').then(() => false), pass(300, true)]);

const request = (target: string, ...headers: readonly string[]) =>
  [`POST ${target} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');
const json = 'content-type: application/json';
const webhook = '/health-plan/payment/webhook/';
const rightShape = `x-payment-signature: ${'a'.repeat(64)}`;
/** A request whose body never ends. */
const unfinished = `${request(webhook, json, rightShape, 'content-length: 9000')}{`;

describe('connections of one address', () => {
  test('are so many that are busy, and one that ends makes room', async () => {
    await start({ env: { CONNECTIONS_PER_ADDRESS: '3' } });
    const sockets = [await say(unfinished), await say(unfinished), await say(unfinished)];
    await waitForOpen(3, 3);
    expect(await isOpen(await say(''))).toBe(false);
    expect(await Promise.all(sockets.map(isOpen))).toEqual([true, true, true]);
    sockets[0]?.destroy();
    await waitForOpen(2, 3);
    expect(await statusOf(await say('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'))).toBe('200');
  });

  test('that ask for nothing give way to a new one', async () => {
    await start({ env: { CONNECTIONS_PER_ADDRESS: '2' } });
    const [spare, busy] = [await say(''), await say(unfinished)];
    await waitForOpen(2, 1);
    expect(await statusOf(await say('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'))).toBe('200');
    expect(await Promise.all([spare, busy].map(isOpen))).toEqual([false, true]);
  });

  test('are not counted behind a proxy, whose address is that of everybody', async () => {
    await start({ env: { CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: '1' } });
    const sockets = [await say(unfinished), await say(unfinished)];
    expect(await Promise.all(sockets.map(isOpen))).toEqual([true, true]);
  });
});

const noAddresses = await whyNoAddress('127.0.0.2');
describe.skipIf(noAddresses)(`connections of everybody${noAddresses ? `: ${noAddresses}` : ''}`, () => {
  /** It connects over two addresses of this machine. */
  async function from(address: string, text: string): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address }).on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return socket;
  }
  const ask = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';

  test.each([
    ['asks for nothing', '', 0],
    ['never ends its body', unfinished, 3],
  ])(
    'are so many, and an address with most of them that %s gives way to another',
    async (_what, text, busy) => {
      await start({ mostConnections: 3 });
      const sockets = [
        await from('127.0.0.2', text),
        await from('127.0.0.2', text),
        await from('127.0.0.2', text),
      ];
      await waitForOpen(3, busy);
      expect(await statusOf(await from('127.0.0.3', ask))).toBe('200');
      expect((await Promise.all(sockets.map(isOpen))).filter(Boolean)).toHaveLength(2);
    },
  );

  test('that are all busy keep their own address from more', async () => {
    await start({ mostConnections: 2 });
    const sockets = [await from('127.0.0.2', unfinished), await from('127.0.0.2', unfinished)];
    await waitForOpen(2, 2);
    expect(await isOpen(await from('127.0.0.2', ''))).toBe(false);
    expect(await Promise.all(sockets.map(isOpen))).toEqual([true, true]);
  });
});

describe('patience', () => {
  const short = { head: 300, request: 600, silence: 5_000, rest: 5_000, lookEvery: 100 };

  test.each([
    ['a head that never comes', ''],
    ['a head that drips', 'GET / HTTP/1.1\r\n'],
    ['a body that drips', unfinished],
  ])('with %s ends, and so does its connection', async (_what, text) => {
    await start({ patience: short });
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    const dripping = setInterval(() => socket.write('x'), 50);
    if (text === '') clearInterval(dripping);
    try {
      expect(await statusOf(socket)).toBe('408');
      await vi.waitFor(async () => expect(await openOnes()).toBe(0), { timeout: 10_000 });
    } finally {
      clearInterval(dripping);
    }
  });
});

test('a connection whose request is refused as none ends, though the other end never closes it', async () => {
  await start();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write('no HTTP at all\r\n\r\n');
  await once(socket.resume(), 'end');
  await vi.waitFor(async () => expect(await openOnes()).toBe(0), { timeout: 20_000 });
});

describe('a body that nobody needs', () => {
  test.each([
    ['a notice without a signature', request(webhook, json, 'content-length: 9000'), '400'],
    [
      'a notice whose signature is none',
      request(webhook, json, 'x-payment-signature: aa', 'content-length: 9000'),
      '400',
    ],
    ['a notice longer than any', request(webhook, json, rightShape, 'content-length: 131000'), '413'],
    [
      'a post that comes back from a gateway',
      request('/health-plan/payment/return/p/', json, 'content-length: 131000'),
      '303',
    ],
    ['a long post to no address', request('/health-plan/none/', json, 'content-length: 131000'), '413'],
    [
      'a call without a session',
      request('/health-plan/save-details/results/', json, 'content-length: 131000'),
      '403',
    ],
  ])('of %s is not waited for', async (_what, head, status) => {
    await start();
    expect(await statusOf(await say(head))).toBe(status);
  });
});

describe('a server that closes', () => {
  test.each([
    ['a body that drips', `${request(webhook, json, rightShape, 'content-length: 9000')}{"id"`],
    ['a head that never ends', 'GET / HTTP/1.1\r\nhost:'],
    ['nothing said', ''],
  ])('does not wait long for %s', async (_what, text) => {
    await start();
    const socket = await say(text);
    await pass(100);
    const startedAt = performance.now();
    await server.app.close();
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    expect(await isOpen(socket)).toBe(false);
  });

  test('reads the rest of a body that comes soon', async () => {
    await start();
    const socket = await say(request(webhook, json, rightShape, 'content-length: 2'));
    const answer = statusOf(socket);
    await pass(100);
    const closing = server.app.close();
    await pass(300);
    socket.write('{}');
    expect(await answer).toBe('400');
    await closing;
  });

  test('answers what was asked whole, however long it takes', async () => {
    const reply = Promise.withResolvers<void>();
    const getPlace = async () => {
      await reply.promise;
      return fail('NOT_FOUND');
    };
    await start({ handlers: { getPlace } });
    const waiting = statusOf(await say('GET /health-plan/get-place/560001/ HTTP/1.1\r\nhost: a\r\n\r\n'));
    await pass(200);
    const closing = server.app.close();
    await pass(5_000);
    reply.resolve();
    expect(await waiting).toBe('404');
    await closing;
  });
});
