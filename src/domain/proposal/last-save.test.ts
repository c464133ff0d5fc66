import { expect, test } from 'vitest';
import { isRepeat, lastSaveOf } from './last-save.ts';

const lastSave = {
  form: 'nomineeDetails',
  answers: { nominee_first_name: 'Rekha', nominee_relationship: 'spouse' },
  version: 4,
  autosave: false,
} as const;

test.each([
  ['the same', {}, 5, true],
  [
    'its answers in another order',
    { answers: { nominee_relationship: 'spouse', nominee_first_name: 'Rekha' } },
    5,
    true,
  ],
  ['another answer', { answers: { ...lastSave.answers, nominee_first_name: 'Lata' } }, 5, false],
  ['an answer less', { answers: { nominee_first_name: 'Rekha' } }, 5, false],
  ['another form', { form: 'bankDetails' as const }, 5, false],
  ['an autosave of it', { autosave: true }, 5, false],
  ['made against another version', { version: 5 }, 5, false],
  ['against no version', { version: undefined }, 5, false],
  ['after something else happened', {}, 6, false],
])('a repeat: %s', (_case, change, version, expected) => {
  const last = lastSaveOf(lastSave, 5, false);
  if (!last) throw new Error('Nothing remembered');
  expect(isRepeat(last, { ...lastSave, ...change }, version)).toBe(expected);
});

test('a save that names no version is not remembered', () => {
  expect(lastSaveOf({ ...lastSave, version: undefined }, 5, false)).toBeUndefined();
});
