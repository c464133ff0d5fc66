import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import { versionFor } from './flags.ts';
import { flagVersions, isFlagVersion } from './versions.ts';

const visitor = (name: string | number) => asId<VisitorId>(`visitor-${name}`);

test('a visitor falls to the same version each time', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const weights = { 'v1.0': 1, 'v2.0': 1 };
      expect(versionFor('mobile-field', visitor(name), weights)).toBe(
        versionFor('mobile-field', visitor(name), weights),
      );
    }),
  );
});

test.each([
  [1, 1, 0.5],
  [9, 1, 0.1],
  [1, 3, 0.75],
  [1, 0, 0],
  [0, 1, 1],
])('weights %i to %i', (first, second, share) => {
  const all = Array.from({ length: 10_000 }, (_, index) =>
    versionFor('mobile-field', visitor(index), { 'v1.0': first, 'v2.0': second }),
  );
  const got = all.filter((version) => version === 'v2.0').length / all.length;
  expect(Math.abs(got - share)).toBeLessThan(0.02);
});

test('a flag that nobody can get is a mistake', () => {
  expect(() => versionFor('mobile-field', visitor(1), { 'v1.0': 0, 'v2.0': 0 })).toThrow('No version');
});

test('a version is one that is known', () => {
  expect(flagVersions.every(isFlagVersion)).toBe(true);
  expect(['', 'v3.0', undefined].some(isFlagVersion)).toBe(false);
});
