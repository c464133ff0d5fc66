import { expect, test } from 'vitest';
import { operatorName } from './operator.ts';

test.each([
  ['meera', 'meera'],
  [' Meera.Rao ', 'meera.rao'],
  ['a-1', 'a-1'],
  ['m', undefined],
  ['', undefined],
  ['1meera', undefined],
  ['meera rao', undefined],
  ['meera\u0000', undefined],
  ['मीरा', undefined],
  ['a'.repeat(41), undefined],
])('%j is the operator %s', (input, name) => {
  expect(operatorName(input)).toBe(name);
});
