import { expect, test } from 'vitest';
import { reliefOf } from './relief.ts';
import { wishFrom } from './wish.ts';

const wish = wishFrom({ maternity: '1', ped: '24', brands: 'ganga,kaveri' });

test.each([
  ['a must-have', 'maternity', { ped: '24', brands: 'ganga,kaveri' }, 1],
  ['a choice', 'ped', { maternity: '1', brands: 'ganga,kaveri' }, 1],
  ['insurers, all at once', 'brands', { maternity: '1', ped: '24' }, 2],
] as const)('%s: the wish without it', (_what, filter, left, count) => {
  const relief = reliefOf({ relief: { filter, plans: 3 }, wish });
  expect(relief?.wish).toEqual(wishFrom(left));
  expect(relief?.filters).toHaveLength(count);
  expect(relief?.plans).toBe(3);
});

test('nothing is named when the server names nothing, or what is not on', () => {
  expect(reliefOf({ relief: null, wish })).toBeUndefined();
  expect(reliefOf({ relief: { filter: 'copay', plans: 1 }, wish })).toBeUndefined();
});
