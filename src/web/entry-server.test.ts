import { afterAll, expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { pages } from './pages.ts';

// A page whose data cannot be had is answered while its view is still being read: the end of this file must not cut that off.
afterAll(async () => {
  const views = Object.values(pages).flatMap(({ view }) =>
    typeof view === 'function' ? [view] : [view.mobile, view.desktop],
  );
  await Promise.all(views.map((load) => load()));
});

type Request = Parameters<typeof render>[0];

const page = (url: string, headers: Record<string, string> = {}, more: Partial<Request> = {}) =>
  render({
    url,
    headers,
    locale: 'en',
    description: 'Compared in rupees',
    above: '',
    asFile: false,
    nonce: 'n0nce',
    token: 't0ken',
    memoryText: undefined,
    site: {
      intermediary: 'broker',
      pricesAsOf: '2026-11-20' as never,
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
    },
    callApi: async () => ({
      ok: false,
      status: 503,
      failure: { code: 'INTERNAL', message: 'down', fields: [] },
    }),
    assetsOf: (sources) => ({ entry: '/entry.js', styles: ['/page.css'], preloads: sources }),
    ...more,
  });

test.each([
  ['the start page', '/', 200],
  ['the intro catches all below it', '/health-insurance/anything/at-all', 200],
  ['a standing page', '/about/complaints', 200],
  ['covid plans', '/covid-plan/', 200],
  ['an old address below them', '/covid-plan/corona-kavach/results?x=1', 200],
  ['an unknown standing page', '/about/no-such-page', 404],
  ['any other path', '/no/such/page', 404],
])('%s answers %s with %i', async (_rule, url, status) => {
  const { status: statusCode, headers, body } = await page(url);
  expect(statusCode).toBe(status);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.match(/<h1/g)).toHaveLength(1);
});

test.each([
  ['the start of the flow', '/health-plan?utm=a', '/health-plan/choose-member?utm=a'],
  ['with a slash at the end', '/health-plan/?utm=a', '/health-plan/choose-member?utm=a'],
  ['medical details', '/health-plan/medical-details', '/health-plan/family-detail'],
  ['medical block', '/health-plan/medical-block', '/health-plan/family-detail'],
  ['the city of a parent', '/health-plan/family-detail/parent?x=1', '/health-plan/family-detail/parents?x=1'],
  ['a habit', '/health-plan/lifestyle-smoke?x=1', '/health-plan/family-detail?x=1'],
  [
    'results without a plan type',
    '/health-plan/results?quoteID=q1&sort=a',
    '/health-plan/split-plans/q1?sort=a',
  ],
  ['results without a quote', '/health-plan/results', '/health-plan/choose-member'],
  ['the mobile alias', '/health-plan/mobile/member-details?a=1', '/health-plan/member-details?a=1'],
  [
    'an alias with letters that no header takes',
    '/health-plan/mobile/%C4%80%E2%80%AE',
    '/health-plan/%C4%80%E2%80%AE',
  ],
  ['the super top-up alias', '/health-plan/plan/topup/', '/health-plan/?product=super-topup'],
  ['a new line in it', '/health-plan/plan/topup/%0A', '/health-plan/%0A?product=super-topup'],
])('%s redirects, keeping the query', async (_rule, url, target) => {
  const { status, headers } = await page(url);
  expect(status).toBe(302);
  expect(headers.location).toBe(target);
});

test.each([
  '//evil.example/',
  '/health-plan/mobile//evil.example',
  '/%',
  '/%E0%A4%A',
  '/\\\\evil.example',
  '/?a=%',
])('a crooked address (%s) leads to no other site and breaks nothing', async (url) => {
  const { status, headers } = await page(url);
  expect(status).toBeLessThan(500);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

test.each(['/health-plan/results/family/q1', '/health-plan/proposals/p1/buy-policy'])(
  '%s is no fault of ours while somebody behind us is away: 503, and its words stand on the page',
  async (url) => {
    const { status, body, bugs } = await page(url);
    expect([status, bugs]).toEqual([503, []]);
    expect(body).toContain('down');
  },
);

test('the device is picked by the request, and caches are told', async () => {
  const phone = await page('/', { 'sec-ch-ua-mobile': '?1' });
  const desktop = await page('/', { 'sec-ch-ua-mobile': '?0' });
  expect(phone.body).toContain('data-device="mobile"');
  expect(desktop.body).toContain('data-device="desktop"');
  expect(phone.headers.vary).toBe('Sec-CH-UA-Mobile, User-Agent');
});

test('a strict policy holds: every script bears the nonce, no element has a style of its own', async () => {
  for (const url of ['/', '/about/your-data', '/nope']) {
    const { body } = await page(url);
    const scripts = body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([]);
    expect(body).not.toMatch(/<[^>]+ style=|<style/);
  }
});

test('what the page asks for early is its own screen and words, after what it is painted with', async () => {
  const { body } = await page('/about/your-data');
  for (const source of [
    'words/en/site.ts?parsed',
    'words/en/about.ts?parsed',
    'web/screens/about/view.tsx',
  ]) {
    expect(body).toContain(`<link rel="modulepreload" fetchpriority="low" href="src/${source}">`);
  }
  expect(body).not.toContain('screens/intro');
});

test.each([
  ['en', 'Covid plans are no longer sold', 'href="/health-plan/choose-member"'],
  ['hi', 'कोविड प्लान अब नहीं बिकते', 'href="/health-plan/choose-member"'],
] as const)(
  'in %s the page of covid plans says that they are gone, and leads to plans of today',
  async (locale, title, link) => {
    const { body } = await page('/covid-plan/', {}, { locale });
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(link);
    expect(body).toContain('href="/health-plan/arogya-sanjeevani"');
  },
);

test('with the quote that an old form saved it leads to the list of that quote', async () => {
  const { body } = await page('/covid-plan/?quoteID=q1');
  expect(body).toContain('href="/health-plan/results/family/q1"');
});

test('what stands above the app comes before it', async () => {
  const { body } = await page('/about/complaints', {}, { above: '<section>Bank</section>' });
  expect(body).toContain('<body><section>Bank</section><div id="root">');
});

test('a page that gives no file has none', async () => {
  const { status, body } = await page('/about/complaints', {}, { asFile: true });
  expect([status, body]).toEqual([404, '']);
});
