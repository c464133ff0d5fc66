import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Encoding } from '../../../ground/compression.ts';
import { type CachedResponse, createResponseCache } from './response-cache.ts';

const always = async () => true;

async function bodyOf(answer: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const body = await answer.in(encoding);
  if (!body) throw new Error('Nothing else is compressed here');
  return body;
}

function anAnswerStore(limits: { maxBytes?: number; maxAgeMs?: number }) {
  let time = 1;
  let ground = {};
  const answers = createResponseCache(
    { maxBytes: 1000, maxAgeMs: 60_000, ...limits },
    () => time,
    () => ground,
  );
  const textAt = async (key: string) => {
    const response = await answers.find(key);
    return response && (await bodyOf(response, 'identity')).toString();
  };
  return {
    answers,
    textAt,
    wait: (ms: number) => {
      time += ms;
    },
    changeGround: () => {
      ground = {};
    },
  };
}

test('a kept answer is found by its own key and by no other', async () => {
  const { answers, textAt } = anAnswerStore({});
  answers.keep('asha', 'for Asha', always);
  expect([await textAt('asha'), await textAt('ravi'), await textAt('')]).toEqual([
    'for Asha',
    undefined,
    undefined,
  ]);
});

test('an answer that is no longer true is given up', async () => {
  const { answers, textAt } = anAnswerStore({});
  let isTrue = true;
  answers.keep('a', 'text', async () => isTrue);
  expect(await textAt('a')).toBe('text');
  isTrue = false;
  expect(await textAt('a')).toBeUndefined();
  isTrue = true;
  expect(await textAt('a')).toBeUndefined();
  expect(answers.bytes()).toBe(0);
});

test('an answer grows too old however often it is asked for, and is swept away when nobody asks', async () => {
  const { answers, textAt, wait } = anAnswerStore({ maxAgeMs: 10 });
  answers.keep('a', 'text', always);
  answers.keep('b', 'text', always);
  wait(10);
  expect(await textAt('a')).toBe('text');
  wait(1);
  expect(await textAt('a')).toBeUndefined();
  answers.sweep();
  expect(answers.bytes()).toBe(0);
});

test('with another ground nothing of before stays, whoever asks first and also when nobody asks', async () => {
  const { answers, textAt, changeGround } = anAnswerStore({});
  for (const look of [() => textAt('b'), () => answers.keep('b', '', always), answers.sweep]) {
    answers.keep('a', 'text', always);
    changeGround();
    await look();
    expect(answers.bytes()).toBeLessThanOrEqual('b'.length);
    expect(await textAt('a')).toBeUndefined();
  }
});

test('the bytes are bounded; what was asked for last stays longest', async () => {
  const { answers, textAt } = anAnswerStore({ maxBytes: 250 });
  answers.keep('a', 'x'.repeat(100), always);
  answers.keep('b', 'x'.repeat(100), always);
  await textAt('a');
  answers.keep('c', 'x'.repeat(100), always);
  expect([await textAt('a'), await textAt('b'), await textAt('c')].map((text) => text?.length)).toEqual([
    100,
    undefined,
    100,
  ]);
  expect(answers.bytes()).toBeLessThanOrEqual(250);
});

test('an answer larger than all the room is given, and drives nobody else out', async () => {
  const { answers, textAt } = anAnswerStore({ maxBytes: 250 });
  answers.keep('a', 'x'.repeat(100), always);
  const large = answers.keep('d', 'x'.repeat(900), always);
  expect((await bodyOf(large, 'identity')).length).toBe(900);
  expect([(await textAt('a'))?.length, await textAt('d')]).toEqual([100, undefined]);
});

test('each encoding holds the same text, and counts as kept', async () => {
  const { answers } = anAnswerStore({ maxBytes: 10_000 });
  const text = 'नमस्ते '.repeat(100);
  const answer = answers.keep('a', text, always);
  const before = answers.bytes();
  expect((await bodyOf(answer, 'identity')).toString()).toBe(text);
  expect(brotliDecompressSync(await bodyOf(answer, 'br')).toString()).toBe(text);
  expect(gunzipSync(await bodyOf(answer, 'gzip')).toString()).toBe(text);
  expect(answers.bytes()).toBeGreaterThan(before);
});

test('a body takes the memory that is counted for it, and none beside', async () => {
  const { answers } = anAnswerStore({ maxBytes: 100_000 });
  for (const text of ['a', 'word '.repeat(600), 'word '.repeat(6_000)]) {
    const answer = answers.keep('key', text, always);
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const body = await bodyOf(answer, encoding);
      expect(body.buffer.byteLength, `${text.length} as ${encoding}`).toBe(body.length);
    }
  }
});

test('an answer made anew takes the place of the one before', async () => {
  const { answers, textAt } = anAnswerStore({});
  answers.keep('a', 'old', always);
  answers.keep('a', 'new', always);
  expect(await textAt('a')).toBe('new');
  expect(answers.bytes()).toBe('new'.length + 'a'.length);
});
