import { describe, expect, test } from 'vitest';
import { loggedFilters } from '#domain/event/event-kinds.ts';
import { loggedRoutes } from '#domain/event/routes.ts';
import type { PageEvent, ShownPage } from '#web/browser/pending-events.ts';
import { ChunkLoadError } from '#web/frame/chunk.ts';
import { type PageRoute, type RouteRow, routes } from '#web/page/routes.ts';
import { paths } from '#web/paths.ts';
import { resultsPage } from '#web/screens/results/page.ts';
import { createCounter } from './counter.ts';

const aPage = (name: string | undefined, facts: Partial<ShownPage> = {}): PageEvent => [
  'page',
  { name, params: {}, search: {}, loaderData: null, failed: false, ...facts },
];
const namesAfter = (...happened: readonly PageEvent[]) => {
  const counter = createCounter(() => 'mobile');
  const events = happened.map((each) => counter.hear(each));
  return (events.at(-1) ?? []).map(({ name, fields }) => [name, ...Object.values(fields)].join(' '));
};
/** What stands last in the address of a comparison. */
const compared = (...slabIds: readonly string[]) =>
  decodeURIComponent(paths.compare('parents', 'q', slabIds).split('/').at(-1) ?? '');
const list = { params: { planType: 'family', quoteID: 'q' } };

const namesOf = ({ name, page: { namedBy, only } }: RouteRow & PageRoute) =>
  namedBy === undefined ? [name] : (only?.[namedBy] ?? []).map((value) => `${name}-${value}`);

test('every page of the app is logged by its name, but for the expired transaction and for who leaves over an illness', () => {
  const pages = routes.flatMap((row) => ('screen' in row ? namesOf(row) : []));
  expect(new Set([...loggedRoutes, 'transaction-expired', 'landing-leaves'])).toEqual(
    new Set([...pages, 'not-found']),
  );
});

test('every filter that is counted is a key of the list’s address', () => {
  const keys: readonly string[] = resultsPage.search ?? [];
  expect(loggedFilters.filter((filter) => !keys.includes(filter))).toEqual([]);
});

describe('a page', () => {
  test.each<[string, readonly PageEvent[], readonly string[]]>([
    ['that is shown', [aPage('choose-member')], ['page-viewed choose-member mobile']],
    ['that is not there', [aPage(undefined)], ['page-viewed not-found mobile']],
    ['of an expired transaction', [aPage('transaction-expired')], []],
    ['of a proposal that is expired', [aPage('review-detail', { loaderData: { isExpired: true } })], []],
    [
      'of one that is not',
      [aPage('review-detail', { loaderData: { isExpired: false } })],
      ['page-viewed review-detail mobile'],
    ],
    [
      'of the landing flow',
      [aPage('landing-medical', { params: { step: 'medical' } })],
      ['page-viewed landing-medical mobile'],
    ],
    [
      'that could not be loaded',
      [aPage('results', { ...list, failed: true })],
      ['page-viewed results mobile', 'problem-shown page 0 results'],
    ],
    ['of plans', [aPage('results', list)], ['page-viewed results mobile']],
    [
      'that compares',
      [
        aPage('compare', {
          params: {
            planType: 'parents',
            quoteID: 'q',
            toCompare: compared('poorna-5l', 'vatsal-5l', 'saral-10l'),
          },
        }),
      ],
      ['page-viewed compare mobile', 'comparison-opened parents 3'],
    ],
    [
      'that has one plan and room for another',
      [aPage('compare', { params: { planType: 'parents', quoteID: 'q', toCompare: compared('poorna-5l') } })],
      ['page-viewed compare mobile', 'comparison-opened parents 1'],
    ],
    [
      'of a plan',
      [aPage('plan-detail', { params: { planType: 'family', quoteID: 'q', slug: 'poorna', slab_id: 's' } })],
      ['page-viewed plan-detail mobile', 'plan-opened family poorna'],
    ],
    [
      'that says a plan is sold offline',
      [aPage('policy-offline', { params: { type: 'age-offline' } })],
      ['page-viewed policy-offline mobile', 'offline-shown age-offline'],
    ],
    [
      'with a test on it',
      [aPage('proposer-detail', { loaderData: { flags: { 'mobile-field': 'v2.0' } } })],
      ['page-viewed proposer-detail mobile', 'flag-seen mobile-field v2.0'],
    ],
    [
      'with another version looked at by the address',
      [
        aPage('proposer-detail', {
          loaderData: { flags: { 'mobile-field': 'v2.0' } },
          search: { 'mobile-field': 'v1.0' },
        }),
      ],
      ['page-viewed proposer-detail mobile'],
    ],
    ['that is the same again', [aPage('home'), aPage('home')], []],
    [
      'of the same kind for another quote',
      [aPage('results', list), aPage('results', { params: { planType: 'parents', quoteID: 'q' } })],
      ['page-viewed results mobile'],
    ],
    [
      'with other filters and another order',
      [aPage('results', list), aPage('results', { ...list, search: { copay: 'yes', sort: 'premium-low' } })],
      ['filter-changed copay', 'sort-changed premium-low'],
    ],
    [
      'in the usual order again',
      [aPage('results', { ...list, search: { sort: 'premium-low' } }), aPage('results', list)],
      ['sort-changed recommended'],
    ],
    [
      'in an order that nobody offers',
      [aPage('results', list), aPage('results', { ...list, search: { sort: 'Ananya' } })],
      [],
    ],
  ])('is counted once: one %s', (_what, happened, events) => {
    expect(namesAfter(...happened)).toEqual(events);
  });
});

