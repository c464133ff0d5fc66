import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { noteAnswers } from './answer-lines.ts';

type Line = readonly [event: string, facts: Readonly<Record<string, unknown>>];

async function linesOf(answer: () => unknown): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const app = Fastify();
  noteAnswers(app, { note: (event, facts = {}) => void lines.push([event, facts]) });
  app.get('/quotes/:id', async () => answer());
  await app.inject({ url: '/quotes/secret-id?of=asha' });
  await app.close();
  return lines;
}

const failing = (error: Error) => () => {
  throw error;
};

test('an answer is a line by its template, never its address', async () => {
  const [line, ...more] = await linesOf(() => 'Asha');
  expect(line).toEqual([
    'request',
    { route: '/quotes/:id', status: 200, ms: expect.any(Number), request: expect.any(String) },
  ]);
  expect(more).toEqual([]);
});

test.each<[string, Error, string]>([
  ['by its code', Object.assign(new TypeError('of Asha'), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
  ['without a code that is a text', Object.assign(new TypeError('of Asha'), { code: 'Asha Rao' }), 'PAGE'],
  ['without a code that is a number', Object.assign(new TypeError('of Asha'), { code: 7 }), 'PAGE'],
  ['without a code', new TypeError('of Asha'), 'PAGE'],
])('a fault of ours is a line beside it, %s and never by its words', async (_, error, code) => {
  const lines = await linesOf(failing(error));
  expect(lines.map(([event]) => event)).toEqual(['request', 'answer-broke']);
  expect(lines[1]?.[1]).toMatchObject({
    route: '/quotes/:id',
    code,
    error: 'TypeError',
    at: expect.any(String),
  });
  expect(lines[0]?.[1]?.request).toBe(lines[1]?.[1]?.request);
  expect(JSON.stringify(lines)).not.toMatch(/Asha|secret-id/);
});

test('what a request did wrong is no fault of ours', async () => {
  const wrong = Object.assign(new Error('no'), { statusCode: 400 });
  expect((await linesOf(failing(wrong))).map(([event]) => event)).toEqual(['request']);
});
