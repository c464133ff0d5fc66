import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { movingClock } from '#test/ports/moving-clock.ts';
import { createRefusals, createSources } from './refusals.ts';

test('a source is the same all day, another for another address, and another the next day and on another server', () => {
  let day = '2026-11-20';
  const [sourceOf, elsewhere] = [createSources(() => day), createSources(() => day)];
  const first = sourceOf('192.0.2.1');
  expect(first).toMatch(/^[\w-]{12}$/);
  expect([sourceOf('192.0.2.1'), sourceOf('::ffff:192.0.2.1')]).toEqual([first, first]);
  expect(sourceOf('192.0.2.2')).not.toBe(first);
  expect(elsewhere('192.0.2.1')).not.toBe(first);
  day = '2026-11-21';
  expect(sourceOf('192.0.2.1')).not.toBe(first);
});

test('one source that is refused each minute hides no other, and many of them fill no log', () => {
  const clock = movingClock();
  const lines: unknown[] = [];
  const { note } = createRefusals(new Registry(), {
    clock,
    journal: { note: (_, facts) => lines.push(facts) },
  });
  const refuse = (address: string) => note('CSRF_FAILED', '/health-plan/leave/', address);
  for (let count = 0; count < 5; count += 1) refuse('192.0.2.1');
  refuse('192.0.2.2');
  expect(lines).toMatchObject([{ count: 1 }, { count: 5 }]);
  for (let at = 0; at < 50; at += 1) refuse(`198.51.100.${at}`);
  expect(lines).toHaveLength(10);
  clock.pass(60);
  refuse('192.0.2.1');
  expect(lines.at(-1)).toMatchObject({ count: 43 });
});

test.each([
  ['CSRF_FAILED', '/health-plan/leave/', true],
  ['SIGNATURE_INVALID', '/hook', true],
  ['TOO_MANY_REQUESTS', '/', true],
  ['TOO_MANY_TRIES', '/', true],
  ['KYC_LOCKED', '/', true],
  ['OTP_OVER', '/', true],
  ['RESUME_CODE_WRONG', '/resume/', true],
  ['CODES_TO_MOBILE_OVER', '/resume/', true],
  ['CALL_BACKS_FULL', '/help/', true],
  // What is asked for by somebody's id is not theirs, or never was.
  ['NOT_FOUND', '/proposals/:id', true],
  ['NOT_FOUND', '/results/:quote_id', true],
  ['NOT_FOUND', '/buy/:transaction_id/', true],
  ['NOT_FOUND', '/pay/:order', true],
  ['NOT_FOUND', '/help/', false],
  ['NOT_FOUND', '/help/:idea', false],
  // What somebody got wrong is no trying of doors.
  ['INVALID_ANSWERS', '/proposals/:id', false],
])('%s at %s is counted and told: %s', async (code, route, isWatched) => {
  const lines: unknown[] = [];
  const registry = new Registry();
  const journal = { note: (event: string, facts?: object) => lines.push([event, facts]) };
  createRefusals(registry, { clock: movingClock(), journal }).note(code, route, '192.0.2.1');
  expect(lines).toEqual(
    isWatched ? [['refused', { code, route, count: 1, lastFrom: expect.any(String) }]] : [],
  );
  expect((await registry.metrics()).includes(`refusals_total{code="${code}"} 1`)).toBe(isWatched);
});

test('each route and each code has lines of its own', () => {
  const lines: unknown[] = [];
  const { note } = createRefusals(new Registry(), {
    clock: movingClock(),
    journal: { note: (_, facts) => lines.push(facts) },
  });
  note('CSRF_FAILED', '/one/', '192.0.2.1');
  note('CSRF_FAILED', '/other/', '192.0.2.1');
  note('KYC_LOCKED', '/one/', '192.0.2.1');
  note('KYC_LOCKED', '/one/', '192.0.2.1');
  expect(lines).toMatchObject([
    { code: 'CSRF_FAILED', route: '/one/', count: 1 },
    { code: 'CSRF_FAILED', route: '/other/', count: 1 },
    { code: 'KYC_LOCKED', route: '/one/', count: 1 },
  ]);
});
