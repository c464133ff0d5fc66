import { expect, test } from 'vitest';
import { countBegunVisits } from './begun-visits.ts';

test('an address begins so many visits an hour that have limits of their own, and no neighbour’s', () => {
  let now = 0;
  const begun = countBegunVisits(() => now);
  const roomFor = (tries: number, address: string) =>
    Array.from({ length: tries }, () => begun.hasRoom(address)).filter(Boolean).length;
  expect(roomFor(700, '192.0.2.1')).toBe(300);
  expect(roomFor(1, '192.0.2.2')).toBe(1);
  now += 60 * 60_000;
  expect(roomFor(700, '192.0.2.1')).toBe(300);
});

test('a net of 48 bits that changes its addresses begins no more than eight addresses do', () => {
  const begun = countBegunVisits(() => 0);
  const tries = Array.from({ length: 6_000 }, (_, at) => begun.hasRoom(`2001:db8:1:${at.toString(16)}::1`));
  expect(tries.filter(Boolean).length).toBe(2_400);
});