const failed = (status: number, code = 'INTERNAL') =>
  ({ ok: false, status, failure: { code, message: 'm', fields: [] } }) as const;
const quote = { data: { product_type: 'INDEMNITY', pincode: '411038' } } as never; // what it looks at
const lookUp = { data: { search: 'Ananya' } } as never; // what it looks at

describe('a call', () => {
  test.each<[string, PageEvent, readonly string[]]>([
    ['that saves a quote', ['call', 'saveDetails', quote, { ok: true, value: {} as never }], []],
    [
      'that brings a first price',
      ['call', 'getFirstPrice', {} as never, { ok: true, value: {} as never }],
      [],
    ],
    [
      'that looks up hospitals by a name',
      ['call', 'hospitalsByPincode', lookUp, { ok: true, value: {} as never }],
      ['hospitals-searched name'],
    ],
    [
      'that looks up hospitals of a place',
      ['call', 'hospitalsByPincode', quote, { ok: true, value: {} as never }],
      ['hospitals-searched place'],
    ],
    ['that buys', ['call', 'createTransaction', quote, failed(422, 'PLAN_NOT_SOLD_ONLINE')], []],
    ['that shares', ['call', 'share', {} as never, { ok: true, value: {} as never }], ['decision-shared']],
    [
      'that refuses a mobile',
      [
        'call',
        'saveProposer',
        {} as never,
        { ok: true, value: { success: false, form_error: { mobile: 'm' }, code: 'c' } },
      ],
      ['form-refused proposer mobile'],
    ],
    [
      'that refuses something else',
      [
        'call',
        'saveNominee',
        {} as never,
        { ok: true, value: { success: false, form_error: { name: 'm' }, code: 'c' } },
      ],
      ['form-refused nominee other'],
    ],
    ['without an answer', ['call', 'getScore', {}, failed(0, 'NO_ANSWER')], ['problem-shown call 0 kyc']],
    [
      'to a server that is busy',
      ['call', 'getScore', {}, failed(503, 'OVERLOADED')],
      ['problem-shown call 503 kyc'],
    ],
    ['that is ours', ['call', 'logEvent', { events: [] }, failed(503)], []],
    ['that is refused', ['call', 'getScore', {}, failed(404, 'NOT_FOUND')], []],
  ])('is counted by what it did: one %s', (_what, happened, events) => {
    expect(namesAfter(aPage('kyc'), happened)).toEqual(events);
  });
});

test.each<[string, PageEvent, readonly string[]]>([
  ['a chunk that does not load', ['error', new ChunkLoadError('x')], ['problem-shown chunk-load 0 home']],
  ['a script that breaks', ['error', new Error('Ananya 9822044170')], ['problem-shown script 0 home']],
  ['a plan that is added to a comparison', ['compare', 2], ['plan-compared 2']],
  ['a term that is chosen', ['term', 3], ['term-chosen 3']],
  ['a rider that is taken', ['rider', true], ['rider-chosen added']],
  ['a rider that is let go', ['rider', false], ['rider-chosen removed']],
  ['a tour that is closed', ['tour', 'checklist'], ['tour-closed checklist']],
])('what went wrong is counted without its words: %s', (_what, happened, events) => {
  expect(namesAfter(aPage('home'), happened)).toEqual(events);
});
