import { expect, test } from 'vitest';
import type { RenewalMark } from '../renewal/renewal-of.ts';
import { type WayBack, wayBack } from './back-to.ts';

test.each<[RenewalMark | undefined, WayBack]>([
  [undefined, 'success'],
  ['too-early', 'success'],
  ['in-time', 'renewal'],
  ['in-grace', 'renewal'],
  ['begun', 'renewal'],
  ['renewed', 'success'],
  ['over', 'success'],
])('a link to a policy whose renewal is %s leads to: %s', (mark, way) => {
  expect(wayBack('success', mark)).toBe(way);
});
