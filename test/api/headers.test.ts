import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/call/calls.ts';
import { pathOf } from '#contract/call/encoding.ts';
import { type TestApp, testApp } from './app.ts';

const names = Object.keys(calls) as CallName[]; // the keys of the table are its names
const callPaths = names.map((name) => ({
  method: calls[name].method,
  url: pathOf(name, { quote_id: 'q', id: 'p', insurer: 'sahyadri', pincode: '560001', product_slug: 'p' }),
}));
const get = (url: string) => ({ method: 'GET' as const, url });
const pages = [
  '/',
  '/about/your-data',
  '/s/none',
  '/health-plan/choose-member',
  '/health-plan/proposals/p/buy-policy',
  '/nowhere',
];
const others = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/health-plan/',
  '/health-plan/openapi.json',
  '/health-plan/docs',
  '/health-plan/buy/t/',
  '/health-plan/proposals/p/policy.pdf',
  '/health-plan/proposals/p/receipt.pdf',
  '/health-plan/proposals/p/proposal.pdf',
  '/health-plan/proposals/p/tax-certificate.pdf',
  '/health-plan/proposals/p/information-sheet.pdf',
  '/health-plan/proposals/p/card.pdf',
  '/health-plan/proposals/p/cashless.pdf',
  '/health-plan/proposals/p/policy.ics',
  '/health-plan/proposals/p/receipt',
  '/health-plan/payment/return/p/',
  '/s/none/picture.png',
  '/your-data',
  '/your-data/all',
  '/your-data/data.json',
  '/sandbox/',
  '/sandbox/outbox',
  '/sandbox/pay/o',
  '/sandbox/identity/o',
  '/assets/none.js',
  '/%zz',
];
const everything = [
  ...callPaths,
  ...[...pages, ...others].map(get),
  { method: 'POST' as const, url: '/health-plan/payment/webhook/' },
  { method: 'POST' as const, url: '/health-plan/none/' },
  { method: 'DELETE' as const, url: '/health-plan/get-score/q/' },
];

let plain: TestApp;
let secure: TestApp;
beforeAll(async () => {
  plain = await testApp();
  secure = await testApp({ env: { PUBLIC_ORIGIN: 'https://chhatri.example', ALLOW_SANDBOX: 'yes' } });
});
afterAll(async () => {
  await plain.close();
  await secure.close();
});

describe.each(everything)('$method $url', ({ method, url }) => {
  test('carries the headers of every answer', async () => {
    const { headers } = await plain.app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin)$/),
      'cache-control': expect.any(String),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('lets no script run but ours', async () => {
    const { headers, body } = await plain.app.inject({ method, url, headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    if (!String(headers['content-type']).startsWith('text/html')) return;
    for (const tag of body.match(/<(?:script|style)[^>]*>/g) ?? []) expect(tag).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/ (?:style|on\w+)="/);
  });

  test('asks for https for a year where it is served by https, and only there', async () => {
    const [open, safe] = await Promise.all([plain, secure].map(({ app }) => app.inject({ method, url })));
    expect(open?.headers['strict-transport-security']).toBeUndefined();
    expect(safe?.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });
});

describe('what is personal', () => {
  const personal = everything.filter(
    ({ url }) =>
      !/^\/(?:assets|metrics|healthz|readyz|%zz)|openapi|get-medical-conditions|get-cities|get-place|\/documents\/|scoring-method|years-method|stays|entry-ages|catalogue|\/proof\//.test(
        url,
      ),
  );
  test.each(personal)('is kept nowhere: $method $url', async ({ method, url }) => {
    const { headers } = await plain.app.inject({ method, url });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each(['/health-plan/proposals/p/buy-policy', '/health-plan/mobile/proposals/p/review-detail'])(
    'tells nobody its address: %s',
    async (url) => {
      const { headers } = await plain.app.inject({ url, headers: { accept: 'text/html' } });
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );
});

test('a nonce is used once', async () => {
  const policies = await Promise.all(
    [1, 2, 3].map(async () => (await plain.app.inject({ url: '/' })).headers['content-security-policy']),
  );
  expect(new Set(policies).size).toBe(3);
});

describe('the cookies', () => {
  test('on https are bound to the host', async () => {
    const { cookies } = await secure.app.inject({ url: '/' });
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: '__Host-sid',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
      }),
    );
    expect(cookies.every((cookie) => cookie.secure === true && cookie.domain === undefined)).toBe(true);
  });

  test('on http work without', async () => {
    const { cookies } = await plain.app.inject({ url: '/' });
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'sid', httpOnly: true, sameSite: 'Lax' }));
  });

  test('hold 256 random bits', async () => {
    const values = await Promise.all(
      [1, 2, 3].map(async () =>
        (await plain.app.inject({ url: '/' })).cookies.find(({ name }) => name === 'sid'),
      ),
    );
    expect(new Set(values.map((cookie) => cookie?.value)).size).toBe(3);
    expect(values[0]?.value).toMatch(/^[\w-]{43}\.[\w-]{16}\.[0-9a-z]+\.[0-9a-z]+\.\.[\w-]{43}$/);
  });
});
