import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { WireField } from '#contract/proposal/shapes.ts';
import { createWords, type Words, WordsProvider } from '#web/browser/text.tsx';
import { ReadsBack } from '../reads-back.ts';
import { MobileField } from './mobile-field.tsx';

let words: Words;
beforeAll(async () => {
  words = createWords('en');
  await words.load(['site', 'purchase']);
});

const field: WireField = {
  name: 'mobile',
  kind: 'mobile',
  label: 'Mobile number',
  hint: 'The policy comes here',
  required: true,
  choices: [],
} as unknown as WireField; // all that the drawing of a mobile looks at

const draw = (readsBack: boolean, value: string) =>
  renderToStaticMarkup(
    <WordsProvider words={words}>
      <ReadsBack value={readsBack}>
        <MobileField
          field={field}
          value={value}
          onAnswer={() => undefined}
          hint={field.hint ?? ''}
          error={undefined}
        />
      </ReadsBack>
    </WordsProvider>,
  ).replace(/<[^>]+>/g, ' ');

test.each([
  ['v1.0 says what the number is for', false, '9811122334', 'The policy comes here', 'You typed'],
  ['v2.0 does so while nothing is typed', true, '', 'The policy comes here', 'You typed'],
  ['v2.0 reads back what is typed', true, '9811', 'You typed 9811', 'The policy comes here'],
  ['in two groups', true, '9811122334', 'You typed 98111 22334', 'The policy comes here'],
  ['without the country', true, '+91 98111-22334', 'You typed 98111 22334', '+91 98111'],
])('the mobile field in its two versions: %s', (_rule, readsBack, value, here, away) => {
  expect(draw(readsBack, value)).toContain(here);
  expect(draw(readsBack, value)).not.toContain(away);
});
