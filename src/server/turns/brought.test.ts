import { expect, test } from 'vitest';
import { limitBrought } from './brought.ts';

const hour = 60 * 60_000;
const bodyOf = (count: number) => ({
  events: Array.from({ length: count }, (_, at) => ({ id: `e${at}`, name: 'n', fields: {}, minutes_ago: 0 })),
});

function limits(isOn = { visitor: true, address: true }) {
  let now = 0;
  const take = limitBrought(isOn, 1_000, () => now);
  return {
    bring: (count: number, visitor: string, address: string) =>
      take('logEvent', bodyOf(count), { visitor, address }),
    take,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** How many of these an hour are taken of one address, each visitor as much as one visit tells. */
function visitsTaken({ bring }: ReturnType<typeof limits>, visits: number, perVisit: number): number {
  let taken = 0;
  for (let visit = 0; visit < visits; visit += 1)
    for (let told = 0; told < perVisit; told += 25)
      if (bring(25, `visitor ${visit}`, 'mobile network') === 0) taken += 25;
  return taken;
}

test('an address has six hundred whole visits an hour counted, and no flood of more', () => {
  const one = limits();
  expect(visitsTaken(one, 600, 100)).toBe(60_000);
  expect(one.bring(1, 'one more', 'mobile network')).toBe(3_600);
  expect(one.bring(1, 'one more', 'another')).toBe(0);
});

test('a visitor has thirty visits an hour, from whatever address', () => {
  const { bring } = limits();
  for (let told = 0; told < 3_000; told += 25) expect(bring(25, 'asha', `address ${told}`)).toBe(0);
  expect(bring(1, 'asha', 'yet another')).toBe(3_600);
});

test('what finds no room takes none, and a smaller one may follow', () => {
  const { bring } = limits();
  for (let told = 0; told < 2_975; told += 25) bring(25, 'asha', 'home');
  expect(bring(20, 'asha', 'home')).toBe(0);
  expect(bring(6, 'asha', 'home')).toBe(3_600);
  expect(bring(5, 'asha', 'home')).toBe(0);
});

test('an hour after the first there is room again', () => {
  const { bring, wait } = limits();
  for (let told = 0; told < 3_000; told += 25) bring(25, 'asha', 'home');
  wait(hour - 1_500);
  expect(bring(1, 'asha', 'home')).toBe(2);
  wait(1_500);
  expect(bring(25, 'asha', 'home')).toBe(0);
});

test('a limit that is switched off is none, and other calls bring nothing', () => {
  const open = limits({ visitor: false, address: false });
  expect(visitsTaken(open, 1, 70_000)).toBe(70_000);
  const { take } = limits();
  expect(take('getProof', {}, { visitor: 'asha', address: 'home' })).toBe(0);
});

test('whoever has no visit yet is counted by the address alone', () => {
  const { bring } = limits();
  for (let told = 0; told < 60_000; told += 25) expect(bring(25, '', 'home')).toBe(0);
  expect(bring(1, '', 'home')).toBeGreaterThan(0);
});
