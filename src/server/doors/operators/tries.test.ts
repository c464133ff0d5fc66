import { beforeEach, expect, test } from 'vitest';
import { countTries, type Tries } from './tries.ts';

let now = 0;
let tries: Tries;
beforeEach(() => {
  now = 0;
  tries = countTries({ perNetwork: 5, inAll: 100, minutes: 15 }, () => now);
});
const often = (times: number, network: string) => Array.from({ length: times }, () => tries.begin(network));

test('a network has five wrong passwords in a quarter of an hour, and is told how long to wait', () => {
  expect(often(6, 'a')).toEqual([0, 0, 0, 0, 0, 900]);
  now = 899_500;
  expect(tries.begin('a')).toBe(1);
  now = 900_000;
  expect(often(6, 'a')).toEqual([0, 0, 0, 0, 0, 900]);
});

test('all networks together have a hundred: many addresses are no more than that', () => {
  const begins = Array.from({ length: 130 }, (_, network) => tries.begin(`n${network}`));
  expect(begins.filter((wait) => wait === 0)).toHaveLength(100);
  now = 900_000;
  expect(tries.begin('another')).toBe(0);
});

test('a right one counts for nothing, neither for its network nor for all', () => {
  for (let times = 0; times < 200; times += 1) {
    expect(tries.begin('operator')).toBe(0);
    tries.wasRight('operator');
  }
  expect(often(5, 'a')).toEqual([0, 0, 0, 0, 0]);
});

test('whoever knows the password frees no one else', () => {
  often(5, 'a');
  tries.begin('operator');
  tries.wasRight('operator');
  expect(tries.begin('a')).toBeGreaterThan(0);
});
