import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { PaperFile } from '#server/drawing/papers/paper-file.ts';
import { openPaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { linesOf } from '#test/plain-text.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  passKyc,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { inEnglish } from '../voices.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const files: PaperFile[] = [];
let server: TestApp;
beforeAll(async () => {
  const note = async (file: PaperFile) => {
    files.push(file);
    return Buffer.from('%PDF-');
  };
  server = await testApp({
    drawer: { ...openPaperDrawer(), draw: note },
  });
});
afterAll(() => server.close());

const you = aWireMember({ age: 30 });
const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 33 });
const elder = aWireMember({ age: 63 });
const topUp = { product_type: 'SUPER_TOPUP', deductible: 500_000, existing_sa: 500_000 } as const;

/** Who may ask: the first of them to whom a product is sold online buys it. */
const asking: readonly Parameters<typeof saveQuote>[1][] = [
  { members: [you] },
  { members: [you, spouse] },
  { members: [elder] },
  { members: [you], pincode: '400001' },
  { members: [you], pincode: '284001' },
  { members: [you], sum_assured: 1_000_000 },
  { members: [you], ...topUp, sum_assured: 1_000_000 },
];

type Page = {
  readonly browser: Browser;
  readonly quote_id: string;
  readonly block: WireBlock;
  readonly plan: WirePlan;
};

/** Each product that is sold online to one of them, on the page of the first. */
async function listAll(): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  for (const quote of asking) {
    const browser = await openBrowser(server.app);
    const { quote_id } = await saveQuote(browser, { parents_pincode: undefined, ...quote });
    for (const block of (await score(browser, quote_id)).score_data) {
      for (const plan of block.plans) {
        if (plan.sale === 'online' && !pages.has(plan.product_id))
          pages.set(plan.product_id, { browser, quote_id, block, plan });
      }
    }
  }
  return pages;
}

type Choice = { readonly tenure: 1 | 2 | 3; readonly riders: string[] };

/** The plan as its page shows it with that choice; what the insurer prices itself comes a moment later. */
async function planOnPage(
  { browser, quote_id, block, plan: { slab_id } }: Page,
  choice: Choice,
): Promise<WirePlan> {
  for (let asks = 0; asks < 4; asks++) {
    const answer = await browser.call('getScore', {
      params: { quote_id },
      body: { data: { slab_ids: [slab_id], chosen: [{ slab_id, ...choice }] }, result_type: block.type },
    });
    const { score_data }: CallAnswer<'getScore'> = answer.json();
    const plan = score_data.flatMap(({ plans }) => plans).find((one) => one.slab_id === slab_id);
    if (!plan?.content) throw new Error(answer.body);
    if (plan.premium_status === 'quoted') return plan;
    server.wait({ seconds: 4 });
  }
  throw new Error(`${slab_id} has no price`);
}

/** One rider of each group, those alone that need no other. */
function ridersOf({ content }: WirePlan): string[] {
  const groups = new Set<string>();
  return (content?.riders ?? []).flatMap(({ id, needs, mutual_exclusive_group: group, premium_status }) => {
    if (needs.length > 0 || premium_status !== 'quoted' || (group !== null && groups.has(group))) return [];
    if (group !== null) groups.add(group);
    return [id];
  });
}

