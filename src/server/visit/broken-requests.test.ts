import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openVisitApp } from '#test/api/visit-app.ts';
import { answerBrokenRequest } from './broken-requests.ts';

/** What comes back for bytes that Node cannot read as a request, until the connection ends. */
async function answerTo(bytes: string): Promise<string> {
  const server = createServer({ maxHeaderSize: 1_024 });
  server.on('clientError', answerBrokenRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part.toString();
  });
  socket.write(bytes);
  await once(socket, 'close');
  server.close();
  return answer;
}

test.each([
  ['what is no request', 'nonsense\r\n\r\n', 'HTTP/1.1 400 '],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(2_000)}\r\n\r\n`,
    'HTTP/1.1 431 ',
  ],
])('%s is refused in the shape of every failure, and the connection ends', async (_, bytes, status) => {
  const answer = await answerTo(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.startsWith(status)).toBe(true);
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'MALFORMED_REQUEST' } });
  const headers = head.split('\r\n').map((line) => line.toLowerCase());
  expect(headers).toEqual(
    expect.arrayContaining([
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      'cache-control: private, no-store',
    ]),
  );
});

test.each<[string, string, Readonly<Record<string, string>>, number]>([
  ['a picture of another site', '/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['a body in an encoding that hides it', '/', { 'content-encoding': 'gzip' }, 415],
  ['an id that no database takes', '/of/a%00b', {}, 404],
  ['and nothing else: an id', '/of/ab', {}, 200],
  ['and nothing else: a body as it is', '/', { 'content-encoding': 'identity' }, 200],
])('what nobody sends in good faith is refused: %s', async (_, url, headers, status) => {
  const { app, aBrowser } = await openVisitApp();
  expect((await aBrowser().get(url, headers)).statusCode).toBe(status);
  await app.close();
});
