import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is drawn on paper is looked at once. */
const printed = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/**
 * The question whether something is in it is asked of what nearly all of a page stands in: each change of the
 * page is a new question to all of it.
 */
const wideQuestion = /(?:^|[{},>+~])\s*(?:(?::root|html|body|main)[^\s,{]*)?:has\(/;

const comment = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;

const questionsIn = (css: string): boolean =>
  wideQuestion.test(css.replace(comment, '').replace(printed, ''));

test('no style asks of a whole page what stands in it: that takes 30 ms of a cheap phone at each press', () => {
  const asking = globSync('src/web/**/*.css').filter((path) => questionsIn(readFileSync(path, 'utf8')));
  expect(asking).toEqual([]);
});

test.each([
  ['main:has(> .box) ~ footer { display: none }', true],
  [':root:has(.region) { color: red }', true],
  [':has(> main > .box) > footer { display: none }', true],
  ['.a { color: red }\nbody.wide:has(.sheet) header { display: none }', true],
  ['.row:has(:checked) .box { color: red }', false],
  ['label:has(:focus-visible) { color: red }', false],
  ['@media print { body:has(.sheet) header { display: none } .a { color: red } }', false],
])('which part of a selector a browser looks for, in %s: %s', (css, asks) => {
  expect(questionsIn(css)).toBe(asks);
});
