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
