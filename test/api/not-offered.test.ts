import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { Slab } from '#domain/catalogue/catalogue.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { lakh, type Rupees } from '#domain/money.ts';
import { buy, fillForms, planOf, saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;

beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});

afterAll(() => server.close());

function slabOf(product: string, sumInsured: Rupees, deductible?: Rupees): Slab {
  const slab = server.ports.catalogue
    .current()
    .products.find(({ id }) => id === product)
    ?.slabs.find((slab) => slab.sumInsured === sumInsured && slab.deductible === deductible);
  if (!slab) throw new Error(`No ${sumInsured} of ${product}`);
  return slab;
}

const codeOf = ({ json }: Awaited<ReturnType<Browser['call']>>) => json().error?.code;

/** What each way to a price says of one slab for the family block. */
async function answersOn({ id: slab_id }: Slab, quote_id: string) {
  const scored = await browser.call('getScore', {
    params: { quote_id },
    body: { data: { slab_ids: [slab_id] }, result_type: 'family' },
  });
  const projected = await browser.call('getFiveYearProjection', {
    params: {},
    body: { slab_id, quote_id, plan_type: 'family' },
  });
  const price = await browser.call('onserverPremium', {
    params: {},
    body: { plan_identifiers: [`${quote_id}~family~${slab_id}`] },
  });
  const { score_data }: CallAnswer<'getScore'> = scored.json();
  const block = score_data[0];
  if (!block) throw new Error('No family block');
  const { members, gender, pincode, city } = block.uidata;
  const transaction = await browser.call('createTransaction', {
    params: {},
    body: {
      data: {
        members: members.map(({ id }) => id),
        gender,
        pincode,
        city,
        slab_id,
        cpt_id: 'any',
        quote_id,
        plan_type: 'family',
      },
    },
  });
  return [block.plans.length, codeOf(projected), codeOf(price), codeOf(transaction)];
}

const young = [
  aWireMember(),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36, diseases: [] }),
];
const nowhere = [0, 'PLAN_NOT_OFFERED', 'PLAN_NOT_OFFERED', 'PLAN_NOT_OFFERED'];

describe('a plan that is not offered has no price in any call', () => {
  test.each<[string, string, Rupees, Rupees | undefined]>([
    ['sold by agents only', 'kumaon-pos-sahaj', lakh(5), undefined],
    ['for older people', 'aravalli-varishtha', lakh(5), undefined],
    ['for single people', 'chambal-tarun', lakh(5), undefined],
    ['a super top-up', 'sahyadri-setu', lakh(10), lakh(5)],
  ])('none for a plan: %s', async (_, product, sumInsured, deductible) => {
    const { quote_id } = await saveQuote(browser, { members: young });
    expect(await answersOn(slabOf(product, sumInsured, deductible), quote_id)).toEqual(nowhere);
  });

  test('a super top-up above another deductible than the quote has', async () => {
    const { quote_id } = await saveQuote(browser, {
      members: young,
      product_type: 'SUPER_TOPUP',
      existing_sa: lakh(5),
    });
    expect(await answersOn(slabOf('sahyadri-setu', lakh(10), lakh(10)), quote_id)).toEqual(nowhere);
  });

  test('somebody has a condition that this product declines', async () => {
    const product = server.ports.catalogue.current().products.find(({ id }) => id === 'tungabhadra-navodit');
    const members = [aWireMember({ diseases: [...(product?.declinedConditions ?? [])] }), ...young.slice(1)];
    const { quote_id } = await saveQuote(browser, { members });
    expect(await answersOn(slabOf('tungabhadra-navodit', lakh(5)), quote_id)).toEqual(nowhere);
  });
});

test('a live price is told without a verdict: it is held against no other plan', async () => {
  const { quote_id } = await saveQuote(browser, { members: young });
  const { plan } = planOf(await score(browser, quote_id), 'family', 'dhauladhar-turant');
  server.wait({ seconds: 4 });
  const body = { plan_identifiers: [plan.plan_identifier] };
  await browser.call('onserverPremium', { params: {}, body });
  const answer = await browser.call('onserverPremium', { params: {}, body });
  const { premium_results }: CallAnswer<'onserverPremium'> = answer.json();
  expect(premium_results.map(({ status, plan }) => [status, plan?.recommended])).toEqual([['quoted', false]]);
});

describe('what the forms declare decides anew whether and how a plan is sold', () => {
  async function buyPlan(product: string): Promise<string> {
    const { quote_id } = await saveQuote(browser, { members: young });
    return buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', product));
  }
  const bornIn1979 = { insuredMembers: { 'Spouse.date_of_birth': '1979-01-15' } };

  test('a date of birth above the entry age ends the purchase', async () => {
    const id = await buyPlan('kaveri-ankur');
    await expect(fillForms(browser, id, bornIn1979)).rejects.toThrow(/insuredMembers: .*PLAN_NOT_OFFERED/);
  });

  test('so does a condition that the product declines', async () => {
    const id = await buyPlan('tungabhadra-navodit');
    const declined = { medicalDetails: { 'You.has_condition': 'yes', 'You.conditions': ['20'] } };
    await expect(fillForms(browser, id, declined)).rejects.toThrow(/medicalDetails: .*PLAN_NOT_OFFERED/);
  });

  test('an age from which the insurer looks first makes it a medical purchase', async () => {
    const id = await buyPlan('zanskar-pravah');
    const routeOf = async () => (await server.ports.store.getProposal(asId<ProposalId>(id)))?.route;
    expect(await routeOf()).toBe('straight-through');
    await fillForms(browser, id, bornIn1979);
    expect(await routeOf()).toBe('medical');
  });
});
