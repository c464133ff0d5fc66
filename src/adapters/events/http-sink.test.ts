import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSentEvent } from '#test/ports/store-values.ts';
import { openHttpSink } from './http-sink.ts';

type SinkRequest = { readonly body: string; readonly authorization: string | undefined };

const requests: SinkRequest[] = [];
let statuses: number[] = [];
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    requests.push({ body, authorization: request.headers.authorization });
    response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`; // it listens on a port
});
afterAll(() => server.close());

const anEvent = aSentEvent(1);
const sink = () => openHttpSink({ name: 'analytics', url, token: 'a-secret-token', takes: ['usage'] });

test.each<[string, number[], boolean, number]>([
  ['taken', [204], true, 1],
  ['taken at the second try', [503, 200], true, 2],
  ['away', [503, 503], false, 2],
  ['refused', [422], false, 1],
  ['led elsewhere', [302, 302], false, 2],
])('a batch that is %s', async (_what, answers, isTaken, times) => {
  requests.length = 0;
  statuses = answers;
  expect(await sink().take([anEvent])).toEqual({ isTaken });
  expect(requests).toHaveLength(times);
  expect(requests[0]).toEqual({
    body: JSON.stringify({ events: [anEvent] }),
    authorization: 'Bearer a-secret-token',
  });
});

test('nobody there takes nothing', async () => {
  const nobody = openHttpSink({
    name: 'crm',
    url: 'http://127.0.0.1:9/',
    token: undefined,
    takes: ['service'],
  });
  expect(await nobody.take([anEvent])).toEqual({ isTaken: false });
});
