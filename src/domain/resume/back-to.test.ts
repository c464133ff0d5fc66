import { expect, test } from 'vitest';
import type { RenewalMark } from '../renewal/renewal-of.ts';
import { type ReturnTarget, returnTarget } from './back-to.ts';

test.each<[RenewalMark | undefined, ReturnTarget]>([
  [undefined, 'success'],
  ['too-early', 'success'],
  ['in-time', 'renewal'],
  ['in-grace', 'renewal'],
  ['begun', 'renewal'],
  ['renewed', 'success'],
  ['over', 'success'],
])('a link to a policy whose renewal is %s leads to: %s', (mark, step) => {
  expect(returnTarget('success', mark)).toBe(step);
});
