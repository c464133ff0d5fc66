import { existsSync, readdirSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { definePage } from './page/page.ts';
import { createPageRouter } from './page/router.ts';
import { routes } from './page/routes.ts';
import { pageOf, pages, viewFile } from './pages.ts';

test('asking for an unlisted screen fails with MODULE_NOT_FOUND', () => {
  expect(() => pageOf('no-such-screen')).toThrow(
    expect.objectContaining({
      code: 'MODULE_NOT_FOUND',
      message: expect.stringContaining('Cannot find module'),
    }),
  );
  expect(() => pageOf('constructor')).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
});

test('every screen is listed, by its folder', () => {
  expect(Object.keys(pages).sort()).toEqual(readdirSync('src/web/screens').sort());
});

test.each(Object.keys(pages))('%s has its views where its name says, each with a Screen', async (screen) => {
  const { view } = pageOf(screen);
  for (const device of ['mobile', 'desktop'] as const) {
    expect(existsSync(viewFile(screen, device))).toBe(true);
    const load = typeof view === 'function' ? view : view[device];
    expect(await load()).toHaveProperty('Screen');
  }
});

test('route names and paths are each used once', () => {
  for (const key of ['name', 'path'] as const) {
    const values = routes.map((row) => row[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

const router = createPageRouter({
  // Matching asks nothing of what pages are drawn with.
  context: {} as never,
  history: createMemoryHistory(),
});

function routeAt(path: string): string | undefined {
  const [, params, route] = router.getMatchedRoutes(path);
  // A route that takes a part of the path leaves the rest in `**`.
  return params['**'] === undefined ? route?.options.staticData?.row?.name : undefined;
}

// `undefined`: docs/spec-map.md says that it is open.
test.each([
  ['/', 'home'],
  ['/health-insurance/any/thing', 'intro'],
  ['/health-plan', 'health-plan'],
  ['/health-plan/intro', 'health-plan-intro'],
  ['/health-plan/super-topup', 'super-top-up'],
  ['/health-plan/choose-member', 'choose-member'],
  ['/health-plan/select-members', 'select-members'],
  ['/health-plan/member-details', 'member-details'],
  ['/health-plan/family-detail', 'family-detail'],
  ['/health-plan/address-details', 'address-details'],
  ['/health-plan/family-detail/family', 'city-picker'],
  ['/health-plan/medical-details', 'medical-details'],
  ['/health-plan/medical-block', 'medical-block'],
  ['/health-plan/lifestyle-smoke', 'lifestyle'],
  ['/health-plan/pre-recommendation/family/q1', 'pre-recommendation'],
  ['/health-plan/split-plans/q1', 'split-plans'],
  ['/health-plan/results', 'results-start'],
  ['/health-plan/results/family/q1', 'results'],
  ['/health-plan/compare/family/q1/a~b', 'compare'],
  ['/health-plan/plan-detail/parents/q1/kaveri/s-5', 'plan-detail'],
  ['/health-plan/existing-policy', 'existing-policy'],
  ['/health-plan/policy-offline/offline', 'policy-offline'],
  ['/health-plan/policy-offline/cover-offline', 'policy-offline'],
  ['/health-plan/policy-offline/age-offline', 'policy-offline'],
  ['/health-plan/mobile/member-details', 'mobile-alias'],
  ['/health-plan/plan/topup/member-details', 'super-top-up-alias'],
  ['/health-plan/lp/product', 'landing-start'],
  ['/health-plan/lp/product/gender-pincode', 'landing'],
  ['/health-plan/lp/product/members', 'landing'],
  ['/health-plan/lp/product/medical', 'landing'],
  ['/health-plan/lp/product/smoking', 'landing'],
  ['/health-plan/lp/product/drinking', 'landing'],
  ['/health-plan/lp/product/stress', 'landing'],
  ['/health-plan/lp/product/existing-insurance', 'landing'],
  ['/health-plan/lp/product/summary/q1/1000000/0', 'landing-summary'],
  ['/health-plan/proposals/p1/buy-policy', 'buy-policy'],
  ['/health-plan/proposals/p1/proposer-detail', 'proposer-detail'],
  ['/health-plan/proposals/p1/nominee-detail', 'nominee-detail'],
  ['/health-plan/proposals/p1/bank-details', 'bank-details'],
  ['/health-plan/proposals/p1/insured-members', 'insured-members'],
  ['/health-plan/proposals/p1/portability-detail', 'portability-detail'],
  ['/health-plan/proposals/p1/medical-detail', 'medical-detail'],
  ['/health-plan/proposals/p1/lifestyle-detail', 'lifestyle-detail'],
  ['/health-plan/proposals/p1/review-detail', 'review-detail'],
  ['/health-plan/proposals/p1/t-and-c', 't-and-c'],
  ['/health-plan/proposals/p1/transaction-success', 'transaction-success'],
  ['/health-plan/proposals/p1/transaction-failure', 'transaction-failure'],
  ['/health-plan/proposals/p1/transaction-expired', 'transaction-expired'],
  ['/health-plan/proposals/p1/kyc-success', 'kyc-success'],
  ['/health-plan/proposals/p1/kyc-failure', 'kyc-failure'],
])('the address %s belongs to %s', (path, name) => {
  expect(routeAt(path)).toBe(name);
});

test.each([
  '/health-plan/results/somebody/q1',
  '/health-plan/compare/somebody/q1/a~b',
  '/health-plan/plan-detail/somebody/q1/kaveri/s-5',
  '/health-plan/policy-offline/moon',
  '/health-plan/lp/product/moon',
  '/health-plan/family-detail/moon',
  '/about/no-such-page',
])('%s is no page: a parameter is none of those that the page allows', (path) => {
  expect(routeAt(path)).toBeUndefined();
});

test('a page states its words, its title, its view and its budget, and asks only for what its address says', () => {
  const whole = {
    at: { door: '/door/$side' },
    title: 'intro.page',
    words: ['intro'],
    view: async () => ({ Screen: () => null }),
    budget: 'step',
  } as const;
  const { at: _at, ...nowhere } = whole;
  const { title: _title, ...untitled } = whole;
  const { words: _words, ...wordless } = whole;
  const { view: _view, ...unseen } = whole;
  const { budget: _budget, ...unbounded } = whole;
  const good = definePage({ ...whole, only: { side: ['left', 'right'] }, search: ['key'] });
  const bad = [
    // @ts-expect-error no address
    definePage(nowhere),
    // @ts-expect-error no title
    definePage(untitled),
    // @ts-expect-error no words
    definePage(wordless),
    // @ts-expect-error an empty list of words
    definePage({ ...whole, words: [] }),
    // @ts-expect-error words of no area
    definePage({ ...whole, words: ['door'] }),
    // @ts-expect-error a title that no language knows
    definePage({ ...whole, title: 'door.page' }),
    // @ts-expect-error no view
    definePage(unseen),
    // @ts-expect-error a view for one device only
    definePage({ ...whole, view: { mobile: whole.view } }),
    // @ts-expect-error no budget
    definePage(unbounded),
    // @ts-expect-error choices of a parameter that the address has not
    definePage({ ...whole, only: { room: ['a'] } }),
    // @ts-expect-error a parameter that the address has not
    definePage({ ...whole, load: async ({ params }) => params.room }),
    // @ts-expect-error a key of the query that the page does not read
    definePage({ ...whole, search: ['key'], reloadBy: ['lock'] }),
  ];
  expect([good, ...bad]).toHaveLength(13);
});
