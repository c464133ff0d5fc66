import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import {
  agreeAndPay,
  asFiled,
  buy,
  fillForms,
  passKyc,
  planOf,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function beginOn(product: string) {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const listed = planOf(await score(browser, quote_id), 'family', product);
  const id = await buy(browser, quote_id, await asFiled(browser, quote_id, listed));
  return { browser, id };
}

async function list(browser: Browser, id: string): Promise<CallAnswer<'getRiders'>> {
  const answer = await browser.call('getRiders', { params: { id }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

type Entry = CallInput<'addRiders'>['body']['data'][number];

function add(browser: Browser, data: readonly Entry[]) {
  return browser.call('addRiders', { params: {}, body: { data: [...data] } });
}

const titles = ({ riders }: CallAnswer<'getRiders'>) =>
  riders.filter(({ selected }) => selected).map(({ id }) => id);

test('what a list gives with riders is bought with them by its priced row alone', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const listed = planOf(await score(browser, quote_id), 'family', 'himgiri-sopan');
  expect(listed.plan.riders).toEqual(['consumables']);
  const proposal = await readProposal(browser, await buy(browser, quote_id, listed));
  expect(proposal.riders.map(({ id }) => id)).toEqual(listed.plan.riders);
  expect(proposal.price.total).toBe(listed.plan.premium);
});

describe('the riders of a proposal', () => {
  test('are added with a term and removed as the specification has it; proposal data follows', async () => {
    const { browser, id } = await beginOn('himgiri-sopan');
    const plain = await readProposal(browser, id);
    const { cpt_id, riders, discounts } = await list(browser, id);
    const rider = riders.find((one) => one.id === 'wait-12');
    expect(rider).toMatchObject({
      cpt_id,
      selected: false,
      mutual_exclusive_group: 'wait',
      update_base_premium: true,
    });
    expect(rider?.coverage.map(({ tenure, selected }) => [tenure, selected])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    const added = await add(browser, [{ cpt_id, rider_id: 'wait-12', tenure: 2 }]);
    const total = (discounts[1]?.total_price ?? 0) + (rider?.coverage[1]?.premium ?? 0);
    expect(added.json()).toMatchObject({
      success: true,
      status: 'changed',
      tenure: 2,
      riders: ['wait-12'],
      taken_out: [],
      price_changed: true,
      premium: total,
    });
    const now = await readProposal(browser, id);
    expect(now).toMatchObject({ planData: { policyTerm: 2, premium: total }, riders: [{ id: 'wait-12' }] });
    expect(now.price.ledger.map(({ cause }) => cause)).toEqual(expect.arrayContaining(['term', 'rider']));

    const after = await list(browser, id);
    const other = await add(browser, [{ cpt_id: after.cpt_id, rider_id: 'wait-24', tenure: 2 }]);
    expect(other.json()).toMatchObject({ riders: ['wait-24'], taken_out: [{ id: 'wait-12' }] });
    const { cpt_id: last } = await list(browser, id);
    const removed = await browser.call('removeRider', {
      params: {},
      body: { cpt_id: last, rider_id: 'wait-24' },
    });
    expect(removed.json()).toMatchObject({ status: 'changed', riders: [] });
    const { cpt_id: row } = await list(browser, id);
    expect((await add(browser, [{ cpt_id: row, tenure: 1 }])).json()).toMatchObject({ tenure: 1 });
    const back = await readProposal(browser, id);
    expect([back.price.total, back.riders]).toEqual([plain.price.total, []]);
    expect(titles(await list(browser, id))).toEqual([]);
  });

  test.each<[string, readonly Omit<Entry, 'cpt_id'>[], string, string]>([
    ['nobody sells', [{ rider_id: 'travel' }], 'RIDER_NOT_OFFERED', 'data.0.rider_id'],
    [
      'exclude each other',
      [{ rider_id: 'wait-12' }, { rider_id: 'wait-24' }],
      'RIDERS_EXCLUDE_EACH_OTHER',
      'rider_id',
    ],
    [
      'need another one',
      [{ rider_id: 'consumables' }, { rider_id: 'illness-income' }],
      'RIDER_NEEDS_ANOTHER',
      'data.1.rider_id',
    ],
    [
      'are for two terms',
      [{ rider_id: 'wait-12', tenure: 1 }, { tenure: 2 }],
      'INVALID_ANSWERS',
      'data.1.tenure',
    ],
  ])('that %s are refused beside the entry', async (_, entries, code, field) => {
    const { browser, id } = await beginOn('himgiri-sopan');
    const { cpt_id } = await list(browser, id);
    const answer = await add(
      browser,
      entries.map((entry) => ({ cpt_id, ...entry })),
    );
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, code]);
    expect(answer.json().error.fields[0].field).toContain(field);
  });

  test('are those of one proposal, of its owner, as it was read', async () => {
    const [one, two] = [await beginOn('himgiri-sopan'), await beginOn('himgiri-sopan')];
    const [{ cpt_id }, { cpt_id: other }] = [
      await list(one.browser, one.id),
      await list(two.browser, two.id),
    ];
    const foreign = await add(two.browser, [{ cpt_id, rider_id: 'wait-12' }]);
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'NOT_FOUND']);
    const mixed = await add(one.browser, [
      { cpt_id, rider_id: 'wait-12' },
      { cpt_id: other, rider_id: 'consumables' },
    ]);
    expect([mixed.statusCode, mixed.json().error.fields[0].field]).toEqual([422, 'data.1.cpt_id']);
    const noRow = await add(one.browser, [{ cpt_id: 'x', rider_id: 'wait-12' }]);
    expect(noRow.statusCode).toBe(404);
    await add(one.browser, [{ cpt_id, rider_id: 'wait-12' }]);
    const stale = await add(one.browser, [{ cpt_id, rider_id: 'consumables' }]);
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'STALE_PROPOSAL']);
  });

  test('that the insurer prices itself are pending, and nothing changes before the price is there', async () => {
    const { browser, id } = await beginOn('chilika-nirmal');
    const { cpt_id, version } = await list(browser, id);
    const answer = await add(browser, [{ cpt_id, rider_id: 'consumables' }]);
    expect(answer.json()).toMatchObject({ success: true, status: 'pending', riders: [], version });
  });
});

