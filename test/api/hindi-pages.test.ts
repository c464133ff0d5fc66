import { NodeType, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { offlineTypes } from '#domain/purchase/processing-status.ts';
import type { FilePaper } from '#papers/tree.ts';
import type { PaperFile } from '#server/drawing/papers/paper-file.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { landingSteps } from '#web/forms/landing/step-names.ts';
import { pages } from '#web/pages.ts';
import { paths } from '#web/paths.ts';
import { textsOfPaper } from '../plain-text.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, saveQuote, score } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { englishFinder } from '../readback/reading/english-in-hindi.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';

let site: DrawnSite;
let cities: DrawnSite;
/** Addresses of every page, each with what it needs to be seen, and of the pages that stand without the app. */
let addresses: Readonly<Record<string, readonly string[]>>;
let plain: readonly string[];
let files: readonly string[];
/** These papers became files. */
const papers: FilePaper[] = [];

const english = englishFinder([
  ...'Ananya Sharma Rohan Kabir Myra Suresh Usha Kulkarni Kavita Joshi'.split(' '),
  'ANANYA SHARMA',
  'Prabhat Road',
  'Lane 9',
  'Mumbai',
  'Main branch',
  // Browsers are named as their makers name them.
  ...'Chrome Edge Firefox Safari'.split(' '),
  // How an app's page is called by what it is built with.
  'Android: AndroidWebView.onRoute',
  'iOS: webkit.messageHandlers.route',
  'React Native: ReactNativeWebView.postMessage',
]);

/** As whoever chose Hindi in the header: also what is called and what is written to them is in it. */
async function inHindi({ server }: DrawnSite): Promise<Browser> {
  const browser = await openBrowser(server.app);
  await browser.get('/sandbox/?lang=hi');
  return browser;
}

let browser: Browser;
/** Who asks, where that is not the buyer. */
let others: Readonly<Record<string, Browser>>;

beforeAll(async () => {
  const draw = async ({ paper }: PaperFile) => {
    papers.push(paper);
    return Buffer.from('a file');
  };
  const drawer = { draw, drawPicture: async () => Buffer.from('a picture'), close: async () => undefined };
  [site, cities] = [await openDrawnSite({ drawer }), await openDrawnSite({ locationMode: 'city' })];
  browser = await inHindi(site);
  others = { 'city-picker': await inHindi(cities), resume: await inHindi(site) };
  addresses = { ...publicPages, ...(await quotePages()), ...(await purchasePages()) };
}, 240_000);
afterAll(async () => {
  await site.server.close();
  await cities.server.close();
});

const pathIn = (address = '') => new URL(address, 'http://localhost').pathname;

const product = 'sahyadri-poorna';
const publicPages: Readonly<Record<string, readonly string[]>> = {
  home: [paths.home()],
  intro: ['/health-insurance/plans'],
  'health-plan-intro': ['/health-plan/intro'],
  'choose-member': [paths.chooseMember(), paths.chooseMember({ product: 'super-topup' })],
  'select-members': ['/health-plan/select-members'],
  'member-details': [paths.memberDetails()],
  'address-details': [paths.addressDetails()],
  'family-detail': [paths.familyDetail()],
  'existing-policy': [paths.existingPolicy()],
  'policy-offline': offlineTypes.map((type) => paths.policyOffline(type)),
  'how-scores-work': [paths.method('how-scores-work')],
  'how-prices-work': [paths.method('how-prices-work')],
  'how-cover-counts': [paths.method('how-cover-counts')],
  'how-years-are-counted': [paths.method('how-years-are-counted')],
  'bill-test': [paths.method('bill-test')],
  'all-plans': [paths.method('all-plans')],
  'standard-plan': [paths.standardPlan()],
  'covid-plan': [paths.covidPlan(), '/covid-plan/corona-kavach'],
  'policy-wording': [paths.policyWording(product), paths.policyWording('sahyadri-arogya-sanjeevani')],
  brochure: [paths.brochure(product)],
  about: (['who-pays-us', 'your-data', 'complaints', 'accessibility'] as const).map(paths.about),
  privacy: [paths.privacy()],
  help: [paths.help(), paths.help({ about: 'CH-4F7K-26' })],
  'open-policies': [paths.openPolicies()],
  'leave-device': [paths.leaveDevice(), paths.leaveDevice({ left: 'yes' })],
};

async function quotePages(): Promise<typeof addresses> {
  const { quote_id: one } = await saveQuote(browser, {
    members: [aWireMember()],
    parents_pincode: undefined,
  });
  const { quote_id: all } = await saveQuote(browser);
  const slab = 'sahyadri-poorna-5l';
  const data = { quote_id: all, block: 'family' as const, slab_id: 'sahyadri-poorna-10l', beside: [] };
  const shared = await browser.call('share', { params: {}, body: { data } });
  return {
    'city-picker': (['family', 'parents'] as const).map(paths.cityPicker),
    landing: landingSteps.map(paths.landing),
    'landing-leaves': [paths.landingLeaves()],
    'landing-summary': [paths.landingSummary(all, 500_000, 0)],
    'pre-recommendation': [paths.checklist('family', all)],
    'split-plans': [paths.splitPlans(all)],
    results: [paths.results('family', all), paths.results('parents', all), paths.results('individual', one)],
    compare: [paths.compare('individual', one, [slab, 'kumaon-vatsal-5l'])],
    'plan-detail': [
      paths.planDetail('individual', one, { product_slug: product, slab_id: slab, riders: [] }),
    ],
    decision: [pathIn(shared.json().shorturl)],
  };
}

async function beginOne(slug: string = product): Promise<string> {
  const { quote_id } = await saveQuote(browser);
  return buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', slug));
}

async function checked(pan: string): Promise<string> {
  const id = await beginOne();
  await passKyc(browser, await fillForms(browser, id), pan);
  return id;
}

async function purchasePages(): Promise<typeof addresses> {
  const old = await beginOne();
  site.server.wait({ days: 16 });
  const unknown = await checked('ABCPS0404F');
  const proposalId = await checked('ABCPS1234F');
  await browser.post(await agreeAndPay(browser, proposalId), 'outcome=success&method=upi');
  const failed = await checked('ABCPS1234F');
  const gateway = await agreeAndPay(browser, failed);
  await browser.post(gateway, 'outcome=upi-limit&method=upi');
  await sendMessages(site.server.ports, 100, noPapers);
  // Its insurer takes no identity check of an earlier application.
  const unchecked = await beginOne('kaveri-saral');
  await fillForms(browser, unchecked);
  const open = await checked('ABCPS1234F');
  const link = await browser.call('makeResumeLink', { params: { id: open }, body: {} });
  const { url }: CallAnswer<'makeResumeLink'> = link.json();
  const registry = await browser.get(`/health-plan/identity/to-registry/${unchecked}/?pep=no`);
  plain = [
    '/sandbox/',
    '/sandbox/outbox',
    '/sandbox/ways-in',
    '/sandbox/webview',
    pathIn(gateway),
    `/health-plan/proposals/${proposalId}/receipt`,
    '/your-data',
    '/your-data/all',
    '/sandbox/pay/none',
    '/sandbox/identity/none',
    pathIn(registry.headers.location),
    '/health-plan/proposals/none/policy.pdf',
    '/?channel=pos&partner=nobody',
    '/nothing-here',
    paths.results('family', 'of-somebody-else'),
    paths.proposal('of-somebody-else', 'buy-policy'),
  ];
  files = ['policy', 'receipt', 'information-sheet', 'cashless', 'card', 'tax-certificate'].map(
    (name) => `/health-plan/proposals/${proposalId}/${name}.pdf`,
  );
  const forms = [
    'buy-policy',
    'proposer-detail',
    'insured-members',
    'nominee-detail',
    'bank-details',
    'portability-detail',
    'medical-detail',
    'lifestyle-detail',
    'review-detail',
    'kyc-success',
    't-and-c',
  ] as const;
  return {
    ...Object.fromEntries(forms.map((name) => [name, [paths.proposal(open, name)]])),
    kyc: [paths.proposal(unchecked, 'kyc')],
    'kyc-failure': [paths.proposal(unknown, 'kyc-failure')],
    'transaction-success': [paths.proposal(proposalId, 'transaction-success')],
    'transaction-failure': [paths.proposal(failed, 'transaction-failure')],
    'transaction-expired': [paths.proposal(old, 'transaction-expired')],
    renew: [`/renew/${proposalId}`],
    'my-policies': [paths.myPolicies()],
    'who-opens': [paths.whoOpens(proposalId)],
    'end-policy': [paths.endPolicy(proposalId)],
    'change-policy': [paths.changePolicy(proposalId)],
    'other-device': [paths.otherDevice(open)],
    resume: [pathIn(url)],
  };
}

/** All that a reader, or who listens to the page, is told; what says of itself that it is English is. */
function textsOf(html: string): readonly string[] {
  const page = parse(html.replace(/^<!doctype html>/i, ''), {
    comment: false,
    blockTextElements: { script: false, style: false },
  });
  for (const apart of page.querySelectorAll('script, style, [lang="en"], code')) apart.remove();
  const texts: string[] = [];
  const read = (node: typeof page): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) texts.push(child.text);
      else read(child as typeof page); // what is neither text nor comment is an element
    }
  };
  read(page);
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    texts.push(...page.querySelectorAll(`[${name}]`).map((one) => one.getAttribute(name) ?? ''));
  texts.push(
    ...page.querySelectorAll('meta[name="description"]').map((one) => one.getAttribute('content') ?? ''),
  );
  return texts;
}

