import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import { settleUnsettled } from '#usecases/paying/settle-payment.ts';
import { agree, buy, fillForms, handOver, passKyc, planOf, saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const identity = { date_of_birth: '1990-12-15', pincode: '411038' };
const pan = 'ABCPS1234F';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    start: Date.parse('2026-11-20T09:00:00.000Z'),
    env: { SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' },
  });
});
afterAll(() => server.close());

async function aBuyer(): Promise<{ readonly browser: Browser; readonly id: string }> {
  const browser = await openBrowser(server.app);
  const member = { ...aWireMember({ age: 35 }), lifestyle: ['smoke' as const] };
  const later = { bearable: 25_000, importance: { icu: 'HIGH' } } as const;
  const { quote_id } = await saveQuote(browser, { members: [member], pincode: '411038', ...later });
  const plan = planOf(await score(browser, quote_id), 'individual', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  const insuredMembers = { 'You.date_of_birth': identity.date_of_birth };
  const filled = await fillForms(browser, id, { proposerDetails: identity, insuredMembers });
  await passKyc(browser, filled, pan);
  return { browser, id };
}

const ask = (browser: Browser | undefined, url: string, lang = 'en') =>
  server.app.inject({
    url,
    headers: { accept: 'text/html', 'accept-language': lang, cookie: browser ? cookiesOf(browser) : '' },
  });
const cookiesOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function erase(browser: Browser, payload: string, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/your-data/erase',
    payload,
    headers: {
      accept: 'text/html',
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookiesOf(browser),
      ...headers,
    },
  });
}

async function tokenFor(browser: Browser): Promise<string> {
  const { body } = await ask(browser, '/your-data');
  return /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(body)?.[1] ?? '';
}

describe('who has nothing here', () => {
  test('is told so, gets an empty file, and no visit begins by asking', async () => {
    const page = await ask(undefined, '/your-data');
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(page.body).toContain('nothing of yours to erase');
    const { body } = await ask(undefined, '/your-data/data.json');
    expect(JSON.parse(body)).toMatchObject({ quotes: [], purchases: [], shares: [] });
  });
});

test('a visitor reads everything that is held, in their language, and takes it along; nobody else gets a word of it', async () => {
  const { browser, id } = await aBuyer();
  const [english, hindi] = [await ask(browser, '/your-data/all'), await ask(browser, '/your-data/all', 'hi')];
  expect([english.statusCode, hindi.statusCode]).toEqual([200, 200]);
  for (const word of [
    'Poorna',
    '411038',
    '35 years',
    'smoking',
    '₹25,000',
    'What matters: Intensive care',
    'a lot',
  ])
    expect(english.body).toContain(word);
  for (const word of ['आपके बारे में', '35 साल', 'पिन कोड', 'अहमियत: ICU']) expect(hindi.body).toContain(word);
  // Answers too are said as they were asked.
  for (const word of ['No', 'Female', '15 December 1990']) expect(english.body).toContain(`<td>${word}</td>`);
  for (const word of ['नहीं', 'महिला', '15 दिसंबर 1990']) expect(hindi.body).toContain(`<td>${word}</td>`);

  const file = await ask(browser, '/your-data/data.json');
  expect(file.headers['content-disposition']).toBe('attachment; filename="chhatri-data.json"');
  const data = JSON.parse(file.body) as {
    readonly purchases: readonly { readonly proposal: { readonly id: string } }[];
  };
  expect(data.purchases.map(({ proposal }) => proposal.id)).toEqual([id]);
  // Numbers are masked as on every page, and what opens something is not among it.
  for (const body of [english.body, hindi.body, file.body]) {
    expect(body).not.toContain(pan);
    expect(body).toContain('234F');
  }
  const stored = await server.ports.store.getProposal(asId<ProposalId>(id));
  expect(file.body).not.toContain(stored?.owner ?? 'none');
  expect(file.body).not.toMatch(/"(?:owner|lastSave|codes|secret)"/);
  expect(file.headers['cache-control']).toBe('private, no-store');
  const [line] = await server.ports.store.lastAudit(1);
  expect(line).toMatchObject({ via: 'visitor', act: 'exported', reference: stored?.number });

  const stranger = await openBrowser(server.app);
  for (const url of ['/your-data', '/your-data/all', '/your-data/data.json']) {
    const { body } = await ask(stranger, url);
    expect(body).not.toMatch(/Poorna|411038/);
  }
});

