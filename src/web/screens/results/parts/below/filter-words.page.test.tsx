import { expect, test } from 'vitest';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import type { ResultsData } from '../../answer.ts';
import type { ActiveFilter } from '../../list-options.ts';
import { useFilterName } from './filter-words.ts';

const data = { insurers: { kaveri: 'Kaveri Mutual' } } as unknown as ResultsData; // a name reads no more of it

test.each<[ActiveFilter, string]>([
  [{ kind: 'roomRent', option: 'shared' }, 'Room: Shared'],
  [{ kind: 'roomRent', option: 'single-private' }, 'Room: Single private'],
  [{ kind: 'preExistingWait', option: 24 }, 'Wait: 24 months or less'],
  [{ kind: 'bonusBand', option: '150+' }, 'Bonus: 150% or more'],
  [{ kind: 'maxSumInsured', option: 500_000 }, '₹5 lakh'],
  [{ kind: 'maxPremium', option: 12_500 }, '₹12,500'],
  [{ kind: 'mustHave', option: 'noCopay' }, 'co-pay'],
  [{ kind: 'brands', option: 'kaveri' }, 'Kaveri Mutual'],
  [{ kind: 'brands', option: 'gone' }, 'gone'],
])('a filter that is on is called by what it asks for: %j', async (filter, text) => {
  const page = await mountHook(() => useFilterName(data), { areas: ['results'] });
  expect(page.value()(filter)).toContain(text);
});
