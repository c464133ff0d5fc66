import { expect, test } from 'vitest';
import { createSources } from './refusals.ts';

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
