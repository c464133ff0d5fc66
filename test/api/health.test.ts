import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../wire.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

let server: TestApp;
const start = async (setting?: TestSetting) => {
  server = await testApp(setting);
  return server;
};
afterEach(() => server.close());

describe('readiness', () => {
  test('is there when store and catalogue are', async () => {
    const { app } = await start();
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  test('ends before the server does, and life goes on meanwhile', async () => {
    const { app, readiness } = await start();
    readiness.isDraining = true;
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

test('metrics name route templates and never an id', async () => {
  const { app } = await start();
  await app.inject({ url: '/health-plan/proposal/form-config/SecretProposal/' });
  await app.inject({ url: '/health-plan/proposals/SecretProposal/buy-policy?who=Asha' });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('route="/health-plan/proposal/form-config/:id/"');
  expect(body).not.toMatch(/SecretProposal|Asha/);
});

describe('too many requests', () => {
  test('of one visitor are turned away with a time to wait, others go on', async () => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '3' } });
    const first = await app.inject({ url: '/' });
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const ask = (headers: Record<string, string>) =>
      app.inject({
        url: '/health-plan/get-place/560001/',
        headers: { accept: 'application/json', ...headers },
      });
    const answers = [
      await ask({ cookie }),
      await ask({ cookie }),
      await ask({ cookie }),
      await ask({ cookie }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.json().error.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask({})).statusCode).toBe(200);
  });

  test('of one address are turned away whatever cookies they bear, money and health never', async () => {
    const { app } = await start({ env: { RATE_PER_ADDRESS: '2' } });
    const codes = [];
    for (let count = 0; count < 4; count += 1) codes.push((await app.inject({ url: '/' })).statusCode);
    expect(codes).toEqual([200, 200, 429, 429]);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const notice = await app.inject({ method: 'POST', url: '/health-plan/payment/webhook/' });
    expect(notice.statusCode).toBe(400);
  });
});

describe('a bug', () => {
  test('in a call answers 500 with a code and tells nothing', async () => {
    const broken = async () => {
      throw new Error('Asha has asthma');
    };
    const { app } = await start({ handlers: { getPlace: broken, getProposal: broken } });
    const answer = await app.inject({ url: '/health-plan/get-place/560001/' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'INTERNAL']);
    expect(answer.body).not.toMatch(/Asha|stack|Error/);
  });

  test('while a proposal form is saved says the sentence of the specification', async () => {
    const { app } = await start({
      handlers: {
        saveProposer: async () => {
          throw new Error('bug');
        },
      },
    });
    const browser = await openBrowser(app);
    const answer = await browser.post('/health-plan/proposal/p/', 'data=%7B%7D');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error.message).toBe(
      'Unfortunately, the server has acted out in an unexpected way. Please try after sometime.',
    );
  });
});