test('what was chosen on the plan’s page is bought, quoted anew and told in terms and policy', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const { block, plan } = planOf(await score(browser, quote_id), 'family', 'himgiri-sopan');
  const choice = { tenure: 2 as const, riders: ['wait-12'] };
  const { slab_id } = plan;
  const response = await browser.call('getScore', {
    params: { quote_id },
    body: { data: { slab_ids: [slab_id], chosen: [{ slab_id, ...choice }] }, result_type: 'family' },
  });
  const chosenPlan = (response.json() as CallAnswer<'getScore'>).score_data[0]?.plans[0];
  if (!chosenPlan) throw new Error(response.body);
  const id = await buy(browser, quote_id, { block, plan: chosenPlan }, choice);
  const proposal = await readProposal(browser, id);
  expect(proposal).toMatchObject({ planData: { policyTerm: 2 }, price: { total: chosenPlan.premium } });

  const terms = await browser.call('getTerms', { params: { id }, body: {} });
  const read: CallAnswer<'getTerms'> = terms.json();
  expect(read.riders).toMatchObject([{ id: 'wait-12', effect: { kind: 'pre-existing-wait', months: 12 } }]);
  expect(JSON.stringify(read.tAndCText)).toContain('covered after 12 months');
  const limits = read.customer_information?.sections.flatMap(({ blocks }) => blocks) ?? [];
  const waits = limits.flatMap((part) => (part.kind === 'facts' ? part.facts.map(({ value }) => value) : []));
  expect(waits.join()).toContain('12 months');

  const again = await browser.call('quoteResults', { params: {}, body: { data: { proposalID: id } } });
  expect(again.json()).toMatchObject({ chosen: { slab_id, ...choice }, fell_away: [] });

  const filled = await fillForms(browser, id);
  await passKyc(browser, filled, 'ABCPS1234F');
  await agreeAndPay(browser, id);
  const { cpt_id } = await list(browser, id);
  const late = await add(browser, [{ cpt_id, rider_id: 'consumables' }]);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'TRANSITION_REFUSED']);
});

test('an insurer can have the riders left out of its terms page, and nowhere else', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const { score_data } = await score(browser, quote_id);
  const hiding = ['nilgiri', 'deccan'];
  const plans = score_data
    .filter(({ type }) => type === 'family')
    .flatMap(({ plans }) => plans)
    .find((plan) => hiding.includes(plan.insurer_slug) && plan.riders_count > 0 && plan.sale === 'online');
  if (!plans) throw new Error('No such plan');
  const id = await buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', plans.product_id));
  const { cpt_id, riders } = await list(browser, id);
  const rider = riders.find(({ premium, needs }) => premium !== null && needs.length === 0);
  const added = await add(browser, [{ cpt_id, rider_id: rider?.id ?? '' }]);
  expect(added.json()).toMatchObject({ status: 'changed' });
  const terms = await browser.call('getTerms', { params: { id }, body: {} });
  expect(terms.json()).toMatchObject({ riders: [] });
  expect((await readProposal(browser, id)).riders).toMatchObject([{ id: rider?.id }]);
});
