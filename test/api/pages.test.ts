import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endingWords } from '#server/doors/sandbox/endings.ts';
import type { PageInput } from '#server/drawing/page-renderer.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { aWireQuote, openBrowser } from '../wire.ts';
import { plainRenderer, type TestApp, testApp } from './app.ts';

const html = { accept: 'text/html' };
const inputs: PageInput[] = [];
const renderer = {
  renderPage: async (input: PageInput) => {
    inputs.push(input);
    if (input.url.startsWith('/broken')) throw new Error('Asha has asthma');
    if (input.url.startsWith('/away'))
      return { status: 302, headers: { location: '//evil.example/' }, body: '', bugs: [] };
    return plainRenderer.renderPage(input);
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ renderer });
});
afterAll(() => server.close());

describe('a page', () => {
  test.each(['/', '/health-insurance/anything', '/health-plan/results/family/q?sort=premium-low'])(
    'is drawn for %s with its query',
    async (url) => {
      const answer = await server.app.inject({ url, headers: html });
      expect(answer.statusCode).toBe(200);
      expect(inputs.at(-1)?.url).toBe(url);
    },
  );

  test('asks calls for its own visitor', async () => {
    const browser = await openBrowser(server.app);
    const saved = await browser.call('saveDetails', { params: {}, body: { data: aWireQuote() } });
    const input = { params: { quote_id: saved.json().quote_id }, body: { data: { slab_ids: ['none'] } } };
    await browser.get('/own');
    const own = await inputs.at(-1)?.callApi('getScore', input);
    await server.app.inject({ url: '/foreign', headers: html });
    const foreign = await inputs.at(-1)?.callApi('getScore', input);
    expect(own).toMatchObject({ ok: true });
    expect(foreign).toMatchObject({ ok: false, status: 404, failure: { code: 'NOT_FOUND' } });
  });

  test('that breaks says so in plain words, and nothing of what broke', async () => {
    const answer = await server.app.inject({ url: '/broken', headers: html });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Sorry, there is a problem');
    expect(answer.body).not.toContain('asthma');
  });

  test('never leads off this site', async () => {
    const answer = await server.app.inject({ url: '/away', headers: html });
    expect(answer.headers.location).toBe('/');
  });

  test('comes brotli-compressed when it is worth it', async () => {
    const answer = await server.app.inject({
      url: '/health-plan/docs',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });
});

describe('an address that leads on', () => {
  test.each([
    ['/health-plan', '/health-plan/choose-member'],
    ['/health-plan/', '/health-plan/choose-member'],
    ['/health-plan/?utm=a&b=%2F', '/health-plan/choose-member?utm=a&b=%2F'],
  ])('%s is redirected', async (url, location) => {
    const answer = await server.app.inject({ url, headers: html });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  test('of a purchase that is not theirs is not found', async () => {
    const answer = await server.app.inject({ url: '/health-plan/buy/unknown/', headers: html });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the pages beside the web app', () => {
  test.each(['/sandbox/', '/sandbox/outbox', '/health-plan/docs'])(
    '%s stands without scripts',
    async (url) => {
      const answer = await server.app.inject({ url, headers: html });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('<script');
    },
  );

  test.each([
    ['/sandbox/', 'सैंडबॉक्स गाइड'],
    ['/sandbox/outbox', 'सैंडबॉक्स आउटबॉक्स'],
    ['/sandbox/pay/none', 'यह यहाँ नहीं खुल सकता'],
    ['/health-plan/docs', 'छतरी की API कॉल'],
  ])('%s is told in Hindi, and says so', async (url, title) => {
    const answer = await server.app.inject({ url, headers: { ...html, 'accept-language': 'hi-IN' } });
    expect(answer.headers['content-language']).toBe('hi');
    expect(answer.headers.vary).toMatch(/accept-language, cookie/);
    expect(answer.body).toContain('<html lang="hi-IN">');
    expect(answer.body).toContain(`<h1>${title}</h1>`);
  });

  test('the guide tells every way to steer a sandbox', async () => {
    const { body } = await server.app.inject({ url: '/sandbox/', headers: html });
    const say = sayIn('en');
    const { gateway, guides } = server.sandboxConsole;
    const texts = [
      ...(gateway?.outcomes ?? []).map((each) => endingWords(say, each).follows),
      ...guides.flatMap(({ rows }) => rows.map((row) => say(`sandbox.row.${row}`))),
    ];
    expect(texts).toHaveLength(45);
    for (const text of texts) expect(body).toContain(text.replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
  });

  test.each([
    ['GET', '/sandbox/pay/none'],
    ['POST', '/sandbox/pay/none'],
    ['GET', '/health-plan/payment/return/none/'],
    ['GET', '/health-plan/proposals/none/policy.pdf'],
    ['GET', '/health-plan/proposals/none/receipt.pdf'],
    ['GET', '/health-plan/proposals/none/proposal.pdf'],
    ['GET', '/health-plan/proposals/none/tax-certificate.pdf'],
    ['GET', '/health-plan/proposals/none/information-sheet.pdf'],
    ['GET', '/health-plan/proposals/none/card.pdf'],
    ['GET', '/health-plan/proposals/none/cashless.pdf'],
    ['GET', '/health-plan/proposals/none/policy.ics'],
    ['GET', '/health-plan/proposals/none/receipt'],
  ] as const)('%s %s of nobody is not found', async (method, url) => {
    const answer = await server.app.inject({ method, url });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a post that comes back from a gateway is sent on to the page that asks it', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/health-plan/payment/return/p/' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/health-plan/payment/return/p/']);
  });

  test.each(['', 'wrong', 'a'.repeat(64)])('a notice signed "%s" changes nothing', async (signature) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/health-plan/payment/webhook/',
      headers: { 'content-type': 'application/json', 'x-payment-signature': signature },
      payload: '{"id":"e","payload":{"order":{"id":"o"}}}',
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'SIGNATURE_INVALID']);
  });

  test('the calls are described for programs, each with its path', async () => {
    const { paths } = (await server.app.inject({ url: '/health-plan/openapi.json' })).json();
    expect(Object.keys(paths)).toContain('/health-plan/get-score/{quote_id}/');
    expect(paths['/health-plan/save-details/results/'].post.requestBody.content).toHaveProperty([
      'application/x-www-form-urlencoded',
      'encoding',
      'data',
      'contentType',
    ]);
    const search = paths['/kyc/ckyc-search/health/{insurer}/{id}/'].post;
    const purchase = paths['/health-plan/transaction/create/'].post;
    expect([search['x-repeat'], purchase['x-repeat']]).toEqual(['turned-away', 'safe']);
  });
});

describe('more pages than can be drawn at once', () => {
  test('wait for their turn; beyond that a reader is told to come again, and calls are answered all the while', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = await testApp({
      renderer: {
        renderPage: async (input) => {
          await gate.promise;
          return plainRenderer.renderPage(input);
        },
      },
    });
    const answers = Array.from({ length: 220 }, async () => slow.app.inject({ url: '/', headers: html }));
    const last = await answers.at(-1);
    expect([last?.statusCode, last?.headers['retry-after']]).toEqual([503, '4']);
    expect(last?.body).toContain('One moment, please');
    expect((await slow.app.inject({ url: '/health-plan/get-place/560001/' })).statusCode).toBe(200);
    gate.resolve();
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes.slice(0, 64)).toEqual(Array(64).fill(200));
    await slow.close();
  });
});
