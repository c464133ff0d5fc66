import { expect, test } from 'vitest';
import { figureOf } from './people-figure.ts';

test.each([
  ['You', 'MALE', 'man'],
  ['You', 'FEMALE', 'woman'],
  ['You', undefined, 'woman'],
  ['Spouse', undefined, 'man'],
  ['Spouse', 'FEMALE', 'woman'],
  ['Son-0', 'MALE', 'boy'],
  ['Daughter-1', 'FEMALE', 'girl'],
  ['Father', 'MALE', 'elder-m'],
  ['Mother', 'FEMALE', 'elder-w'],
  ['Father-in-law', 'MALE', 'elder-m'],
  ['Grand-Mother', 'FEMALE', 'elder-w'],
  ['Brother', 'MALE', 'man'],
  ['Sister', 'FEMALE', 'woman'],
] as const)('%s of gender %s is drawn as %s', (key, gender, figure) => {
  expect(figureOf(key, () => gender)).toBe(figure);
});
