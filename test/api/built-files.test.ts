import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';

let browserDir: string;
let server: TestApp;
beforeAll(async () => {
  browserDir = mkdtempSync(join(tmpdir(), 'chhatri-built-'));
  mkdirSync(join(browserDir, 'assets'));
  writeFileSync(join(browserDir, 'assets', 'some.js'), '0123456789');
  server = await testApp({ browserDir });
});
afterAll(async () => {
  await server.close();
  rmSync(browserDir, { recursive: true });
});

test.each([
  ['none asked for', undefined, 200, '0123456789'],
  ['the first of it', 'bytes=0-3', 206, '0123'],
  ['the last of it', 'bytes=-2', 206, '89'],
  ['one that it does not have', 'bytes=10-', 416, undefined],
  ['nothing of it', 'bytes=-0', 416, undefined],
  ['in words we do not know', 'lines=1-2', 200, '0123456789'],
])('a part of a built file, %s', async (_what, range, status, part) => {
  const headers = range === undefined ? {} : { range };
  const answer = await server.app.inject({ url: '/assets/some.js', headers });
  expect(answer.statusCode).toBe(status);
  if (part === undefined) expect(answer.json().error.code).toBe('MALFORMED_REQUEST');
  else expect(answer.body).toBe(part);
});
