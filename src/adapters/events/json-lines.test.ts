import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInIndia, type Instant } from '#domain/date.ts';
import { movingClock } from '#test/ports/moving-clock.ts';
import { aSentEvent } from '#test/ports/store-values.ts';
import { openJsonLines } from './json-lines.ts';
import { filesOfLines } from './line-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chhatri-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clock = movingClock();
const linesAt = (path: string) => openJsonLines(path, ['usage'], clock);
/** The file of the day on which the clock stands. */
const today = (path: string) => `${path}-${dayInIndia(clock.now())}`;
const positionsIn = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).position);

test('each event is a line, once, also by the next server that is given it again', async () => {
  const path = join(folder, 'lines');
  expect(await linesAt(path).take([1, 2].map(aSentEvent))).toEqual({ isTaken: true });
  expect(await linesAt(path).take([1, 2, 3, 5].map(aSentEvent))).toEqual({ isTaken: true });
  expect(positionsIn(today(path))).toEqual([1, 2, 3, 5]);
  expect(JSON.parse(readFileSync(today(path), 'utf8').split('\n')[0] ?? '')).toEqual(aSentEvent(1));
});

test.each([
  ['in the middle of a line', '{"id":"e3","posi'],
  ['in the middle of the first line', ''],
])('a crash %s leaves whole lines alone', async (_when, rest) => {
  const path = join(folder, `torn-${rest.length}`);
  const whole =
    rest === '' ? '' : [1, 2].map((position) => `${JSON.stringify(aSentEvent(position))}\n`).join('');
  writeFileSync(today(path), whole + (rest === '' ? '{"id"' : rest));
  await linesAt(path).take([1, 2, 3].map(aSentEvent));
  expect(positionsIn(today(path))).toEqual([1, 2, 3]);
});

test('a file that is somebody else’s is not written to', async () => {
  const path = join(folder, 'foreign');
  writeFileSync(today(path), 'a diary\n');
  await expect(linesAt(path).take([aSentEvent(1)])).rejects.toThrow('none of ours');
  expect(readFileSync(today(path), 'utf8')).toBe('a diary\n');
});

test('a new day has a file of its own, which goes on from where the last one ended', async () => {
  const path = join(folder, 'days.jsonl');
  const lines = linesAt(path);
  await lines.take([1, 2].map(aSentEvent));
  clock.pass(86_400);
  await lines.take([2, 3].map(aSentEvent));
  expect((await filesOfLines(path)).map((file) => positionsIn(file))).toEqual([[1, 2], [3]]);
});

/** What stands in the store at each position that is named. */
const writeAndAsk =
  (...events: readonly number[]) =>
  async (numbers: readonly number[]) =>
    new Map(
      numbers.filter((position) => events.includes(position)).map((each) => [each, aSentEvent(each).at]),
    );

test('a line goes with its event, where it stands, and the file goes on', async () => {
  const path = join(folder, 'goes.jsonl');
  const lines = linesAt(path);
  await lines.take([1, 2, 3].map(aSentEvent));
  const [file = ''] = await filesOfLines(path);
  const { size } = statSync(file);
  await lines.purge?.(writeAndAsk(1, 3));
  expect(readFileSync(file, 'utf8')).not.toContain('e2');
  expect(statSync(file).size).toBe(size);
  await lines.take([3, 4].map(aSentEvent));
  expect(positionsIn(file)).toEqual([1, 2, 3, 4]);
  const statedLines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(statedLines.map((line) => JSON.parse(line))).toEqual([
    aSentEvent(1),
    { position: 2 },
    ...[3, 4].map(aSentEvent),
  ]);
});

test('a line at whose position another event stands by now goes too', async () => {
  const path = join(folder, 'again.jsonl');
  const lines = linesAt(path);
  await lines.take([1].map(aSentEvent));
  const later = '2026-11-20T10:00:00.000Z' as Instant; // the shape of an instant
  await lines.purge?.(async () => new Map([[1, later]]));
  const [file = ''] = await filesOfLines(path);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ position: 1 });
});

test('files of many lines are gone through step by step, and an earlier one of which nothing is left is removed', async () => {
  const path = join(folder, 'many.jsonl');
  const lines = linesAt(path);
  const many = Array.from({ length: 2_000 }, (_, at) => aSentEvent(at + 1));
  // Written before files had days.
  writeFileSync(
    path,
    many
      .slice(0, 900)
      .map((event) => `${JSON.stringify(event)}\n`)
      .join(''),
  );
  await lines.take(many);
  let calls = 0;
  let steps = 0;
  for (; (await filesOfLines(path)).length > 1; steps += 1)
    await lines.purge?.(async (positions) => {
      calls = Math.max(calls, positions.length);
      return writeAndAsk(1_500)(positions);
    });
  expect(steps).toBeLessThan(20);
  expect(calls).toBeLessThan(1_500);
  for (let step = 0; step < 5; step += 1) await lines.purge?.(writeAndAsk(1_500));
  const [remaining = ''] = await filesOfLines(path);
  expect(remaining).toBe(`${join(folder, 'many')}-${dayInIndia(clock.now())}.jsonl`);
  const whole = readFileSync(remaining, 'utf8').trimEnd().split('\n');
  expect(whole.filter((line) => 'at' in JSON.parse(line))).toEqual([JSON.stringify(aSentEvent(1_500))]);
});

test('lines of somebody else are left as they are', async () => {
  const path = join(folder, 'diary');
  writeFileSync(path, 'a diary\n{"of":"somebody"}\n');
  const lines = linesAt(path);
  for (let step = 0; step < 4; step += 1) await lines.purge?.(writeAndAsk());
  expect(readFileSync(path, 'utf8')).toBe('a diary\n{"of":"somebody"}\n');
});
