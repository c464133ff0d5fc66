import { ungrouped } from './identifier-text.ts';

const shape = /^[2-9]\d{11}$/;

export function normaliseAadhaar(text: string): string {
  return ungrouped(text);
}

/** Twelve digits, the first 2 to 9, not the same read backwards, with the right Verhoeff check digit. */
export function isAadhaar(text: string): boolean {
  const digits = normaliseAadhaar(text);
  return shape.test(digits) && [...digits].reverse().join('') !== digits && hasVerhoeffDigit(digits);
}

/** All of an Aadhaar number that may ever be kept (decisions, who may see what). */
export function lastFourOfAadhaar(text: string): string {
  return normaliseAadhaar(text).slice(-4);
}

export function maskAadhaar(text: string): string {
  return `XXXX XXXX ${lastFourOfAadhaar(text)}`;
}

/** The symmetries of a pentagon as the numbers 0 to 9: 0-4 turn it, 5-9 turn it over. */
function combine(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b - 5) % 5);
  return b < 5 ? 5 + ((a - 5 - b + 5) % 5) : (a - b + 5) % 5;
}

const shuffle = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** The digit after it has gone through the shuffle once for every place from the right, the check digit's being place 0. */
function shuffled(digit: number, place: number): number {
  let result = digit;
  for (let turn = 0; turn < place % 8; turn++) result = shuffle[result] ?? 0;
  return result;
}

/** Whether the last digit is the Verhoeff check digit of those before it. */
export function hasVerhoeffDigit(digits: string): boolean {
  return (
    [...digits].reverse().reduce((sum, digit, place) => combine(sum, shuffled(Number(digit), place)), 0) === 0
  );
}
