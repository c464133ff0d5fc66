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

const classNames = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;
const expression = /\$\{[^}]*\}/g;

const classesIn = (source: string): readonly string[] =>
  [...source.matchAll(classNames)]
    .flatMap(([, plain = '', template = '']) => `${plain} ${template.replace(expression, '')}`.split(/\s+/))
    .filter((name) => name !== '');

test('each class that an element names has a style: one that nobody wrote leaves parts without room between them', () => {
  const styles = globSync('src/web/**/*.css').map((path) => readFileSync(path, 'utf8'));
  const withStyle = new Set(
    styles.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
  );
  const bare = globSync('src/web/**/*.tsx').flatMap((path) =>
    classesIn(readFileSync(path, 'utf8')).flatMap((name) =>
      withStyle.has(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(bare).toEqual([]);
});

test('classes are read from names that stand there, beside those that are looked up', () => {
  expect(
    classesIn(
      `<p className="small muted" /><p className={\`panel \${css.deed}\`} /><i className={css.now} />`,
    ),
  ).toEqual(['small', 'muted', 'panel']);
});
