import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { createWords, type Words, WordsProvider } from '#web/browser/text.tsx';
import type { ComparedPlan } from './compare-set.ts';
import { ReplacePlan } from './replace-plan.tsx';

let words: Words;
beforeAll(async () => {
  words = createWords('en');
  await words.load(['site', 'results']);
});

const plan = (slabId: string): ComparedPlan => ({ slabId, title: `Plan ${slabId}` });

function draw(asking: ComparedPlan | undefined) {
  const none = () => undefined;
  const html = renderToStaticMarkup(
    <WordsProvider words={words}>
      <ReplacePlan asking={asking} plans={['a', 'b', 'c', 'd'].map(plan)} onReplace={none} onKeep={none} />
    </WordsProvider>,
  );
  return parse(html);
}

test('one plan too many asks which of the chosen ones makes room; the last answer keeps them all', () => {
  const dialog = draw(plan('e'));
  expect(dialog.querySelector('h2')?.text).toBe('Which plan makes room for Plan e?');
  expect(dialog.querySelectorAll('button').map(({ text }) => text)).toEqual([
    'Take out Plan a',
    'Take out Plan b',
    'Take out Plan c',
    'Take out Plan d',
    'Keep these plans',
  ]);
});

test('while nobody asks nothing is there', () => {
  expect(draw(undefined).childNodes).toEqual([]);
});
