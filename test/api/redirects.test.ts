import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadOut, leadTo } from '#server/ground/lead-to.ts';
import type { JournalFacts } from '#usecases/ports/journal.ts';
import { type TestApp, testApp } from './app.ts';

const lines: { readonly event: string; readonly facts: JournalFacts | undefined }[] = [];
let server: TestApp;
beforeAll(async () => {
  const journal = { note: (event: string, facts?: JournalFacts) => void lines.push({ event, facts }) };
  server = await testApp({
    ports: () => ({ journal }),
    renderer: {
      renderPage: async ({ url }) => {
        if (url.startsWith('/broken-header'))
          return { status: 200, headers: { 'x-odd': '\u0100' }, body: '', bugs: [] };
        if (url.startsWith('/broken-page')) return { status: 500, headers: {}, body: 'a', bugs: [] };
        // As the router does: it leads to the address as it reads it.
        return { status: 307, headers: { location: decodeURIComponent(url) }, body: '', bugs: [] };
      },
    },
  });
});
afterAll(() => server.close());

const html = { accept: 'text/html' };
const odd = ['%C4%80', '%0A', '%0D%0Aset-cookie:a=b', '%E2%80%AE', 'Ā', '\u202e'];

test.each(
  ['/health-plan/mobile/', '/health-plan/plan/topup/', '/health-plan/?a=', '/'].flatMap((path) =>
    odd.map((letters) => `${path}${letters}`),
  ),
)('the address %j leads on, and breaks no header', async (url) => {
  const answer = await server.app.inject({ url, headers: html });
  expect(answer.statusCode).toBeLessThan(400);
  expect(String(answer.headers.location)).toMatch(/^\/[\x21-\x7e]*$/);
  const { location: _location, ...others } = answer.headers;
  for (const value of Object.values(others).flat()) expect(String(value)).not.toContain('a=b');
});

test.each([
  ['/broken-header', 'ERR_INVALID_CHAR', /at /],
  ['/broken-page', 'PAGE', undefined],
])('%s, which answers 500, leaves a line with request, route and code', async (url, code, at) => {
  lines.length = 0;
  const answer = await server.app.inject({ url, headers: html });
  expect(answer.statusCode).toBe(500);
  const facts = lines.find(({ event }) => event === 'answer-broke')?.facts;
  expect(facts).toMatchObject({ code, route: '/*', request: expect.stringMatching(/./) });
  if (at) expect(facts?.at).toMatch(at);
});

test('an address outside leads there encoded, and only to the web', () => {
  const led: string[] = [];
  const reply = { redirect: (url: string) => void led.push(url) } as unknown as Parameters<typeof leadOut>[0]; // all that they use of it
  leadOut(reply, 'https://pay.example/Ā?a=\u202e', 303);
  leadTo(reply, '//evil.example', 302);
  expect(led).toEqual(['https://pay.example/%C4%80?a=%E2%80%AE', '/']);
  expect(() => leadOut(reply, 'javascript:alert(1)', 303)).toThrow();
});
