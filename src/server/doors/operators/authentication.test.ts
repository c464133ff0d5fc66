import { randomBytes, scryptSync } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayBeginsInIndia, isoDate } from '#domain/date.ts';
import { createOperatorAuthentication } from './authentication.ts';
import { metricsAccess } from './pages.ts';

const metricsPassword = 'a long word of programs';
const salt = randomBytes(16);
/** Costs next to nothing to try, so that there can be many tries. */
const cheap = { cost: 4, salt, hash: scryptSync(metricsPassword, salt, 32, { N: 16, r: 8, p: 1 }) };

let app: FastifyInstance;
let notes: string[];
beforeEach(async () => {
  notes = [];
  const authentication = createOperatorAuthentication({
    clock: { now: () => dayBeginsInIndia(isoDate(2026, 11, 20)) },
    journal: { note: (event) => void notes.push(event) },
    secrets: ['a secret of the server'],
    store: {
      operatorByName: async () => undefined,
      spendOperatorStep: async () => false,
      endPasses: async () => undefined,
    },
    metricsPassword: cheap,
    secure: false,
  });
  const letsProgram = metricsAccess(authentication);
  app = fastify();
  await app.register(cookie);
  app.get('/metrics', async (request, reply) => ((await letsProgram(request, reply)) ? 'metrics' : reply));
  app.post('/sign-in', async (request, reply) =>
    authentication.signIn(request, reply, { who: 'meera', password: 'another word', code: '1' }),
  );
});
afterEach(() => app.close());

const askMetrics = async (remoteAddress: string, word: string) =>
  (
    await app.inject({
      url: '/metrics',
      remoteAddress,
      headers: { authorization: `Basic ${btoa(`prometheus:${word}`)}` },
    })
  ).statusCode;
/** By a wrong password: whoever has to wait is told so before it is looked at. */
const signIn = async (remoteAddress: string) =>
  (await app.inject({ method: 'POST', url: '/sign-in', remoteAddress })).json().kind;
const often = (event: string) => notes.filter((each) => each === event).length;

describe('wrong passwords at the metrics', () => {
  test('shut no operator out, from however many networks they come', async () => {
    for (let network = 0; network < 21; network += 1)
      for (let tries = 0; tries < 6; tries += 1) await askMetrics(`10.0.${network}.1`, 'another word');
    expect([await signIn('10.0.0.1'), await signIn('10.1.0.1')]).toEqual(['wrong', 'wrong']);
  });

  test('are bounded by network and in all, and noted apart from those of operators', async () => {
    const codes: number[] = [];
    for (let network = 0; network < 21; network += 1)
      for (let tries = 0; tries < 6; tries += 1)
        codes.push(await askMetrics(`10.0.${network}.1`, 'another word'));
    expect(codes.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    expect([often('metrics-wrong-password'), often('metrics-tried-too-often')]).toEqual([100, 26]);
    expect(notes.filter((event) => event.startsWith('operators-'))).toEqual([]);
    expect(await askMetrics('10.1.0.1', metricsPassword)).toBe(429);
  });

  test('keep no program out whose password was right before', async () => {
    expect(await askMetrics('10.0.0.1', metricsPassword)).toBe(200);
    for (let tries = 0; tries < 6; tries += 1) await askMetrics('10.0.0.1', 'another word');
    expect(await askMetrics('10.0.0.1', metricsPassword)).toBe(200);
  });
});

test('wrong passwords of operators keep no program from the metrics', async () => {
  const kinds: string[] = [];
  for (let tries = 0; tries < 6; tries += 1) kinds.push(await signIn('10.0.0.1'));
  expect(kinds).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wait']);
  expect(often('operators-tried-too-often')).toBe(1);
  expect(await askMetrics('10.0.0.1', metricsPassword)).toBe(200);
});
