import { expect, test } from 'vitest';
import { type MountedHook, mountHook, rest } from '#test/shown/mounted-hook.tsx';
import type { CallManner } from './api.ts';
import { type QueryResult, useAnswer } from './use-answer.ts';

type Ending = Awaited<ReturnType<Parameters<typeof useAnswer<string>>[0]['ask']>>;

const failure = { code: 'INTERNAL', message: 'Try again.', fields: [] };

/** A page that came with `a`, and every question that it asked since. */
async function open() {
  const questions: {
    readonly key: string;
    readonly how: CallManner;
    readonly end: (ending: Ending) => Promise<void>;
  }[] = [];
  const asking = (key: string) => () =>
    useAnswer<string>({
      key,
      first: { key: 'a', value: 'answer to a' },
      ask: (_api, how) =>
        new Promise((resolve) =>
          questions.push({
            key,
            how,
            end: async (ending) => {
              resolve(ending);
              await rest();
            },
          }),
        ),
    });
  const page: MountedHook<QueryResult<string>> = await mountHook(asking('a'));
  return { page, questions, ask: (key: string) => page.draw(asking(key)) };
}

const read = ({ value, key, isStale, failure: failed }: QueryResult<string>) => ({
  value,
  key,
  isStale,
  failed: failed?.code,
});

test('what the page came with is asked for by nobody', async () => {
  const { page, questions, ask } = await open();
  await ask('a');
  expect(questions).toEqual([]);
  expect(read(page.value())).toEqual({ value: 'answer to a', key: 'a', isStale: false, failed: undefined });
});

test('while another answer is on its way the one before it stands, and is called stale', async () => {
  const { page, questions, ask } = await open();
  await ask('b');
  expect(questions.map(({ key }) => key)).toEqual(['b']);
  expect(read(page.value())).toEqual({ value: 'answer to a', key: 'a', isStale: true, failed: undefined });
  await questions[0]?.end({ ok: true, value: 'answer to b' });
  expect(read(page.value())).toEqual({ value: 'answer to b', key: 'b', isStale: false, failed: undefined });
});

test('nothing is asked twice: an answer of before is there at once', async () => {
  const { page, questions, ask } = await open();
  await ask('b');
  await questions[0]?.end({ ok: true, value: 'answer to b' });
  await ask('a');
  expect(read(page.value())).toEqual({ value: 'answer to a', key: 'a', isStale: false, failed: undefined });
  await ask('b');
  expect(read(page.value()).value).toBe('answer to b');
  expect(questions).toHaveLength(1);
});

test('only the last question is waited for', async () => {
  const { page, questions, ask } = await open();
  await ask('b');
  await ask('c');
  expect(questions.map(({ how }) => how.until instanceof AbortSignal && how.until.aborted)).toEqual([
    true,
    false,
  ]);
  await questions[0]?.end({ ok: true, value: 'answer to b' });
  expect(read(page.value())).toMatchObject({ value: 'answer to a', isStale: true });
  await questions[1]?.end({ ok: true, value: 'answer to c' });
  expect(read(page.value())).toMatchObject({ value: 'answer to c', isStale: false });
});

test('a failure is told of the question that failed, and goes when it is asked again', async () => {
  const { page, questions, ask } = await open();
  await ask('b');
  await questions[0]?.end({ ok: false, failure });
  expect(read(page.value())).toEqual({ value: 'answer to a', key: 'a', isStale: true, failed: 'INTERNAL' });
  await page.act(() => page.value().again());
  expect(read(page.value()).failed).toBeUndefined();
  expect(questions.map(({ key }) => key)).toEqual(['b', 'b']);
  await questions[1]?.end({ ok: true, value: 'answer to b' });
  expect(read(page.value())).toMatchObject({ value: 'answer to b', isStale: false });
});

test('a failure is no matter of another question', async () => {
  const { page, questions, ask } = await open();
  await ask('b');
  await questions[0]?.end({ ok: false, failure });
  await ask('c');
  expect(read(page.value()).failed).toBeUndefined();
  await ask('a');
  expect(read(page.value())).toMatchObject({ value: 'answer to a', failed: undefined });
});
