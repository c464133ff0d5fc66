import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { FailureCode } from '#domain/result.ts';
import { refuse } from './answers.ts';

async function answerTo(failure: FailureCode, wait: string | undefined, accept = 'text/html') {
  const app = Fastify();
  app.get('/*', (request, reply) => {
    if (wait !== undefined) reply.header('retry-after', wait);
    return refuse(request, reply, failure, { secure: false, developing: false });
  });
  const answer = await app.inject({ url: '/health-plan/choose-member', headers: { accept } });
  await app.close();
  return answer;
}

test.each<[string, FailureCode, string | undefined, string | undefined]>([
  ['overload, as long as it says', 'OVERLOADED', '3', '3 seconds'],
  ['overload that names no time', 'OVERLOADED', undefined, '5 seconds'],
  ['a short wait after many requests', 'TOO_MANY_REQUESTS', '1', '1 second'],
  ['a long one: the words alone', 'TOO_MANY_REQUESTS', '55', undefined],
  ['the database is away', 'STORE_UNAVAILABLE', '2', '2 seconds'],
  ['what would fail again', 'NOT_FOUND', '3', undefined],
  ['a wait nobody can read', 'OVERLOADED', 'soon', undefined],
])('a page that is refused asks again by itself: %s', async (_case, failure, wait, said) => {
  const { body } = await answerTo(failure, wait);
  const [, seconds] = /<meta http-equiv="refresh" content="(\d+)">/.exec(body) ?? [];
  expect(seconds).toBe(said?.split(' ')[0]);
  expect(body.includes(`we will try again in ${said}.`)).toBe(said !== undefined);
  expect(body.includes('<a href="">Try again now</a>')).toBe(said !== undefined);
  expect(body).toContain('<a href="/">Go to the start page</a>');
});

test('a program gets no page', async () => {
  const answer = await answerTo('OVERLOADED', '3', 'application/json');
  expect(answer.json()).toMatchObject({ error: { code: 'OVERLOADED' } });
});
