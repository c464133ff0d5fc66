import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOnProofs } from '#test/odd/names.ts';
import { isSameName } from './same-name.ts';

test.each(namesOnProofs)('whether "%s" and "%s" are one name: %s', (one, other, expected) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([expected, expected]);
});

test.each([
  ['Maria D Souza', 'MARIA D', true],
  ['Maria D Souza', 'MARIA X', false],
  ['A Maria D Souza', 'MARIA', false],
])(
  'a letter belongs to the word behind it, which an initial can stand for: "%s", "%s": %s',
  (one, other, expected) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([expected, expected]);
  },
);

test('it does not matter which is asked first, and a name is its own in any order of its words', () => {
  const word = fc.constantFrom('R', 'Rajesh', 'Kumar', 'K.', 'SHARMA', 'sharma', 'Md', 'Dr');
  const names = fc.array(word, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(names, names, (one, other) => {
      const [left, right] = [one.join(' '), other.join(' ')];
      expect(isSameName(left, right)).toBe(isSameName(right, left));
      expect(isSameName(left, left.toUpperCase())).toBe(true);
    }),
  );
});
