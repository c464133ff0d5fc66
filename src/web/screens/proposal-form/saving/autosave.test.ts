import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import type { SaveResult } from './saver.ts';

const saved: SaveResult = {
  ok: true,
  value: { success: true, step: 'nominee', version: 2, price_changed: false, kept: [] },
};
const lost: SaveResult = { ok: false, status: 0, failure: { code: 'NO_ANSWER', message: 'm', fields: [] } };
const stale: SaveResult = { ok: true, value: { success: false, code: 'STALE_PROPOSAL', err_msg: 'Reload.' } };

const broken: SaveResult = {
  ok: false,
  status: 500,
  failure: { code: 'INTERNAL', message: 'm', fields: [] },
};
const locked: SaveResult = {
  ok: false,
  status: 409,
  failure: { code: 'PROPOSAL_LOCKED', message: 'm', fields: [] },
};
const notFound: SaveResult = {
  ok: false,
  status: 404,
  failure: { code: 'NOT_FOUND', message: 'm', fields: [] },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(...answers: readonly SaveResult[]) {
  const savedAt: number[] = [];
  const start = Date.now();
  const page = { shown: '', isUnsaved: false, savedAt };
  const autosave = createAutosave({
    save: async () => {
      savedAt.push(Date.now() - start);
      return answers[Math.min(savedAt.length, answers.length) - 1] ?? saved;
    },
    show: ({ kind }) => {
      page.shown = kind;
    },
    warn: (isUnsaved) => {
      page.isUnsaved = isUnsaved;
    },
  });
  return { page, autosave };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is typed is saved after a pause; until then leaving would lose it', async () => {
  const { page, autosave } = open(saved);
  autosave.changed();
  await pass(1000);
  autosave.changed();
  expect(page).toEqual({ shown: 'none', isUnsaved: true, savedAt: [] });
  await pass(1500);
  expect(page).toEqual({ shown: 'saved', isUnsaved: false, savedAt: [2500] });
});

test('a save that failed is tried again by itself, after growing pauses, until it is through', async () => {
  const { page, autosave } = open(lost, lost, lost, saved);
  autosave.changed();
  await pass(1500);
  expect(page).toMatchObject({ shown: 'trying-again', isUnsaved: true });
  await pass(60_000);
  expect(page).toEqual({ shown: 'saved', isUnsaved: false, savedAt: [1500, 6500, 16_500, 36_500] });
});

test.each<[string, string, SaveResult]>([
  ['nobody answered', 'trying-again', lost],
  ['the server broke', 'trying-again', broken],
  ['the server refused it', 'refused', locked],
  ['the save was not taken', 'refused', stale],
])('where %s, the state of a save is %s', async (_what, text, answer) => {
  const { page, autosave } = open(answer, saved);
  autosave.changed();
  await pass(1500);
  expect(page.shown).toBe(text);
  await pass(5000);
  expect(page.savedAt).toEqual(text === 'refused' ? [1500] : [1500, 6500]);
});

test('at once when the network is back', async () => {
  const { page, autosave } = open(lost, saved);
  autosave.changed();
  await pass(2000);
  autosave.wake();
  await pass(0);
  expect(page).toEqual({ shown: 'saved', isUnsaved: false, savedAt: [1500, 2000] });
});

test('a refusal stands, and is unsaved, until something is changed', async () => {
  const { page, autosave } = open(stale, saved);
  autosave.changed();
  await pass(600_000);
  expect(page).toEqual({ shown: 'refused', isUnsaved: true, savedAt: [1500] });
  autosave.changed();
  await pass(1500);
  expect(page.shown).toBe('saved');
});

test('while the whole form is saved nothing else is; what it did not take is kept', async () => {
  const { page, autosave } = open(saved);
  autosave.changed();
  autosave.hold();
  autosave.changed();
  await pass(10_000);
  expect(page.savedAt).toEqual([]);
  autosave.release(false);
  await pass(1500);
  expect(page).toEqual({ shown: 'saved', isUnsaved: false, savedAt: [11_500] });
});

test('what the whole save took is not saved again, also when the page is left', async () => {
  const { page, autosave } = open(saved);
  autosave.changed();
  autosave.hold();
  autosave.release(true);
  await autosave.end();
  expect(page).toMatchObject({ isUnsaved: false, savedAt: [] });
});

test('before the next page is read what is on its way arrives too', async () => {
  const answer = Promise.withResolvers<SaveResult>();
  const autosave = createAutosave({
    save: () => answer.promise,
    show: () => undefined,
    warn: () => undefined,
  });
  autosave.changed();
  await pass(1500);
  const ended: string[] = [];
  void autosave.flush().then(() => ended.push('flushed'));
  await pass(0);
  expect(ended).toEqual([]);
  answer.resolve(saved);
  await pass(0);
  expect(ended).toEqual(['flushed']);
});

test('a page that is left sends once more what it could not save, and then is silent', async () => {
  const { page, autosave } = open(lost);
  autosave.changed();
  await autosave.end();
  await pass(600_000);
  expect(page).toMatchObject({ isUnsaved: false, savedAt: [0] });
});

test('where nothing can be saved any more it says so, and does not go on trying by itself', async () => {
  const { page, autosave } = open(notFound);
  autosave.changed();
  await pass(120_000);
  expect(page).toEqual({ shown: 'gone', isUnsaved: true, savedAt: [1500] });
});
