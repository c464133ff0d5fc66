import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Instant, IsoDate } from '#domain/date.ts';
import type { SentEvent } from '#usecases/ports/event-sink.ts';
import { openJsonLines } from './json-lines.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chhatri-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const anEvent = (position: number): SentEvent => ({
  id: `e${position}`,
  position,
  name: 'decision-shared',
  kind: 'usage',
  fields: {},
  at: '2026-11-20T09:00:00.000Z' as Instant, // the shape of an instant
  day: '2026-11-20' as IsoDate, // a day of the calendar
  channel: 'website',
  platform: 'Website',
  visit: 'v',
});
const positionsIn = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).position);

test('each event is a line, once, also by the next server that is given it again', async () => {
  const path = join(folder, 'lines');
  expect(await openJsonLines(path, ['usage']).take([1, 2].map(anEvent))).toEqual({ isTaken: true });
  expect(await openJsonLines(path, ['usage']).take([1, 2, 3, 5].map(anEvent))).toEqual({ isTaken: true });
  expect(positionsIn(path)).toEqual([1, 2, 3, 5]);
  expect(JSON.parse(readFileSync(path, 'utf8').split('\n')[0] ?? '')).toEqual(anEvent(1));
});

test.each([
  ['in the middle of a line', '{"id":"e3","posi'],
  ['in the middle of the first line', ''],
])('a crash %s leaves whole lines alone', async (_when, rest) => {
  const path = join(folder, `torn-${rest.length}`);
  const whole =
    rest === '' ? '' : [1, 2].map((position) => `${JSON.stringify(anEvent(position))}\n`).join('');
  writeFileSync(path, whole + (rest === '' ? '{"id"' : rest));
  await openJsonLines(path, ['usage']).take([1, 2, 3].map(anEvent));
  expect(positionsIn(path)).toEqual([1, 2, 3]);
});

test('a file that is somebody else’s is not written to', async () => {
  const path = join(folder, 'foreign');
  writeFileSync(path, 'a diary\n');
  await expect(openJsonLines(path, ['usage']).take([anEvent(1)])).rejects.toThrow('none of ours');
  expect(readFileSync(path, 'utf8')).toBe('a diary\n');
});
