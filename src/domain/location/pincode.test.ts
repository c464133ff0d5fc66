import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isArmyCode } from './army-code.ts';
import { parsePincode } from './parse-pincode.ts';
import { isPincode } from './pincode.ts';
import { pincodeFailure } from './pincode-failure.ts';

type Run = readonly [from: number, to: number, state: string];
type Directory = { readonly exactRuns: readonly Run[] };

const file = new URL('../../../catalogue/pincodes.json', import.meta.url);
// a file of the repository; the tests below are its check
const directory = JSON.parse(readFileSync(file, 'utf8')) as Directory;
// the package has no types; this is its documented export
const oracle = createRequire(import.meta.url)('pincode-validator') as { validate: (pin: string) => boolean };

function numbersIn(runs: readonly Run[]): number[] {
  return runs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step));
}

test.each([
  ['560001', 560_001],
  [' 560 001 ', 560_001],
  ['999999', 999_999],
  ['060001', undefined],
  ['56001', undefined],
  ['5600011', undefined],
  ['56000a', undefined],
  ['५६०००१', 560_001],
  ['৫৬০০০১', 560_001],
  ['560001.0', undefined],
  ['-560001', 560_001],
  ['\u202a560-001\u202c\u2060', 560_001],
  ['', undefined],
])('"%s" is read as %s', (text, expected) => {
  expect(parsePincode(text)).toBe(expected);
});

test.each([
  ['900056', true],
  ['900001', true],
  ['900000', false],
  ['989999', true],
  ['990000', false],
  ['908 765', true],
  ['९०८७६५', true],
  ['999999', false],
  ['90056', false],
  ['411001', false],
])('whether %s is an army post code: %s', (text, expected) => {
  expect(isArmyCode(text)).toBe(expected);
  if (expected) expect(pincodeFailure(text)).toBe('PINCODE_ARMY');
});

describe('the embedded list', () => {
  test('accepts every pincode there is', () => {
    const refused = numbersIn(directory.exactRuns).filter((pincode) => !isPincode(String(pincode)));
    expect(numbersIn(directory.exactRuns)).toHaveLength(19_585);
    expect(refused).toEqual([]);
  });

  test('accepts what an independent list of pincodes has', () => {
    const pincodes: string[] = [];
    for (let pincode = 100_000; pincode < 900_000; pincode++)
      if (oracle.validate(String(pincode))) pincodes.push(String(pincode));
    expect(pincodes.length).toBeGreaterThan(19_500);
    expect(pincodes.filter((pincode) => !isPincode(pincode))).toEqual([]);
  });

  test.each([
    ['110001', true],
    ['110000', false],
    ['110124', true],
    ['110098', true],
    ['110125', true],
    ['560 001', true],
    ['855117', true],
    ['856118', false],
    ['900056', false],
    ['111111', false],
    ['123456', true],
    ['999999', false],
    ['000000', false],
    ['abcdef', false],
  ])('whether %s is a pincode: %s', (text, expected) => {
    expect(isPincode(text)).toBe(expected);
  });

  test('judges any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isPincode(text) && parsePincode(text) === undefined).toBe(false);
      }),
    );
  });
});
