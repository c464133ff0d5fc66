import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairShares } from './fair-shares.ts';
import type { Who } from './waiting-room.ts';

const room = 12;
const who = (visit: string, network = visit): Who => ({ visit, network });

function aRoom() {
  let time = 1;
  const shares = fairShares<{ readonly of: string }>({ room, ttl: 10, now: () => time });
  const keep = (key: string, of: Who, size = 1) => shares.keep(key, { of: of.visit }, { who: of, size });
  const keys = (names: string) => [...names].filter((key) => shares.peek(key)).join('');
  return { shares, keep, keys, wait: (ms: number) => (time += ms) };
}

test('alone, anybody may take all the room, and gives up what was used least lately', () => {
  const { shares, keep, keys } = aRoom();
  for (const key of 'abcdefghijkl') keep(key, who('asha'));
  shares.get('a');
  keep('m', who('asha'));
  expect(keys('abcdefghijklm')).toBe('acdefghijklm');
});

test('in a full room the network with the most gives up, and of it the visit with the most', () => {
  const { keep, keys } = aRoom();
  for (const key of 'abcdef') keep(key, who('many', 'large'));
  for (const key of 'gh') keep(key, who('few', 'large'));
  for (const key of 'ijkl') keep(key, who('ravi'));
  keep('m', who('asha'));
  expect(keys('abcdefghijklm')).toBe('bcdefghijklm');
});

test('what would be the largest share of all is not kept in a full room', () => {
  const { keep, keys } = aRoom();
  for (const [at, key] of [...'abcdefghijkl'].entries()) keep(key, who(`${at}`));
  keep('m', who('asha'), 3);
  expect(keys('abcdefghijklm')).toBe('abcdefghijkl');
});

test('what is kept anew or grows takes its new size; what grows past the room goes', () => {
  const { shares, keep, keys } = aRoom();
  keep('a', who('asha'), 5);
  keep('a', who('asha'), 3);
  expect(shares.size()).toBe(3);
  shares.grow('a', 9);
  expect([shares.size(), keys('a')]).toEqual([12, 'a']);
  shares.grow('a', 1);
  expect([shares.size(), keys('a')]).toEqual([0, '']);
});

test('growing makes nothing younger', () => {
  const { shares, keep, wait } = aRoom();
  keep('a', who('asha'));
  wait(8);
  shares.grow('a', 1);
  wait(3);
  expect(shares.get('a')).toBeUndefined();
});

test('of some visits, whoever holds no more than an equal share loses nothing to the others', () => {
  const acts = fc.array(fc.record({ visit: fc.nat({ max: 3 }), size: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(acts, fc.boolean(), (script, hasNetworks) => {
      const { shares, keep } = aRoom();
      const held = new Map<string, number>();
      const of = (visit: number) => who(`${visit}`, hasNetworks ? `${visit}` : 'one');
      for (const [at, { visit, size }] of script.entries()) {
        const before = [...held].filter(([key]) => shares.peek(key));
        keep(`${visit} ${at}`, of(visit), size);
        if (shares.peek(`${visit} ${at}`)) held.set(`${visit} ${at}`, size);
        for (const other of [0, 1, 2, 3].filter((one) => one !== visit)) {
          const his = before.filter(([key]) => key.startsWith(`${other} `));
          const sum = his.reduce((total, [, each]) => total + each, 0);
          if (sum <= room / 4) expect(his.every(([key]) => shares.peek(key))).toBe(true);
        }
        expect(shares.size()).toBeLessThanOrEqual(room);
      }
    }),
  );
});
