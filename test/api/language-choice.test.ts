import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test.each([
  ['/?lang=hi', '/'],
  ['/?lang=hi&x=a?b=c', '/?x=a%3Fb%3Dc'],
  ['/health-plan/choose-member?x=1&lang=hi&y=2', '/health-plan/choose-member?x=1&y=2'],
])('a language wished for at %s leads on to %s, with all else that stands there', async (url, rest) => {
  const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, rest]);
});
