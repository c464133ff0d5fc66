import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { compressed, encodingFor } from './compression.ts';

const encodingOf = (accepted: string | undefined) =>
  encodingFor({ headers: { 'accept-encoding': accepted } } as FastifyRequest); // it looks at this header alone

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip;q=0.5,br;q=0.001', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip ; q=0', 'identity'],
  ['x-br-foo, not-gzip', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts %j is sent %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

test('what would wait behind too many others is not compressed, and the next one is', async () => {
  const bodies = Array.from({ length: 300 }, () => compressed('word '.repeat(400), 'gzip'));
  expect(bodies.filter((each) => each === undefined)).toHaveLength(96);
  await Promise.all(bodies);
  expect((await compressed('word', 'gzip'))?.length).toBeGreaterThan(0);
});
