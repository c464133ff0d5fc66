import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FingerprintPart, fingerprint, fingerprintsAround } from './fingerprint.ts';

/** Works out the same hash by big integers, as its publication states it. */
function slowFingerprint(parts: readonly FingerprintPart[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(parts).toWellFormed())) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffff_ffff_ffff_ffffn;
  }
  const [high, low] = [Number(hash >> 32n), Number(hash & 0xffff_ffffn)];
  return high.toString(36).padStart(7, '0') + low.toString(36).padStart(7, '0');
}

const anyPart = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
);

test('it is FNV-1a of 64 bits over the JSON text', () => {
  fc.assert(
    fc.property(fc.array(anyPart), (parts) => {
      expect(fingerprint(parts)).toBe(slowFingerprint(parts));
    }),
  );
});

test('one part between others makes the same fingerprint as the whole list', () => {
  fc.assert(
    fc.property(fc.array(anyPart), anyPart, fc.array(anyPart), (before, part, after) => {
      expect(fingerprintsAround(before, after)(part)).toBe(fingerprint([...before, part, ...after]));
    }),
  );
});

test.each([
  ['another text', ['a'], ['b']],
  ['another order', ['a', 'b'], ['b', 'a']],
  ['texts joined', ['ab', 'c'], ['a', 'bc']],
  ['a number as text', [1], ['1']],
  ['nesting', [['a'], 'b'], [['a', 'b']]],
])('%s gives another fingerprint', (_what, one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other));
});
