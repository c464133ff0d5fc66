import { describe, expect, test } from 'vitest';
import type { Caller } from '../../visit/caller.ts';
import { type Allowance, createAllowances } from './allowances.ts';
import { hour } from './meter.ts';

const allowance = { window: hour, visit: 6, own: 2, address: 3 };
const newcomer: Caller = { visit: undefined, isCrowded: false, isKnown: false, address: '192.0.2.1' };
const allOn = { visit: true, address: true };

function limits(isOn = allOn, change: Partial<Allowance> = {}) {
  let now = 0;
  const take = createAllowances(isOn, () => now);
  const changed = { ...allowance, ...change };
  const askAs = (asker: Partial<Caller>, size = 1) => take('pay', changed, { ...newcomer, ...asker }, size);
  const ask = (visit: string | undefined, address = '192.0.2.1', isCrowded = false, size = 1) =>
    askAs({ visit, isCrowded, address }, size).wait;
  return {
    ask,
    askAs,
    /** How many of so many tries are taken. */
    taken: (tries: number, ...who: Parameters<typeof ask>) =>
      Array.from({ length: tries }, () => ask(...who)).filter((wait) => wait === 0).length,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe('what may be asked for in a window', () => {
  test('is a visit’s own up to its share, whatever strangers use up at its address', () => {
    const { taken } = limits();
    expect(taken(300, 'many', '192.0.2.1', true)).toBe(3);
    expect(taken(10, 'asha')).toBe(2);
    expect(taken(10, 'ravi')).toBe(2);
  });

  test('is not used up by strangers for any visit, also one that has nothing of its own', () => {
    const { taken } = limits();
    expect(taken(300, undefined)).toBe(3);
    expect(taken(10, 'late', '192.0.2.1', true)).toBe(3);
  });

  test('is more for a visit where its address has room, and never more than a visit may', () => {
    const { taken } = limits();
    expect(taken(10, 'asha')).toBe(5);
    expect(taken(5, 'ravi', '192.0.2.2')).toBe(5);
    expect(taken(10, 'ravi', '192.0.2.3')).toBe(1);
  });

  test('is the address’s alone for visits that are too many of it', () => {
    const { taken } = limits();
    expect(taken(10, 'first', '192.0.2.1', true)).toBe(3);
    expect(taken(10, 'second', '192.0.2.1', true)).toBe(0);
  });

  test('begins anew with the window, and says when that is', () => {
    const { ask, taken, wait } = limits();
    taken(10, 'asha');
    wait(hour.ms - 1_500);
    expect(ask('asha')).toBe(2);
    wait(1_500);
    expect(ask('asha')).toBe(0);
  });

  test('counts what a request brings, and nothing of one that finds no room', () => {
    const { ask } = limits();
    expect(ask('asha', '192.0.2.1', false, 7)).toBeGreaterThan(0);
    expect(ask('asha', '192.0.2.1', false, 2)).toBe(0);
    expect(ask(undefined, '192.0.2.1', false, 4)).toBeGreaterThan(0);
    expect(ask(undefined, '192.0.2.1', false, 3)).toBe(0);
  });

  test('of a provider’s net of 48 bits is eight times that of one of 64', () => {
    const { taken } = limits();
    const used = Array.from({ length: 20 }, (_, at) => taken(10, undefined, `2001:db8:1:${at}::9`));
    expect(used.reduce((sum, each) => sum + each, 0)).toBe(24);
    expect(taken(10, undefined, '2001:db8:2:1::9')).toBe(3);
  });

  test('of a visit that did not begin just now is more of its own', () => {
    const { askAs, taken } = limits(allOn, { ownOfKnown: 4 });
    taken(10, 'many', '192.0.2.1', true);
    expect(taken(10, 'new')).toBe(2);
    const waits = Array.from({ length: 6 }, () => askAs({ visit: 'asha', isKnown: true }).wait);
    expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, true, false, false]);
  });

  test('has a ceiling over all visits of an address, where one is set', () => {
    const { taken } = limits(allOn, { ceiling: 5 });
    const used = ['asha', 'ravi', 'mira', 'john'].map((visit) => taken(2, visit));
    expect(used).toEqual([2, 2, 1, 0]);
    expect(taken(2, 'asha', '192.0.2.2')).toBe(2);
  });

  test('is the address’s again when it is given back, and stays used up for the visit', () => {
    const { askAs, taken } = limits();
    for (let at = 0; at < 30; at += 1) askAs({ visit: `junk ${at}`, isCrowded: true }).giveBack();
    expect(taken(10, 'late', '192.0.2.1', true)).toBe(3);
    for (let at = 0; at < 6; at += 1) askAs({ visit: 'asha', address: '192.0.2.2' }).giveBack();
    expect(askAs({ visit: 'asha', address: '192.0.2.2' }).wait).toBeGreaterThan(0);
  });

  test('given back after its window has ended takes nothing from the next', () => {
    const { askAs, taken, wait } = limits();
    const { giveBack } = askAs({ visit: 'late', isCrowded: true });
    wait(hour.ms);
    expect(taken(2, 'late', '192.0.2.1', true)).toBe(2);
    giveBack();
    expect(taken(10, 'other', '192.0.2.1', true)).toBe(1);
  });

  test('is anything where visits, or addresses, are not limited', () => {
    expect(limits({ visit: false, address: true }).taken(50, 'asha')).toBe(50);
    expect(limits({ visit: true, address: false }).taken(50, undefined)).toBe(50);
    expect(limits({ visit: true, address: false }).taken(50, 'asha')).toBe(6);
  });
});
