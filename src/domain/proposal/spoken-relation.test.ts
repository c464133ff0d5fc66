import { expect, test } from 'vitest';
import { spokenAs } from './spoken-relation.ts';

test.each([
  ['Spouse', 'MALE', 'Husband'],
  ['Spouse', 'FEMALE', 'Wife'],
  ['Husband', 'MALE', 'Husband'],
  ['Son', 'MALE', 'Son'],
  ['You', 'FEMALE', 'You'],
] as const)('%s, %s, is spoken of as %s', (relation, gender, expected) => {
  expect(spokenAs(relation, gender)).toBe(expected);
});
