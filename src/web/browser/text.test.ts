import { expect, test } from 'vitest';
import { type Area, areas } from '#words/areas.ts';
import { createWords } from './text.tsx';

const words = createWords('en');
const names = Object.keys(areas.en) as Area[]; // the keys of the table, which `Object.keys` forgets

test.each(names)('every message of %s can be said', async (name) => {
  await words.load([name]);
  const { messages } = await areas.en[name]();
  for (const id of Object.keys(messages)) {
    expect(words.t(id as keyof typeof messages, { count: 2 }), id).not.toBe(id);
  }
});

test('plurals and values', async () => {
  await words.load(['site']);
  expect(words.t('ui.errors.title', { count: 1 })).toBe('There is 1 answer to correct');
  expect(words.t('ui.errors.title', { count: 3 })).toBe('There are 3 answers to correct');
  expect(words.t('ui.step', { now: 2, of: 5, name: 'ages' })).toBe('Step 2 of 5: ages');
});
