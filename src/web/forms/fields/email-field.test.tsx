import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WireField } from '#contract/proposal/shapes.ts';
import type { Language } from '#domain/local-text.ts';
import { createWords, WordsProvider } from '#web/browser/text.tsx';
import { EmailField, LikelyEmail } from './email-field.tsx';

async function draw(locale: Language, field: React.ReactNode) {
  const words = createWords(locale);
  await words.load(['site', 'purchase']);
  return parse(renderToStaticMarkup(<WordsProvider words={words}>{field}</WordsProvider>));
}

test.each([
  ['en', 'Did you mean asha@gmail.com?', 'Yes, use it'],
  ['hi', 'क्या आपका मतलब asha@gmail.com है?', 'हाँ, यही लिखें'],
] as const)(
  'a likely slip is asked about in words, with a button that takes it: %s',
  async (locale, asks, takes) => {
    const question = await draw(locale, <LikelyEmail email="asha@gmail.com" onTake={() => undefined} />);
    // Each text has an element of its own.
    expect(question.querySelectorAll('p > *').map(({ text }) => text)).toEqual([asks, takes]);
    expect(question.querySelector('button')?.getAttribute('type')).toBe('button');
  },
);

test('nobody is asked while they type, and no answer is refused for a slip', async () => {
  const field = {
    name: 'email',
    kind: 'email',
    label: 'E-mail',
    hint: null,
    required: true,
    autocomplete: 'email',
    choices: [],
  } as unknown as WireField; // all that the drawing of an address looks at
  const page = await draw(
    'en',
    <EmailField
      field={field}
      value="asha@gmail.con"
      onAnswer={() => undefined}
      hint={undefined}
      error={undefined}
    />,
  );
  expect(page.querySelector('[role=status]')?.text).toBe('');
  expect(page.querySelector('input')?.getAttribute('value')).toBe('asha@gmail.con');
  expect(page.querySelector('[aria-invalid]')).toBe(null);
});
