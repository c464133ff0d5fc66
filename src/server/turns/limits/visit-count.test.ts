import { expect, test } from 'vitest';
import { countBegunVisits } from './visit-count.ts';

test('an address begins so many visits an hour that have limits of their own, and no neighbour’s', () => {
  let now = 0;
  const visits = countBegunVisits(() => now);
  const roomFor = (tries: number, address: string) =>
    Array.from({ length: tries }, () => visits.takePlace(address)).filter(Boolean).length;
  expect(roomFor(700, '192.0.2.1')).toBe(300);
  expect(roomFor(1, '192.0.2.2')).toBe(1);
  now += 60 * 60_000;
  expect(roomFor(700, '192.0.2.1')).toBe(300);
});

test('a net of 48 bits that changes its addresses begins no more than eight addresses do', () => {
  const visits = countBegunVisits(() => 0);
  const tries = Array.from({ length: 6_000 }, (_, at) =>
    visits.takePlace(`2001:db8:1:${at.toString(16)}::1`),
  );
  expect(tries.filter(Boolean).length).toBe(2_400);
});

test('what a full net of 48 bits refuses takes no place of the net of 64 bits that asks', () => {
  let now = 0;
  const visits = countBegunVisits(() => now);
  const takeTimes = (tries: number, net: number) =>
    Array.from({ length: tries }, () => visits.takePlace(`2001:db8:1:${net}::1`)).filter(Boolean).length;
  for (let net = 1; net <= 8; net += 1) takeTimes(300, net);
  now += 59 * 60_000;
  expect(takeTimes(300, 9)).toBe(0);
  // The wider net begins anew; the narrower one has not begun.
  now += 60_000;
  expect(takeTimes(400, 9)).toBe(300);
});

test('whoever has any number of nets makes no count of another forgotten', () => {
  const visits = countBegunVisits(() => 0);
  for (let at = 0; at < 300; at += 1) visits.takePlace('192.0.2.1');
  for (let wide = 0; wide < 60; wide += 1)
    for (let at = 0; at < 2_000; at += 1)
      visits.takePlace(`2001:db8:${wide.toString(16)}:${at.toString(16)}::1`);
  expect(visits.takePlace('192.0.2.1')).toBe(false);
  for (let at = 0; at < 400; at += 1) visits.takePlace(`2001:db8:0:${(at + 5_000).toString(16)}::1`);
  expect(visits.takePlace('2001:db8:0:ffff::1')).toBe(false);
});
