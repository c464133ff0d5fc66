import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { joinDate, splitDate } from '../date-parts.ts';
import { useTypedText } from './use-typed-text.ts';

function Boxes({ first, then }: { readonly first: string; readonly then: string }) {
  const [value, setValue] = useState(first);
  const [entry, setEntry] = useTypedText(value, splitDate, joinDate);
  const [isTyped, react] = useState(false);
  if (!isTyped) {
    react(true);
    setEntry({ day: '1', month: '2', year: '2015' });
    setValue(then);
  }
  return [entry.day, entry.month, entry.year].join(' ');
}

test.each([
  ['what is typed stays as it is typed', '2015-02-01', '1 2 2015'],
  ['a date from outside takes its place', '1962-05-20', '20 05 1962'],
  ['an answer that was taken away empties them', '', '  '],
])('the boxes of a date: %s', (_rule, then, text) => {
  expect(renderToStaticMarkup(<Boxes first="" then={then} />)).toBe(text);
});
