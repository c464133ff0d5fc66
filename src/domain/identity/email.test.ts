import { describe, expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

const of = (length: number) => 'a'.repeat(length);
/** Makes a domain of labels of these lengths, and "in". */
const domain = (...lengths: readonly number[]) => [...lengths.map(of), 'in'].join('.');

describe('how long an address may be', () => {
  test.each([
    ['64 characters before the @', `${of(64)}@example.in`, true],
    ['65 before it', `${of(65)}@example.in`, false],
    ['32 letters of two bytes before it', `${'é'.repeat(32)}@example.in`, true],
    ['33 letters of two bytes', `${'é'.repeat(33)}@example.in`, false],
    ['21 letters of Hindi, of three bytes each', `${'क'.repeat(21)}@example.in`, true],
    ['22 letters of Hindi', `${'क'.repeat(22)}@example.in`, false],
    ['16 letters of four bytes', `${'\u{10400}'.repeat(16)}@example.in`, true],
    ['17 letters of four bytes', `${'\u{10400}'.repeat(17)}@example.in`, false],
    ['one before it', 'a@example.in', true],
    ['none before it', '@example.in', false],
    ['63 between two dots', `a@${domain(63)}`, true],
    ['64 between two dots', `a@${domain(64)}`, false],
    ['254 in all', `${of(64)}@${domain(63, 63, 58)}`, true],
    ['255 in all', `${of(64)}@${domain(63, 63, 59)}`, false],
  ])('whether it may be: %s', (_, address, expected) => {
    expect(isEmail(address)).toBe(expected);
  });
});

test.each([
  ['a@b', false],
  ['a@b.c', false],
  ['a@b.in', true],
  ['a@b.in.', true],
  ['a@b.1n', false],
  ['a@in.b2b.in', true],
  ['a@b@example.in', false],
])('whether %s is an address: %s', (address, expected) => {
  expect(isEmail(address)).toBe(expected);
});

test.each([
  [' Asha.Rao@Example.IN ', 'Asha.Rao@example.in'],
  ['@Example.IN', '@example.in'],
  ['Nobody', 'Nobody'],
])('"%s" is kept as "%s"', (text, expected) => {
  expect(normaliseEmail(text)).toBe(expected);
});
