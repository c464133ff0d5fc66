import { expect, test, vi } from 'vitest';
import { createAnswerSheet } from './answer-sheet.ts';

const sheetOf = () => createAnswerSheet({ 'You.first_name': 'Asha', ill: ['7', '8'], sure: false });

test.each([
  ['another text', 'You.first_name', 'Usha', true],
  ['the same text', 'You.first_name', 'Asha', false],
  ['the same ticks in another order', 'ill', ['8', '7'], false],
  ['fewer ticks', 'ill', ['7'], true],
  ['a tick', 'sure', true, true],
])('%s: %s = %o is a change: %s', (_case, name, answer, isChange) => {
  const sheet = sheetOf();
  const before = sheet.all();
  const changed = vi.fn();
  sheet.subscribe(changed);
  sheet.set(name, answer);
  expect(changed).toHaveBeenCalledTimes(isChange ? 1 : 0);
  expect(sheet.all() === before).toBe(!isChange);
  expect(sheet.isAsCame(name)).toBe(!isChange);
});

test('an answer that is put back is again as it came', () => {
  const sheet = sheetOf();
  sheet.set('You.first_name', 'Usha');
  sheet.set('You.first_name', 'Asha');
  expect(sheet.isAsCame('You.first_name')).toBe(true);
});

test('who has unsubscribed is told nothing', () => {
  const sheet = sheetOf();
  const changed = vi.fn();
  sheet.subscribe(changed)();
  sheet.set('sure', true);
  expect(changed).not.toHaveBeenCalled();
});
