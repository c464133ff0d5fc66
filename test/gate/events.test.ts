import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { serviceEvents, stepEvents, usageEvents } from '#domain/event/event-kinds.ts';
import type { FieldRules } from '#domain/event/fields.ts';
import { loggedFiles } from '#domain/event/files.ts';
import { filterNames } from '#domain/offer/filters/filter-names.ts';
import { type PageEvent, pendingEvents, type ShownPage } from '#web/browser/pending-events.ts';
import { createCounter } from '#web/frame/events/counter.ts';
import { keepCompareSet } from '#web/plan-parts/compare/use-compare-set.ts';
import { resultsPage } from '#web/screens/results/page.ts';

const quietPush = pendingEvents.push;
afterEach(() => {
  pendingEvents.push = quietPush;
});

const page = (search: ShownPage['search']): PageEvent => [
  'page',
  { name: 'results', params: { planType: 'family', quoteID: 'q' }, search, loaderData: null, failed: false },
];

/** What a change of the list's address tells, beside the page before it. */
function eventsOf(key: string, value: string): readonly string[] {
  const counter = createCounter(() => 'mobile');
  counter.hear(page({}));
  return counter.hear(page({ [key]: value })).map(({ name, fields }) => `${name} ${Object.values(fields)}`);
}

/** Keys of the list's address that narrow nothing: which people, which of them are shown, which type is looked at. */
const noChoice: readonly string[] = [
  'all',
  'block',
  'couple',
  'importance',
  'product_type',
  'standard',
  'stay',
];

test('whatever can be changed in the list’s address has its event, or is known to be no choice of a filter', () => {
  const values: Readonly<Record<string, string>> = { sort: 'premium-low' };
  const silent = (resultsPage.search ?? []).filter((key) => eventsOf(key, values[key] ?? 'x').length === 0);
  expect(silent.toSorted()).toEqual(noChoice);
});

test('every filter of the one list is told by its name', () => {
  const names = Object.values(filterNames).filter((name) => name !== 'sort');
  expect(names.map((name) => eventsOf(name, 'x'))).toEqual(names.map((name) => [`filter-changed ${name}`]));
});

test('a plan that is added to a comparison is told with how many there are, and one that leaves it is not', () => {
  const events: PageEvent[] = [];
  pendingEvents.push = (...all) => events.push(...all);
  const list = { quoteId: 'q', block: 'family' } as const;
  const [one, two] = ['a', 'b'].map((slabId) => ({ slabId, title: slabId }));
  if (!one || !two) throw new Error('Two plans are compared');
  keepCompareSet(list, [one]);
  keepCompareSet(list, [one, two]);
  keepCompareSet(list, [two]);
  expect(events).toEqual([
    ['compare', 1],
    ['compare', 2],
  ]);
});

test('every step and every word of a purchase is reported by the server', () => {
  const reporting = globSync([
    'src/server/**/*.ts',
    'src/usecases/**/*.ts',
    'src/domain/event/purchase-events.ts',
  ])
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const names = [...Object.keys(stepEvents), ...Object.keys(serviceEvents)];
  expect(names.filter((name) => !reporting.includes(`'${name}'`))).toEqual([]);
});

const screens = globSync('src/web/**/*.tsx').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('every link that gives a file leads to one that is told', () => {
  const links = screens.flatMap(({ path, text }) =>
    [...text.matchAll(/<a\b[^>]*\bdownload\b[^>]*>/g)].map(([link]) => `${path} ${link}`),
  );
  expect(links.length).toBeGreaterThan(3);
  // The first gives a file of the list by its type, the second the table of a comparison.
  expect(links.filter((link) => !/href=\{(?:purchaseFileHref\(|tableHref\})/.test(link))).toEqual([]);
  expect(loggedFiles).toContain('table.csv');
});

test('every row in which a term or a rider is chosen tells it', () => {
  const rows = screens.filter(({ path }) => path.includes('/plan-parts/choice/'));
  const presses = rows.flatMap(({ path, text }) =>
    [...text.matchAll(/onChange=\{[\s\S]*?\n {4,}\}?\}/g)].map(([press]) => `${path}: ${press}`),
  );
  expect(presses.length).toBeGreaterThan(2);
  expect(presses.filter((press) => !press.includes('pendingEvents.push('))).toEqual([]);
});

test('no page is fetched before a press whose calls the server counts as a step', () => {
  const links = screens.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:Button)?Link\b[^>]*?\bpreload\b[^>]*>/g)].map(([link]) => `${path} ${link}`),
  );
  expect(links.length).toBeGreaterThan(5);
  // A list is counted as seen, and the ages page as the beginning of a quote, when their data are asked for.
  expect(links.filter((link) => /paths\.(?:results|memberDetails)\b/.test(link))).toEqual([]);
});

test('no event has a field for text', () => {
  const rules: readonly FieldRules[] = Object.values({ ...usageEvents, ...stepEvents });
  const kinds = new Set(rules.flatMap((fields) => Object.values(fields).map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['one-of', 'product', 'whole']);
});
