import { expect, test } from 'vitest';
import { createSaver, type SaveResult, type SendSave } from './saver.ts';

const saved = (version: number): SaveResult => ({
  ok: true,
  value: { success: true, step: 'nominee', version, price_changed: false },
});

test('saves go out one after the other, each with the version of the one before', async () => {
  const sent: string[] = [];
  const open: (() => void)[] = [];
  const send: SendSave = ({ version }) =>
    new Promise((resolve) => {
      sent.push(version);
      open.push(() => resolve(saved(Number(version) + 1)));
    });
  const saver = createSaver(4, send);
  const first = saver.save({}, true);
  const second = saver.save({}, false);
  await Promise.resolve();
  expect(sent).toEqual(['4']);
  open[0]?.();
  await first;
  await Promise.resolve();
  expect(sent).toEqual(['4', '5']);
  open[1]?.();
  await second;
});

test('a refused save leaves the version as it was', async () => {
  const sent: string[] = [];
  const refusal: SaveResult = { ok: true, value: { success: false, code: 'INVALID_ANSWERS' } };
  const saver = createSaver(7, ({ version }) => {
    sent.push(version);
    return Promise.resolve(refusal);
  });
  await saver.save({}, false);
  await saver.save({}, false);
  expect(sent).toEqual(['7', '7']);
});