describe('erasing', () => {
  test.each<[string, (token: string) => string, Record<string, string>, number]>([
    ['without a token', () => 'sure=yes', {}, 403],
    ['with a token that is not theirs', () => 'sure=yes&csrfmiddlewaretoken=abc', {}, 403],
    [
      'from another site',
      (token) => `sure=yes&csrfmiddlewaretoken=${token}`,
      { origin: 'https://evil.example' },
      403,
    ],
    ['without the tick', (token) => `csrfmiddlewaretoken=${token}`, {}, 422],
  ])('%s does nothing', async (_, payload, headers, status) => {
    const browser = await openBrowser(server.app);
    const { quote_id } = await saveQuote(browser, { members: [aWireMember({ age: 35 })], pincode: '411038' });
    const answer = await erase(browser, payload(await tokenFor(browser)), headers);
    expect(answer.statusCode).toBe(status);
    expect((await browser.call('getScore', { params: { quote_id }, body: {} })).statusCode).toBe(200);
  });

  test('takes everything of a draft, and ends the visit', async () => {
    const { browser, id } = await aBuyer();
    const before = cookiesOf(browser);
    const { body, headers } = await erase(browser, `sure=yes&csrfmiddlewaretoken=${await tokenFor(browser)}`);
    expect(body).toContain('Your data is erased');
    expect(body).toContain('Nothing you told us is left');
    expect(headers['clear-site-data']).toBe('"cookies", "storage"');
    expect(await server.ports.store.getProposal(asId<ProposalId>(id))).toBeUndefined();
    const url = `/health-plan/proposal/form-config/${id}/`;
    expect((await server.app.inject({ url, headers: { cookie: before } })).statusCode).toBe(404);
  });

  test('of a policy tells until when it is kept, and opens it to nobody any more', async () => {
    const { browser, id } = await aBuyer();
    await agree(browser, id);
    await browser.post(await handOver(browser, id), 'outcome=success&method=upi');
    await settleUnsettled(server.ports, 50);
    const page = await ask(browser, '/your-data');
    expect(page.body).toContain('31 March 2038');
    const { body } = await erase(browser, `sure=yes&csrfmiddlewaretoken=${await tokenFor(browser)}`);
    expect(body).toMatch(/CHT-[^:]+: kept until 31 March 2038/);
    expect(body).toContain('Everything else');
    const policy = await server.ports.store.policyOf(asId<ProposalId>(id));
    expect(policy).toBeDefined();
    for (const url of [`/health-plan/proposals/${id}/policy.pdf`, `/health-plan/proposals/${id}/receipt`])
      expect((await ask(browser, url)).statusCode).toBe(404);
  });

  test('with money on its way tells that it comes to an end first, and then it does', async () => {
    const { browser, id } = await aBuyer();
    await agree(browser, id);
    await browser.post(await handOver(browser, id), 'outcome=pending-success&method=upi');
    expect((await ask(browser, '/your-data')).body).toContain('Erasing cancels nothing');
    const { body } = await erase(browser, `sure=yes&csrfmiddlewaretoken=${await tokenFor(browser)}`);
    expect(body).toContain('first you get the policy or the money back');
    server.wait({ seconds: 60 });
    await settleUnsettled(server.ports, 50);
    expect(await server.ports.store.policyOf(asId<ProposalId>(id))).toBeDefined();
  });
});
