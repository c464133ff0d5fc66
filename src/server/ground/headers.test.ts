import Fastify, { type FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { letPost, noteVary, openPage, openScriptless, registerHeaders } from './headers.ts';

const safe = { secure: true, developing: false };

/** The headers of an answer that `open` made something of. */
async function headersOf(
  open: (reply: FastifyReply) => void,
  security = safe,
): Promise<Readonly<Record<string, string>>> {
  const app = Fastify();
  await registerHeaders(app, security);
  app.get('/', async (_request, reply) => {
    open(reply);
    return '';
  });
  const { headers } = await app.inject({ url: '/' });
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

const policyOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('an answer lets nothing be made of it, kept, framed or told on', async () => {
  const headers = await headersOf(() => undefined);
  expect(policyOf(headers)).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
});

test('encryption is asked for from then on only where it is there', async () => {
  const headers = await headersOf((reply) => void openPage(reply, '/', { ...safe, secure: false }), {
    ...safe,
    secure: false,
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(policyOf(headers)).not.toHaveProperty('upgrade-insecure-requests');
});

test('a page runs what is ours or bears the nonce of this answer, and posts to us', async () => {
  let nonce = '';
  const headers = await headersOf((reply) => {
    nonce = openPage(reply, '/', safe);
  });
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  expect(policyOf(headers)).toEqual({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
});

test('only while it is developed it has styles put in by script, and a socket', async () => {
  const policy = policyOf(
    await headersOf((reply) => void openPage(reply, '/', { secure: false, developing: true })),
  );
  expect([policy['style-src'], policy['connect-src']]).toEqual(["'self' 'unsafe-inline'", "'self' ws:"]);
});

test.each<[string, boolean, boolean]>([
  ['/', true, true],
  ['/health-plan/results/q1/family/', true, true],
  ['/health-plan/proposals/p1/', false, true],
  ['/health-plan/mobile/proposals/p1/', false, true],
  ['/health-plan/payment/p1/', false, true],
  ['/health-plan/buy/t1/', false, true],
  ['/health-plan/plan/topup/proposal/p1/', false, true],
  ['/s/share-1', false, false],
  ['/resume/secret', false, false],
])(
  'the page %s tells others where somebody came from: %s, may be found: %s',
  async (path, tells, isFound) => {
    const headers = await headersOf((reply) => void openPage(reply, path, safe));
    expect(headers['referrer-policy']).toBe(tells ? 'strict-origin' : 'no-referrer');
    expect(headers['x-robots-tag']).toBe(isFound ? undefined : 'noindex, nofollow, noarchive');
  },
);

test('a page without scripts runs none, is framed nowhere and found by nobody', async () => {
  let nonce = '';
  const headers = await headersOf((reply) => {
    nonce = openScriptless(reply, safe);
  });
  expect(policyOf(headers)).toEqual({
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'img-src': 'data:',
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
});

test('the page that leads to a gateway posts there alone', async () => {
  const headers = await headersOf((reply) => {
    openPage(reply, '/health-plan/payment/p1/', safe);
    letPost(reply, ['https://a.test', 'https://b.test']);
  });
  expect(policyOf(headers)['form-action']).toBe('https://a.test https://b.test');
  expect(headers['referrer-policy']).toBe('strict-origin');
});

test('what an answer depends on is added to what it did', async () => {
  const headers = await headersOf((reply) => {
    noteVary(reply, 'cookie');
    noteVary(reply, 'accept-language');
  });
  expect(headers.vary).toBe('cookie, accept-language');
});
