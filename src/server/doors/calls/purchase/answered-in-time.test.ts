import { expect, test, vi } from 'vitest';
import { answeredInTime } from './answered-in-time.ts';

const notes: string[] = [];
const journal = { note: (event: string) => void notes.push(event) };
/** It is counted in milliseconds. */
const within = 30;

test('work that ends is waited for, and what breaks it is told', async () => {
  await expect(answeredInTime(journal, Promise.resolve(), within)).resolves.toBeUndefined();
  const broken = Promise.reject(new Error('away'));
  await expect(answeredInTime(journal, broken, within)).rejects.toThrow('away');
  expect(notes).toEqual([]);
});

test('work that takes longer goes on by itself, and what breaks it then is noted', async () => {
  const work = Promise.withResolvers<void>();
  await answeredInTime(journal, work.promise, within);
  work.reject(new Error('away'));
  await vi.waitFor(() => expect(notes).toEqual(['late-notice-failed']));
});
