import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { aColumn } from '#test/builders/compared-plans.ts';
import { aCoveredMember, aWireFamily } from '#test/builders/wire-plan.ts';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { mountModel } from '#test/shown/mounted-model.tsx';
import { forgetMe } from '#web/browser/storage/draft.ts';
import { rememberList } from '#web/plan-parts/address/list-place.ts';
import { useChosenPlans } from '#web/plan-parts/compare/use-compare-set.ts';
import type { Comparison } from './load.ts';
import { useCompare } from './model.ts';
import { comparePage } from './page.ts';
import { usePair } from './use-pair.ts';

beforeEach(forgetMe);

const column = (slab: string) =>
  aColumn(slab, { product_title: `Kaveri ${slab}`, insurer_title: 'Kaveri Mutual' });
const comparison = (slabs: readonly string[], change: Partial<Comparison> = {}): Comparison => ({
  crn: 'CH-1',
  list: { quoteId: 'q1', block: 'family' },
  columns: slabs.map(column),
  missing: 0,
  uidata: aWireFamily(aCoveredMember('you'), aCoveredMember('spouse', { age: 41 })),
  shownYear: 'later',
  pricedOn: isoDate(2026, 11, 20),
  coverStart: isoDate(2026, 11, 21),
  demands: [],
  costsOf: undefined,
  ...change,
});
const open = (slabs: readonly string[], change: Partial<Comparison> = {}) =>
  mountModel(() => useCompare(), { page: comparePage, data: comparison(slabs, change), areas: ['compare'] });

test('each plan leads to its page, and the table is a file under its own address', async () => {
  const page = await open(['a', 'b']);
  const [first] = page.value().columns;
  expect(first && page.value().detailOf(first.plan)).toBe('/health-plan/plan-detail/family/q1/a/a');
  expect(page.value().tableHref).toBe('/health-plan/compare/family/q1/a~b/table.csv');
  await page.act(() => page.value().tellOwn({ rows: () => [], query: 'own=h1' }));
  expect(page.value().tableHref.endsWith('/table.csv?own=h1')).toBe(true);
});

test('a plan can be left out as long as two stay, and one more put beside as long as there is a place', async () => {
  const two = (await open(['a', 'b'])).value();
  const [first] = two.columns;
  expect(first && two.hrefWithout(first.plan)).toBeUndefined();
  expect(two.hrefWith?.({ slab_id: 'c', riders: ['wait-12'] })).toContain('a~b~c!wait-12');
  const four = (await open(['a', 'b', 'c', 'd'])).value();
  expect(four.hrefWith).toBeUndefined();
  const [, second] = four.columns;
  expect(second && four.hrefWithout(second.plan)).toContain('a~c~d');
});

test('the tray of the list holds what is compared', async () => {
  await open(['a', 'b']);
  const tray = await mountHook(() => useChosenPlans({ quoteId: 'q1', block: 'family' }));
  expect(tray.value()).toEqual([
    { slabId: 'a', riders: [], title: 'Kaveri a' },
    { slabId: 'b', riders: [], title: 'Kaveri b' },
  ]);
});

test('the way back is the list as it was, or that of the people', async () => {
  const fresh = await open(['a', 'b'], { list: { quoteId: 'q2', block: 'parents' } });
  expect(fresh.value().back).toEqual({ href: '/health-plan/results/parents/q2', count: undefined });
  rememberList({ quoteId: 'q1', block: 'family', href: '/list?sort=cover', count: 43 });
  expect((await open(['a', 'b'])).value().back).toEqual({ href: '/list?sort=cover', count: 43 });
});

test('rows are made for everybody who is covered, and their own come with what they named', async () => {
  const page = await open(['a', 'b']);
  expect(page.value().asked).toMatchObject({
    people: 2,
    eldestAge: 41,
    births: false,
    coverStart: '2026-11-21',
  });
  expect(page.value().groups.map(({ id }) => id)).not.toContain('near');
  const row = { id: 'own-hospitals', label: 'City Hospital', cells: [], isSame: false, isBars: false };
  await page.act(() => page.value().tellOwn({ rows: () => [row], query: 'own=h1' }));
  expect(page.value().groups.find(({ id }) => id === 'near')?.rows).toEqual([row]);
  expect(page.value().onlyDifferences).toBe(true);
  await page.act(() => page.value().showOnlyDifferences(false));
  expect(page.value().onlyDifferences).toBe(false);
});

test('a plan is called by its short name', async () => {
  const { columns, nameOf } = (await open(['a', 'b'])).value();
  expect(columns.map(nameOf)).toEqual(['a', 'b']);
});

test('a phone shows two of them, and a pick takes the place of one', async () => {
  const columns = ['a', 'b', 'c'].map(column);
  const pair = await mountHook(() => usePair(columns));
  const ids = () => pair.value().columns.map(({ plan }) => plan.slab_id);
  expect(ids()).toEqual(['a', 'b']);
  await pair.act(() => pair.value().pick('right', 'c'));
  expect(ids()).toEqual(['a', 'c']);
  await pair.act(() => pair.value().pick('left', 'c'));
  expect(ids()).toEqual(['c', 'a']);
  await pair.draw(() => usePair(columns.slice(0, 2)));
  expect(ids()).toEqual(['a', 'b']);
  await pair.draw(() => usePair(columns.slice(0, 1)));
  expect(ids()).toEqual(['a']);
});
