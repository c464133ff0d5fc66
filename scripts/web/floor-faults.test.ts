import { expect, test } from 'vitest';
import { faultsOfScript, faultsOfStyle } from './floor-faults.ts';

test.each([
  ['a method of the language', 'a.toSpliced(1)', ['toSpliced']],
  ['a function of a type', 'Object.groupBy(a, b)', ['groupBy', 'Object.groupBy']],
  ['a type', 'new CloseWatcher()', ['CloseWatcher']],
  [
    'what the browser does',
    'document.startViewTransition(a)',
    ['Document.startViewTransition', 'startViewTransition'],
  ],
  ['a method of an element', 'a.showPopover()', ['showPopover']],
  ['a set that is united', 'a.union(b)', ['union']],
])('a script that uses what the floor lacks is found out: %s', (_, text, faults) => {
  expect([...faultsOfScript(text)].sort()).toEqual([...faults].sort());
});

test('a script that an older language cannot read is found out', () => {
  expect(faultsOfScript('const a = /[a--b]/v;')).toEqual([expect.stringMatching(/^syntax: /)]);
});

test.each([
  'a.at(-1)',
  'structuredClone(a)',
  'Object.hasOwn(a, b)',
  'a.findLast(b)',
  'new AbortController()',
  'a?.b ?? c',
])('a script within the floor is let through: %s', (text) => {
  expect(faultsOfScript(text)).toEqual([]);
});

test.each([
  ['a property', 'a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['a value', 'a { grid-template-rows: subgrid }', ['grid-template-rows: subgrid']],
  ['a function', 'a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['a selector', 'a:popover-open { color: red }', [':popover-open']],
  ['a rule', '@starting-style { a { color: red } }', ['@starting-style']],
  ['a question to the device', '@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
])('a style that the floor lacks is found out: %s', (_, text, faults) => {
  expect(faultsOfStyle(text)).toEqual(faults);
});

test.each([
  'a:has(b) { color: red }',
  '@supports (grid-template-rows: subgrid) { a { grid-template-rows: subgrid } }',
])('a style within the floor, or that asks first, is let through: %s', (text) => {
  expect(faultsOfStyle(text)).toEqual([]);
});
