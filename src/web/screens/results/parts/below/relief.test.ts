import { expect, test } from 'vitest';
import type { WireRelief } from '#contract/quote/shapes.ts';
import { listOptionsFrom } from '../../list-options.ts';
import { reliefOf } from './relief.ts';

const options = listOptionsFrom({ maternity: '1', ped: '24', brands: 'ganga,kaveri', max_premium: '20000' });
type Name = WireRelief['exclusive'][number];

const reliefBy = (filters: Name[], exclusive: Name[] = []) =>
  reliefOf({ relief: { ways: [{ filters, plans: 3 }], exclusive }, options });

test.each<[string, Name[], Record<string, string>, number]>([
  ['a must-have', ['maternity'], { ped: '24', brands: 'ganga,kaveri', max_premium: '20000' }, 1],
  ['a choice', ['ped'], { maternity: '1', brands: 'ganga,kaveri', max_premium: '20000' }, 1],
  ['a budget', ['max_premium'], { maternity: '1', ped: '24', brands: 'ganga,kaveri' }, 1],
  ['insurers, all at once', ['brands'], { maternity: '1', ped: '24', max_premium: '20000' }, 2],
  ['two filters', ['maternity', 'ped'], { brands: 'ganga,kaveri', max_premium: '20000' }, 2],
])('%s: the wish without it', (_what, filters, remaining, count) => {
  const [relaxation] = reliefBy(filters)?.relaxations ?? [];
  expect(relaxation?.options).toEqual(listOptionsFrom(remaining));
  expect(relaxation?.filters.flatMap((one) => one.filters)).toHaveLength(count);
  expect(relaxation?.plans).toBe(3);
});

test('what excludes each other is named by what is on', () => {
  const { exclusive } = reliefBy(['ped'], ['max_premium', 'ped']) ?? {};
  expect(exclusive?.map(({ filters }) => filters.map(({ kind }) => kind))).toEqual([
    ['maxPremium'],
    ['preExistingWait'],
  ]);
});

test('nothing is named when the server names nothing, or what is not on', () => {
  expect(reliefOf({ relief: null, options })).toBeUndefined();
  expect(reliefBy(['copay'])).toBeUndefined();
});
