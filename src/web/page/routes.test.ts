import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { baseAreas } from '#words/areas.ts';
import { createWords } from '../browser/text.tsx';
import { pageTitle } from '../frame/document/page-title.ts';
import { createPageRouter, shownName, shownPage } from './router.ts';
import { routes } from './routes.ts';

/** Where an address that only leads on leads to. */
function ledTo(name: string, params: Readonly<Record<string, string>>, search = {}): string | undefined {
  const row = routes.find((one) => one.name === name);
  return row && 'redirect' in row ? row.redirect(params, search) : undefined;
}

test.each([
  ['health-plan', {}, {}, '/health-plan/choose-member'],
  ['health-plan', {}, { utm: 'x' }, '/health-plan/choose-member?utm=x'],
  ['super-top-up', {}, {}, '/health-plan/choose-member?product=super-topup'],
  ['landing-start', {}, { a: 'b' }, '/health-plan/lp/product/gender-pincode?a=b'],
  ['city-picker-of-parents', {}, {}, '/health-plan/family-detail/parents'],
  ['medical-details', {}, {}, '/health-plan/family-detail'],
  ['medical-block', {}, { a: 'b' }, '/health-plan/family-detail?a=b'],
  ['lifestyle', { category: 'smoke' }, {}, '/health-plan/family-detail'],
  ['about-help', {}, { topic: 'age' }, '/health-plan/help?topic=age'],
  ['results-start', {}, { quoteID: 'q1', a: 'b' }, '/health-plan/split-plans/q1?a=b'],
  ['results-start', {}, { a: 'b' }, '/health-plan/choose-member?a=b'],
  ['mobile-alias', { _splat: 'choose-member' }, { a: 'b' }, '/health-plan/choose-member?a=b'],
  ['mobile-alias', { _splat: '//evil.example/x' }, {}, '/health-plan/evil.example/x'],
  ['mobile-alias', { _splat: 'एक दो' }, {}, '/health-plan/%E0%A4%8F%E0%A4%95%20%E0%A4%A6%E0%A5%8B'],
  ['mobile-alias', {}, {}, '/health-plan/'],
  ['super-top-up-alias', { _splat: 'choose-member' }, {}, '/health-plan/choose-member?product=super-topup'],
])('the address %s with %j and %j leads to %s', (name, params, search, to) => {
  expect(ledTo(name, params, search)).toBe(to);
});

const words = createWords('en');
await words.load([...baseAreas, 'results', 'landing']);

async function at(path: string) {
  const router = createPageRouter({
    context: {
      api: {
        call: async () => ({ ok: false, status: 404, failure: { code: 'X', message: 'x', fields: [] } }),
      },
      words,
      site: {
        intermediary: 'broker',
        pricesAsOf: '2026-11-20' as never, // a day as the site says it
        hasCodes: true,
        hasMail: true,
        locationMode: 'pincode',
      },
      device: () => 'mobile',
      reportBug: () => undefined,
    },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return router;
}

test.each([
  ['/health-plan/lp/product/members', 'landing-members', { step: 'members' }],
  ['/health-plan/choose-member', 'choose-member', {}],
  ['/no/such/page', undefined, {}],
])('the page at %s is told as %s', async (path, name, params) => {
  const router = await at(`${path}?a=b&c=%20d`);
  expect(shownName(router)).toBe(name);
  expect(shownPage(router)).toMatchObject({ name, params, search: { a: 'b', c: ' d' }, failed: false });
  expect(router.state.location.href).toBe(`${path}?a=b&c=+d`);
});

test.each([
  ['/health-plan/choose-member', false, /^(?!Error).+/],
  ['/health-plan/choose-member', true, /^Error/],
  ['/no/such/page', false, /not/i],
  ['/no/such/page', true, /not/i],
])('the title of %s, answers to correct: %s', async (path, failed, title) => {
  expect(pageTitle(await at(path), words.t, failed)).toMatch(title);
});
