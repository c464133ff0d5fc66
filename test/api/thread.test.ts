import { afterEach, beforeEach, expect, test } from 'vitest';
import { openThread, type Thread } from '#server/drawing/threads/thread.ts';
import type { OddJob } from './odd-work.ts';

const setup = { file: new URL('odd-work.ts', import.meta.url), maxHeapMb: 32 };
let thread: Thread;
const openWith = async (timeLimitMs: number) => {
  await thread?.close();
  thread = openThread({ ...setup, timeLimitMs });
};
const ask = (job: OddJob, answer?: (question: unknown) => Promise<unknown>) => thread.ask(job, answer);

beforeEach(() => openWith(30_000));
afterEach(() => thread.close());

test('jobs are answered each with its own', async () => {
  const values = [1, 2, 3, 4, 5];
  expect(await Promise.all(values.map((value) => ask({ end: 'well', value })))).toEqual(values);
});

test('a job asks back, and gets the answer or the failure of whoever gave it', async () => {
  const answers = ['one', 'two'].map((word) =>
    ask({ end: 'by asking back' }, async (question) => `${question} ${word}`),
  );
  expect(await Promise.all(answers)).toEqual(['what is it? one', 'what is it? two']);
  const broken = ask({ end: 'by asking back' }, () => Promise.reject(new RangeError('no')));
  await expect(broken).rejects.toMatchObject({ name: 'RangeError', message: 'no' });
});

test('a bug crosses with its name and the place where it is', async () => {
  const bug = await ask({ end: 'by a bug' }).catch((error: unknown) => error);
  expect(bug).toMatchObject({ name: 'OddBug', stack: expect.stringContaining('odd-work.ts') });
  expect(await ask({ end: 'well', value: 1 })).toBe(1);
});

test('a thread that dies takes its jobs along, and the next job has another one', async () => {
  const ends = await Promise.allSettled([ask({ end: 'never' }), ask({ end: 'with the thread' })]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask({ end: 'well', value: 2 })).toBe(2);
});

test('a job that never ends fails, and the others of its thread do not', async () => {
  await openWith(1_500);
  const waits = Promise.withResolvers<string>();
  await thread.ready();
  const never = ask({ end: 'never' });
  const beside = new Promise<unknown>((resolve) => {
    setTimeout(() => resolve(ask({ end: 'by asking back' }, () => waits.promise)), 1_000);
  });
  await expect(never).rejects.toThrow('took longer');
  waits.resolve('here');
  expect(await beside).toBe('here');
});

test('a thread that turns no more is given up, and the next job has another one', async () => {
  await openWith(2_000);
  await expect(ask({ end: 'stuck' })).rejects.toThrow('took longer');
  const tries = async (): Promise<unknown> => ask({ end: 'well', value: 3 }).catch(tries);
  expect(await tries()).toBe(3);
});

test('closing ends what is under way, and nothing is begun after it', async () => {
  const last = ask({ end: 'never' });
  await Promise.all([expect(last).rejects.toThrow('closed'), thread.close()]);
  await expect(ask({ end: 'well', value: 4 })).rejects.toThrow('closed');
});