/** What each step from the list to the papers asks for, in order. */
async function buyAt(
  page: Page,
  choice: Choice,
): Promise<readonly (readonly [step: string, amount: unknown])[]> {
  const { browser, quote_id } = page;
  const plan = await planOnPage(page, choice);
  const id = await buy(browser, quote_id, { block: page.block, plan }, choice);
  const opened = await readProposal(browser, id);
  const filled = await fillForms(browser, id, { proposerDetails: { pan: 'ABCPS1234F' } });
  await passKyc(browser, filled, 'ABCPS1234F');
  const terms: CallAnswer<'getTerms'> = (await browser.call('getTerms', { params: { id }, body: {} })).json();
  const payUrl = await agreeAndPay(browser, id);
  const { body: gateway } = await browser.get(payUrl);
  await browser.post(payUrl, 'outcome=success&method=upi');
  if (filled.route === 'medical') {
    expect((await readOutcome(browser, id)).outcome).toBe('blocked');
    server.wait({ seconds: 6 });
  }
  const outcome = await readOutcome(browser, id);
  expect(outcome).toMatchObject({ outcome: 'issued', err_msg: null });
  const total = plan.premium ?? 0;
  const inWords = formatRupees(rupees(total));
  const paper = async (name: string, label: Parameters<typeof inEnglish>[0]) => {
    files.length = 0;
    expect((await browser.get(`/health-plan/proposals/${id}/${name}.pdf`)).statusCode).toBe(200);
    const lines = files.flatMap((file) => file.paper.sections.flatMap(linesOf));
    const isStated = lines.some((line) => line.startsWith(`${inEnglish(label)}: ${inWords}`));
    return isStated ? total : lines;
  };
  return [
    ['plan', total],
    ['opened', opened.price.total],
    ['first seen', opened.price.first.total],
    ['filled', filled.price.total],
    ['its ledger', filled.price.ledger.reduce((sum, { amount }) => sum + amount, 0)],
    ['terms', terms.price.total],
    ['gateway', gateway.includes(inWords) ? total : gateway],
    ['policy', outcome.amount],
    ['schedule', await paper('policy', 'papers.schedule.bill.sum')],
    ['receipt', await paper('receipt', 'papers.receipt.amount')],
  ];
}

/** These are sold by agents and partners alone, or by their insurer in person. */
const notOnline = [
  'brahmaputra-pos-saathi',
  'chilika-pos-sneh',
  'kumaon-pos-sahaj',
  'kumaon-sanyukt',
  'satpura-dirghayu',
  'satpura-nagrik',
  'vindhya-parivar',
  'zanskar-vishwas',
];

/** In every run each product once, terms by turns, and riders with every second one; `PURCHASES=all` buys each of them both ways. */
const isWhole = process.env.PURCHASES === 'all';

/** Buys a product for each of its terms; the riders of each purchase. */
async function boughtForEachTerm(
  { id, termYears }: Product,
  page: Page,
  nth: number,
): Promise<readonly (readonly string[])[]> {
  const listed = await planOnPage(page, { tenure: 1, riders: [] });
  const ofList = await planOnPage(page, { tenure: 1, riders: page.plan.riders });
  if (page.plan.premium !== null) expect(ofList.premium, id).toBe(page.plan.premium);
  const all = termYears.flatMap((tenure) =>
    [[], ridersOf(listed)].map((riders): Choice => ({ tenure, riders })),
  );
  const choices = isWhole ? all : all.filter((_, at) => at === nth % all.length);
  for (const choice of choices) {
    const steps = await buyAt(page, choice);
    const label = `${id} for ${choice.tenure} with ${choice.riders}`;
    expect(steps, label).toEqual(steps.map(([step]) => [step, steps[0]?.[1]]));
  }
  return choices.map(({ riders }) => riders);
}

test('every product that can be bought online costs the same from the list to the papers, for each term, with riders and without', {
  timeout: 240_000,
}, async () => {
  const { products } = await shippedCatalogue();
  const pages = await listAll();
  const purchases: (readonly string[])[] = [];
  for (const [nth, product] of products.entries()) {
    const page = pages.get(product.id);
    if (page) purchases.push(...(await boughtForEachTerm(product, page, nth)));
  }
  const unsold = products.map(({ id }) => id).filter((id) => !pages.has(id));
  expect(unsold.toSorted()).toEqual(notOnline);
  const withRiders = purchases.filter((riders) => riders.length > 0).length;
  expect(Math.min(withRiders, purchases.length - withRiders)).toBeGreaterThan(20);
});