async function read(path: string, by: Browser, device = '?1') {
  const headers = { 'accept-language': 'hi', 'sec-ch-ua-mobile': device };
  const answer = await by.get(path, headers);
  expect(answer.body, path).toMatch(/<html[^>]* lang="hi/);
  expect(textsOf(answer.body).length, path).toBeGreaterThan(5);
  return { path, status: answer.statusCode, english: english(textsOf(answer.body)) };
}

test('every page has its address here', () => {
  const names = Object.values(pages).flatMap(({ at }) => Object.keys(at));
  expect(Object.keys(addresses).sort()).toEqual(names.sort());
});

test.each(Object.values(pages).flatMap(({ at }) => Object.keys(at)))(
  'no English is left on %s',
  async (name) => {
    const by = others[name] ?? browser;
    for (const path of addresses[name] ?? [])
      for (const device of ['?1', '?0'])
        expect(await read(path, by, device)).toEqual({ path, status: 200, english: [] });
  },
);

test('nor on pages that stand without the app: sandboxes, refusals, and letters in the outbox', async () => {
  for (const path of plain) expect((await read(path, browser)).english, path).toEqual([]);
  expect((await browser.get('/sandbox/outbox')).body).toMatch(/आपकी पॉलिसी [\w-]+ जारी हो गई है/);
});

test('nor on the papers of a policy that are files alone', async () => {
  for (const path of files) {
    expect((await browser.get(path, { 'accept-language': 'hi' })).statusCode, path).toBe(200);
    expect([path, english(textsOfPaper(papers.at(-1) ?? { title: '', sections: [] }))]).toEqual([path, []]);
  }
  expect(new Set(papers.map(({ name }) => name)).size).toBe(files.length);
});

test.each(['Yes', 'Health', 'Hospital', 'Policy', 'City', 'Home', 'Bank', 'premium', 'age', 'First day'])(
  'English of a word or two is seen, though names hold it: %s',
  (label) => {
    expect(english([label, 'हाँ', 'Sahyadri Poorna', "Saptarang Children's Hospital", 'GST'])).toEqual([
      label,
    ]);
  },
);

test('nor on a step of the landing flow that comes back with errors', async () => {
  const guest = await inHindi(site);
  for (const step of landingSteps) {
    const { body } = await guest.post(paths.landing(step), 'gender=X&pincode=1', { accept: 'text/html' });
    expect([step, english(textsOf(body))]).toEqual([step, []]);
  }
  const first = await guest.post(paths.landing('gender-pincode'), 'pincode=000000', { accept: 'text/html' });
  expect(textsOf(first.body).join(' ')).toContain('पिन कोड');
  expect(first.statusCode).toBe(422);
});
