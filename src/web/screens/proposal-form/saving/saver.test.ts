import { beforeEach, expect, test } from 'vitest';
import { createSaver, type SaveResult, type SendSave } from './saver.ts';

const saved = (version: number): SaveResult => ({
  ok: true,
  value: { success: true, step: 'nominee', version, price_changed: false, kept: [] },
});

/** The versions of proposals are remembered as long as the page lives: each test has proposals of its own. */
let run = 0;
beforeEach(() => {
  run += 1;
});
const idOf = (name: string) => `${name} ${run}`;

test('saves go out one after the other, each with the version of the one before', async () => {
  const saves: string[] = [];
  const open: (() => void)[] = [];
  const send: SendSave = ({ version }) =>
    new Promise((resolve) => {
      saves.push(version);
      open.push(() => resolve(saved(Number(version) + 1)));
    });
  const saver = createSaver(idOf('one'), 4, send);
  const first = saver.save({}, true);
  const second = saver.save({}, false);
  await Promise.resolve();
  expect(saves).toEqual(['4']);
  open[0]?.();
  await first;
  await Promise.resolve();
  expect(saves).toEqual(['4', '5']);
  open[1]?.();
  await second;
});

test('a refused save leaves the version as it was', async () => {
  const saves: string[] = [];
  const refusal: SaveResult = { ok: true, value: { success: false, code: 'INVALID_ANSWERS' } };
  const saver = createSaver(idOf('two'), 7, ({ version }) => {
    saves.push(version);
    return Promise.resolve(refusal);
  });
  await saver.save({}, false);
  await saver.save({}, false);
  expect(saves).toEqual(['7', '7']);
});

test('a late save of the page before does not make the next page’s save stale, and a newer reading counts', async () => {
  const saves: string[] = [];
  const send: SendSave = ({ version }) => {
    saves.push(version);
    return Promise.resolve(saved(Number(version) + 1));
  };
  const before = createSaver(idOf('three'), 4, send);
  await before.save({}, false);
  const after = createSaver(idOf('three'), 5, send);
  const late = before.save({}, true);
  await after.save({}, false);
  await late;
  await createSaver(idOf('three'), 9, send).save({}, false);
  await createSaver(idOf('another'), 1, send).save({}, false);
  expect(saves).toEqual(['4', '5', '6', '9', '1']);
});

test('a save that broke does not hold up the next one', async () => {
  const broken = createSaver(idOf('four'), 1, () => Promise.reject(new Error('no network')));
  await expect(broken.save({}, true)).rejects.toThrow('no network');
  const works = createSaver(idOf('four'), 1, () => Promise.resolve(saved(2)));
  expect(await works.save({}, false)).toEqual(saved(2));
});

test.each<[ending: string, status: number, code: string, sent: readonly string[]]>([
  ['without an answer', 0, 'NO_ANSWER', ['a against 4', 'a against 4', 'b against 5']],
  ['turned away', 503, 'OVERLOADED', ['a against 4', 'a against 4', 'b against 5']],
  ['that broke the server', 500, 'INTERNAL', ['a against 4', 'b against 4']],
])('a save %s: what is sent before the next one', async (ending, status, code, expected) => {
  const saves: string[] = [];
  const saver = createSaver(idOf(`lost ${ending}`), 4, ({ answers, version }) => {
    saves.push(`${answers.name} against ${version}`);
    if (saves.length === 1)
      return Promise.resolve({ ok: false, status, failure: { code, message: '', fields: [] } });
    return Promise.resolve(saved(Number(version) + 1));
  });
  await saver.save({ name: 'a' }, true);
  await saver.save({ name: 'b' }, true);
  expect(saves).toEqual(expected);
});

test('a price change that a lost answer would have told is told with the next save', async () => {
  const answers: SaveResult[] = [
    { ok: false, status: 0, failure: { code: 'NO_ANSWER', message: '', fields: [] } },
    { ok: true, value: { success: true, step: 'nominee', version: 5, price_changed: true, kept: [] } },
    saved(6),
  ];
  const saver = createSaver(idOf('price'), 4, () => Promise.resolve(answers.shift() ?? saved(9)));
  await saver.save({}, false);
  expect(await saver.save({}, false)).toEqual({
    ok: true,
    value: { success: true, step: 'nominee', version: 6, price_changed: true, kept: [] },
  });
});

test('while the lost save finds no server, nothing newer is sent past it', async () => {
  const lost: SaveResult = { ok: false, status: 0, failure: { code: 'NO_ANSWER', message: '', fields: [] } };
  const saves: unknown[] = [];
  const saver = createSaver(idOf('away'), 4, ({ answers }) => {
    saves.push(answers.name);
    return Promise.resolve(lost);
  });
  await saver.save({ name: 'a' }, true);
  expect(await saver.save({ name: 'b' }, true)).toEqual(lost);
  expect(saves).toEqual(['a', 'a']);
});
