import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { type TestApp, testApp } from './app.ts';

const origin = 'https://chhatri.example';
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ env: { PUBLIC_ORIGIN: origin, ALLOW_SANDBOX: 'yes' } });
});
afterAll(() => server.close());

test('whoever found a weakness reads where to tell it, and that this still holds', async () => {
  const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `${origin}${paths.help()}`,
    Canonical: `${origin}/.well-known/security.txt`,
    'Preferred-Languages': 'en, hi',
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.parse(server.ports.clock.now())) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});

test('a site without an address of its own has no such file', async () => {
  const here = await testApp();
  expect((await here.app.inject('/.well-known/security.txt')).body).not.toContain('Contact:');
  await here.close();
});
