import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { FailureCode } from '#domain/result.ts';
import { refuse } from './answers.ts';

type RequestInput = {
  readonly wait?: string | undefined;
  readonly accept?: string;
  readonly method?: 'GET' | 'POST';
};

async function answerTo(failure: FailureCode, { wait, accept = 'text/html', method = 'GET' }: RequestInput) {
  const app = Fastify();
  app.all('/*', (request, reply) => {
    if (wait !== undefined) reply.header('retry-after', wait);
    return refuse(request, reply, failure, { secure: false, developing: false });
  });
  const answer = await app.inject({ method, url: '/health-plan/choose-member', headers: { accept } });
  await app.close();
  return answer;
}

const refreshIn = (body: string) => /<meta http-equiv="refresh" content="(\d+)">/.exec(body)?.[1];

test.each<[string, FailureCode, string | undefined, string | undefined]>([
  ['overload, as long as it says', 'OVERLOADED', '3', '3 seconds'],
  ['overload that names no time', 'OVERLOADED', undefined, '5 seconds'],
  ['a short wait after many requests', 'TOO_MANY_REQUESTS', '1', '1 second'],
  ['the longest at the limit of a minute', 'TOO_MANY_REQUESTS', '60', '60 seconds'],
  ['a longer one: the words alone', 'TOO_MANY_REQUESTS', '61', undefined],
  ['the database is away', 'STORE_UNAVAILABLE', '2', '2 seconds'],
  ['what would fail again', 'NOT_FOUND', '3', undefined],
  ['a wait nobody can read', 'OVERLOADED', 'soon', '5 seconds'],
])('a page that is refused asks again by itself: %s', async (_case, failure, wait, pattern) => {
  const { body } = await answerTo(failure, { wait });
  expect(refreshIn(body)).toBe(pattern?.split(' ')[0]);
  expect(body.includes(`we will try again in ${pattern}.`)).toBe(pattern !== undefined);
  expect(body.includes('<a href="">Try again now</a>')).toBe(pattern !== undefined);
  expect(body).toContain('<a href="/">Go to the start page</a>');
});

const nothingDone = 'nothing was charged by it and nothing was changed';

test.each<[FailureCode, number, string, boolean, string | undefined]>([
  ['MALFORMED_REQUEST', 400, 'Sorry, there is a problem', true, undefined],
  ['CSRF_FAILED', 403, 'Sorry, there is a problem', true, undefined],
  ['NOT_FOUND', 404, 'This cannot be opened here', true, undefined],
  ['PAYMENT_PENDING', 409, 'Sorry, there is a problem', true, undefined],
  ['BODY_TOO_LARGE', 413, 'Sorry, there is a problem', true, undefined],
  ['TOO_MANY_REQUESTS', 429, 'One moment, please', true, '5'],
  ['TOO_MANY_TRIES', 429, 'Sorry, there is a problem', true, undefined],
  ['OVERLOADED', 503, 'One moment, please', true, '5'],
  ['STORE_UNAVAILABLE', 503, 'One moment, please', false, '5'],
  ['INTERNAL', 500, 'Sorry, there is a problem', false, undefined],
])(
  'a form that is refused with %s is a page, with what is true of the money',
  async (code, status, title, isUndone, again) => {
    const { body, headers, statusCode } = await answerTo(code, { method: 'POST' });
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body.includes(nothingDone)).toBe(isUndone);
    expect(refreshIn(body)).toBe(again);
    expect(body).toContain('<a href="/">Go to the start page</a>');
    expect(body.includes('<a href="">Back to the page</a>')).toBe(code !== 'NOT_FOUND');
  },
);

test.each(['GET', 'POST'] as const)('a program that sends a %s gets no page', async (method) => {
  const answer = await answerTo('OVERLOADED', { wait: '3', accept: 'application/json', method });
  expect(answer.json()).toMatchObject({ error: { code: 'OVERLOADED' } });
});
