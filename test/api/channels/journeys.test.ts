import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import { type Channel, channelBehaviours, channels, needsPartner } from '#domain/quote/channel.ts';
import type { PageInput } from '#server/drawing/page-renderer.ts';
import { partnersOf } from '#server/ground/partners.ts';
import { withWebsiteQuotes } from '#server/visit/sale/website-quotes.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../../purchase.ts';
import type { Browser } from '../../wire.ts';
import { plainRenderer, type TestApp, testApp } from '../app.ts';
import { agent, bank, bankCode, cameIn, partnersFile } from './scene.ts';

const inputs: PageInput[] = [];
let server: TestApp;
beforeAll(async () => {
  const renderer = {
    renderPage: async (input: PageInput) => {
      inputs.push(input);
      return plainRenderer.renderPage(input);
    },
  };
  server = await testApp({ env: partnersFile(), renderer });
});
afterAll(() => server.close());

/** As people come into each; the app says where it sells with its calls, not with the pages it loads. */
const comesIn: Readonly<Record<Channel, () => Promise<Browser>>> = {
  website: () => cameIn(server.app, '/'),
  pos: () => cameIn(server.app, `/health-plan/?channel=pos&partner=${agent.code}`),
  'retail-partner': () => cameIn(server.app, `/health-plan/?channel=retail-partner&partner=${bankCode()}`),
  'mobile-app': async () => {
    const browser = await cameIn(server.app, '/');
    await browser.get('/health-plan/get-medical-conditions/', { 'request-source': 'mobile-app' });
    return browser;
  },
};

const codeIn: Readonly<Record<Channel, string | undefined>> = {
  website: undefined,
  pos: agent.code,
  'retail-partner': bank.code,
  'mobile-app': undefined,
};

async function pay(browser: Browser, url: string): Promise<string> {
  const answer = await browser.post(url, 'outcome=success&method=upi');
  const back = await browser.get(new URL(String(answer.headers.location)).pathname);
  return String(back.headers.location);
}

async function saveProposer(browser: Browser, id: string, change: Readonly<Record<string, string | null>>) {
  const { proposerDetails = {} } = (await readProposal(browser, id)).savedForm.formData;
  const body = { data: { ...proposerDetails, ...change } };
  return (await browser.call('saveProposer', { params: { id }, body })).json();
}

describe.each(channels)('whoever comes in by %s', (channel) => {
  test('goes from the quote to the policy in it, and all that differs is what its record says', async () => {
    const browser = await comesIn[channel]();
    const { quote_id } = await saveQuote(browser);
    const scored = await score(browser, quote_id);
    expect(scored).toMatchObject({ sales_channel_conflict: false, sales_channel_conflict_redirect_to: null });

    const products = new Set(scored.score_data.flatMap(({ plans }) => plans.map((one) => one.product_id)));
    for (const product of server.ports.catalogue.current().products) {
      const isElsewhere = product.soldIn !== undefined && !product.soldIn.includes(channel);
      if (isElsewhere) expect(products.has(product.id), product.id).toBe(false);
    }
    expect(products.has('kumaon-pos-sahaj')).toBe(channel === 'pos');

    const id = await buy(browser, quote_id, planOf(scored, 'family', 'sahyadri-poorna'));
    await fillForms(browser, id, { proposerDetails: { middle_name: 'Kumari' } });
    const { mergesFilledValues } = channelBehaviours[channel];
    const blank = await saveProposer(browser, id, { middle_name: '' });
    expect(blank).toMatchObject({ success: true, kept: mergesFilledValues ? ['middle_name'] : [] });
    await saveProposer(browser, id, { middle_name: null });
    await passKyc(browser, await readProposal(browser, id), 'ABCPS1234F');
    expect(await pay(browser, await agreeAndPay(browser, id))).toMatch(/transaction-success$/);
    expect((await readOutcome(browser, id)).outcome).toBe('issued');
    const proposal = await server.ports.store.getProposal(asId<ProposalId>(id));
    expect([proposal?.channel, proposal?.partner]).toEqual([channel, codeIn[channel]]);
  });

  test('stays in it on full loads, and reads whose page it is where there is somebody', async () => {
    const browser = await comesIn[channel]();
    const { quote_id } = await saveQuote(browser);
    const ask = { params: { quote_id }, body: { data: { block: 'family' as const } } };
    await browser.get(`/health-plan/results/family/${quote_id}`);
    const page = inputs.at(-1);
    const answer = await page?.callApi('getCards', ask);
    const cards: unknown = answer?.ok ? JSON.parse(answer.json) : answer;
    expect(cards).toMatchObject({ sales_channel_conflict_redirect_to: null, sales_channel: null });
    expect(page?.above.includes('class="sale"')).toBe(needsPartner(channel));
    expect(page?.above.includes('app_sales_channel')).toBe(channel === 'mobile-app');
  });
});

