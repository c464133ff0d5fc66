import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { buy, type ChosenPlan, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
let quoteId: string;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
  quoteId = (await saveQuote(browser, { product_type: 'SUPER_TOPUP', existing_sa: 500_000 })).quote_id;
});
afterAll(() => server.close());

const types = ['SUPER_TOPUP', 'INDEMNITY'] as const;
type Type = (typeof types)[number];

async function askScores(body: CallInput<'getScore'>['body'], quote_id = quoteId) {
  return browser.call('getScore', { params: { quote_id }, body });
}

async function listed(
  product_type: Type,
  more: CallInput<'getScore'>['body'] = {},
): Promise<readonly WireBlock[]> {
  const answer = await askScores({ ...more, data: { ...more.data, product_type } });
  expect(answer.statusCode).toBe(200);
  return answer.json<CallAnswer<'getScore'>>().score_data;
}

/** Prices of insurers that answer later are known to the list that asked for them alone. */
const cheapest = ({ plans }: WireBlock) =>
  Math.min(
    ...plans.flatMap(({ premium, onserver_plan }) => (premium === null || onserver_plan ? [] : [premium])),
  );

async function choosePlan(type: Type): Promise<ChosenPlan> {
  const block = (await listed(type)).find((one) => one.type === 'family');
  const plan = block?.plans.find(({ sale, premium }) => sale === 'online' && premium !== null);
  if (!block || !plan) throw new Error(`No ${type} to buy`);
  return { block, plan };
}

describe('beside a policy that is held', () => {
  test('the quote lists super top-ups first, and full plans when they are asked for', async () => {
    const [first] = (await score(browser, quoteId)).score_data;
    expect(first?.uidata).toMatchObject({ product_type: 'SUPER_TOPUP', deductible: 500_000 });
    for (const { deductible } of first?.plans ?? []) expect(deductible).toBe(500_000);
    const [full] = await listed('INDEMNITY');
    expect(full?.uidata).toMatchObject({ product_type: 'INDEMNITY', deductible: null });
    for (const { deductible } of full?.plans ?? []) expect(deductible).toBeNull();
  });

  test.each(types)(
    '%s: each block says how many plans of either type there are, and from which price',
    async (type) => {
      const [first, second] = await Promise.all(types.map((one) => listed(one)));
      for (const block of await listed(type)) {
        expect(block.product_types.map(({ product_type }) => product_type)).toEqual(types);
        const both = [first, second].map((blocks) => blocks?.find((one) => one.block === block.block));
        for (const [index, reportedBlock] of block.product_types.entries()) {
          const other = both[index];
          if (!other) continue;
          expect(reportedBlock).toMatchObject({ block: block.block, plans: other.plans.length });
          expect(reportedBlock.from).toBe(cheapest(other));
        }
      }
    },
  );

  test('what is told of the other type is what a press on it shows, under the same filters', async () => {
    const filters = { filters: { copay: true, sort: 'premium-low' } } as const;
    const [above] = await listed('SUPER_TOPUP', filters);
    const [full] = await listed('INDEMNITY', filters);
    expect(above?.product_types[1]?.plans).toBe(full?.plans.length);
    expect(above?.product_types[1]?.plans).toBeLessThan((await listed('INDEMNITY'))[0]?.plans.length ?? 0);
  });
});

describe.each(types)('a plan of the quote, %s', (type) => {
  test('has its content by its slab alone, with how it stands among its type', async () => {
    const { plan } = await choosePlan(type);
    const choices = [{ slab_id: plan.slab_id, riders: plan.riders }];
    const answer = await askScores({
      data: { slab_ids: [plan.slab_id], chosen: choices },
      result_type: 'family',
    });
    const [block] = answer.json<CallAnswer<'getScore'>>().score_data;
    expect(block?.uidata.product_type).toBe(type);
    expect(block?.plans[0]).toMatchObject({
      slab_id: plan.slab_id,
      cpt_id: plan.cpt_id,
      premium: plan.premium,
    });
    expect(block?.plans[0]?.content?.rank_stability?.plans).toBeGreaterThan(1);
  });

  test('has its projection, its years and its live price', async () => {
    const { plan } = await choosePlan(type);
    const projected = await browser.call('getFiveYearProjection', {
      params: {},
      body: { quote_id: quoteId, slab_id: plan.slab_id, plan_type: 'family', riders: plan.riders },
    });
    const { five_year_projection } = projected.json<CallAnswer<'getFiveYearProjection'>>();
    expect(five_year_projection.years[0]?.premium).toBe(plan.premium);
    const years = await browser.call('getYears', {
      params: { quote_id: quoteId },
      body: {
        data: {
          block: 'family',
          slab_ids: [plan.slab_id],
          chosen: [{ slab_id: plan.slab_id, riders: plan.riders }],
        },
      },
    });
    expect(years.json<CallAnswer<'getYears'>>().plans[0]).toMatchObject({ premium: plan.premium });
    const live = await browser.call('onserverPremium', {
      params: {},
      body: { plan_identifiers: [plan.plan_identifier] },
    });
    expect(live.json<CallAnswer<'onserverPremium'>>().premium_results[0]?.premium).toBe(plan.premium);
  });

  test('is bought at the price of the list, and quoted again as what it is', async () => {
    const plan = await choosePlan(type);
    const id = await buy(browser, quoteId, plan);
    const proposal = await readProposal(browser, id);
    expect(proposal.planData).toMatchObject({
      slabID: plan.plan.slab_id,
      premium: plan.plan.premium,
      deductible: plan.plan.deductible,
    });
    const fresh = await browser.call('quoteResults', { params: {}, body: { data: { proposalID: id } } });
    expect(fresh.json()).toMatchObject({ planType: 'family', product_type: type });
  });
});

describe('without a policy', () => {
  test('the quote lists full plans alone', async () => {
    const { quote_id } = await saveQuote(browser);
    const { block } = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
    expect(block.product_types).toMatchObject([{ product_type: 'INDEMNITY', plans: block.plans.length }]);
    const refused = await askScores({ data: { product_type: 'SUPER_TOPUP' } }, quote_id);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields).toMatchObject([{ field: 'data.product_type' }]);
  });

  test('nobody buys a super top-up on it', async () => {
    const { quote_id } = await saveQuote(browser);
    const { block, plan } = await choosePlan('SUPER_TOPUP');
    await expect(buy(browser, quote_id, { block, plan })).rejects.toThrow('PLAN_NOT_OFFERED');
  });
});
