import { expect, test } from 'vitest';
import { languages } from '#domain/local-text.ts';
import { areas } from './areas.ts';
import { sentences } from './sentences.ts';

/** These quote a word of the page to explain it, and name nothing that could be pressed. */
const explained: readonly string[] = [
  'assume.bearable.then',
  'check.allin',
  'detail.whose-words',
  'form.areas',
  'scores.all-in.weights',
  'scores.beaten.text',
  'scores.demands.text',
  'scores.near.text',
  'split.bearable',
];

const textOf = (text: unknown): string =>
  Array.isArray(text) ? text.map((part) => (typeof part === 'string' ? part : '{}')).join('') : String(text);

async function textsIn(language: (typeof languages)[number]) {
  const loaded = await Promise.all(Object.values(areas[language]).map((load) => load()));
  return [...loaded.map(({ messages }) => messages), sentences[language]]
    .flatMap((each) => Object.entries<unknown>(each))
    .map(([id, text]) => [id, textOf(text)] as const);
}

test.each(languages)(
  'what a sentence in %s tells people to press is called so where it stands',
  async (language) => {
    const texts = await textsIn(language);
    const names = new Set(texts.map(([, text]) => text));
    const quoted = texts.flatMap(([id, text]) =>
      explained.includes(id) ? [] : [...text.matchAll(/“([^”{]+)”/g)].map(([, name = '']) => ({ id, name })),
    );
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter(({ name }) => !names.has(name))).toEqual([]);
  },
);