test('an agent is named in both languages, a partner with its letters and its own colour', async () => {
  await (await comesIn.pos()).get('/own');
  expect(inputs.at(-1)?.above).toContain('You are here with Meera Joshi, agent AG-1001');
  expect(inputs.at(-1)?.above).toContain('आप एजेंट मीरा जोशी (कोड AG-1001) के साथ हैं');
  await (await comesIn['retail-partner']()).get('/own');
  expect(inputs.at(-1)?.above).toContain('<b aria-hidden="true">GB</b>');
  expect(inputs.at(-1)?.above).toContain('background:#7a1f2b');
  expect(inputs.at(-1)?.above).toContain('ग्रामीण बैंक के ग्राहकों के लिए');
});

test('pages of the server’s own say whose customer reads them as well, in the one language that they are in', async () => {
  const inHindi = { accept: 'text/html', 'accept-language': 'hi' };
  const browser = await cameIn(server.app, `/?channel=retail-partner&partner=${bankCode()}`, inHindi);
  const line = '<span lang="hi">ग्रामीण बैंक के ग्राहकों के लिए';
  const refused = await browser.get('/?channel=pos&partner=AG-0');
  const unscripted = await browser.post('/health-plan/choose-member', 'a=b');
  for (const { body } of [await browser.get('/your-data'), refused, unscripted]) {
    expect(body).toContain(line);
    expect(body).not.toContain('For customers of');
  }
  expect([refused.statusCode, unscripted.statusCode]).toEqual([403, 405]);
  expect((await browser.get('/sandbox/')).body).not.toContain('class="sale"');
  expect((await (await comesIn.website()).get('/your-data')).body).not.toContain('class="sale"');
});

describe('a quote of another channel', () => {
  const started = async (channel: Channel, then: (browser: Browser) => Promise<unknown>) => {
    const browser = await comesIn[channel]();
    const { quote_id } = await saveQuote(browser);
    await then(browser);
    const body = { data: { block: 'parents' as const } };
    const cards = async () => (await browser.call('getCards', { params: { quote_id }, body })).json();
    return { browser, quote_id, cards };
  };
  const toAgent = (browser: Browser) => browser.get(`/health-plan/?channel=pos&partner=${agent.code}`);
  const toWebsite = (browser: Browser) => browser.get('/?channel=website');

  test.each([
    ['website', toAgent, { channel: 'website', partner: null }],
    ['pos', toWebsite, { channel: 'pos', partner: 'Meera Joshi' }],
    ['retail-partner', toWebsite, { channel: 'retail-partner', partner: 'Gramin Bank' }],
    ['mobile-app', toWebsite, { channel: 'mobile-app', partner: null }],
    [
      'pos',
      async (browser: Browser) => browser.get(`/?channel=retail-partner&partner=${bankCode()}`),
      { channel: 'pos', partner: 'Meera Joshi' },
    ],
  ] as const)(
    'that was begun in %s says so, and its address leads back to that very quote',
    async (channel, then, reportedCards) => {
      const { browser, quote_id, cards } = await started(channel, then);
      const conflict = await cards();
      expect(conflict.sales_channel).toEqual(reportedCards);
      expect((await score(browser, quote_id)).sales_channel_conflict).toBe(true);
      const address = new URL(conflict.sales_channel_conflict_redirect_to);
      expect(address.search).toBe('');
      const led = await browser.get(address.pathname);
      expect([led.statusCode, led.headers.location]).toEqual([
        303,
        `/health-plan/results/parents/${quote_id}`,
      ]);
      expect((await cards()).sales_channel_conflict_redirect_to).toBeNull();
      const next = await saveQuote(browser);
      expect((await score(browser, next.quote_id)).sales_channel_conflict).toBe(false);
    },
  );

  test('opened in the app goes on as the website’s, whatever the app says with each call', async () => {
    const browser = await cameIn(server.app, '/');
    const { quote_id } = await saveQuote(browser);
    const app = await cameIn(server.app, '/', { 'request-source': 'mobile-app' });
    expect((await app.get(`/health-plan/own-channel/${quote_id}/family/`)).statusCode).toBe(404);
    const inApp = { 'request-source': 'mobile-app', accept: 'application/json' };
    const ask = () => browser.post(`/health-plan/get-score/${quote_id}/`, '', inApp);
    expect((await ask()).json().sales_channel_conflict).toBe(true);
    await browser.get(`/health-plan/own-channel/${quote_id}/family/`, inApp);
    expect((await ask()).json().sales_channel_conflict).toBe(false);
  });

  test('of somebody with whom we do not sell any more goes on as the website sees it', async () => {
    let isGone = false;
    const partners = partnersOf([]);
    const later = await testApp({
      env: partnersFile(),
      ports: ({ store }) => ({
        store: {
          ...store,
          findQuote: (...answer) =>
            (isGone ? withWebsiteQuotes(store, partners) : store).findQuote(...answer),
        },
      }),
    });
    const browser = await cameIn(later.app, `/health-plan/?channel=pos&partner=${agent.code}`);
    const { quote_id } = await saveQuote(browser);
    await toWebsite(browser);
    isGone = true;
    const scores = await score(browser, quote_id);
    expect(scores.sales_channel_conflict).toBe(false);
    const products = scores.score_data.flatMap(({ plans }) => plans.map((one) => one.product_id));
    expect(products).not.toContain('kumaon-pos-sahaj');
    await later.close();
  });
});
