import { expect, test } from 'vitest';
import { base32, codeAt, fromBase32, stepAt, stepOfCode, totpAddress } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// The table of RFC 6238, appendix B, for SHA-1: its last six digits of eight.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i of the standard the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds))).toBe(code);
});

test('a code counts in its half minute and the ones beside it, however it is spaced', () => {
  const at = 1_800_000_000;
  const step = stepAt(at);
  for (const beside of [-1, 0, 1])
    expect(stepOfCode(secret, codeAt(secret, step + beside), at)).toBe(step + beside);
  for (const beside of [-2, 2]) expect(stepOfCode(secret, codeAt(secret, step + beside), at)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step).replace(/^.../, '$& '), at)).toBe(step);
});

test.each(['', '0', '12345', '1234567', 'abcdef', '१२३४५६', '000000\n', 'é'.repeat(6)])(
  '%j is no code',
  (code) => {
    expect(stepOfCode(secret, code, 1_800_000_000)).toBeUndefined();
  },
);

test('a secret is written in base32, as apps read it', () => {
  expect(base32(Buffer.from('foobar1234'))).toBe('MZXW6YTBOIYTEMZU');
  expect(fromBase32(base32(secret))).toEqual(secret);
  expect(totpAddress('meera', base32(secret))).toBe(
    'otpauth://totp/Chhatri:meera?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Chhatri',
  );
});
