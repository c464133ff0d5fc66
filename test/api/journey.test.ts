import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { type CallAnswer, shapes } from '#contract/call/shapes.ts';
import { freeLookEnds } from '#domain/cover/policy-days.ts';
import { dayInIndia } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

afterAll(() => server.close());

type JourneyInput = {
  readonly quote?: Parameters<typeof saveQuote>[1];
  readonly product?: string;
  readonly mobile?: string;
};

/** From the quote to the gateway's page. */
async function toGateway({ quote, product = 'sahyadri-poorna', mobile = '9822044170' }: JourneyInput = {}) {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, quote);
  const plan = planOf(await score(browser, quote_id), 'family', product);
  const id = await buy(browser, quote_id, plan);
  const filled = await fillForms(browser, id, { proposerDetails: { mobile } });
  const kyc = await passKyc(browser, filled, 'ABCPS1234F');
  expect(kyc).toMatchObject({ success: true, kyc_stage: 'VERIFIED' });
  const payUrl = await agreeAndPay(browser, id);
  return { browser, id, quote_id, chosen: plan, filled, payUrl };
}

async function play(browser: Browser, payUrl: string, outcome: string): Promise<string> {
  const answer = await browser.post(payUrl, `outcome=${outcome}&method=upi`);
  expect(answer.statusCode).toBe(303);
  const back = await browser.get(new URL(String(answer.headers.location)).pathname);
  expect(back.statusCode).toBe(303);
  return String(back.headers.location);
}

test.each([
  ['a couple of 34 and 36', 34, 36, true],
  ['a couple of 57 and 55', 57, 55, false],
])('the policy of %s dates a birth only where there can be one', async (_who, mine, theirs, isDated) => {
  const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: theirs });
  const quote = { members: [aWireMember({ age: mine }), spouse], parents_pincode: undefined };
  const { browser, id, payUrl } = await toGateway({ quote, product: 'ganga-jeevan' });
  await play(browser, payUrl, 'success');
  const { outcome, dates } = await readOutcome(browser, id);
  expect(outcome).toBe('issued');
  expect(dates.some(({ kind }) => kind === 'maternity')).toBe(isDated);
});

describe('the main job over the wire alone', () => {
  test('from a quote to an issued policy, at the price first seen, to the rupee', async () => {
    const { browser, id, chosen, filled, payUrl } = await toGateway();
    expect(filled.price.total).toBe(chosen.plan.premium);
    expect(payUrl).toMatch(/^\/sandbox\/pay\/order_/);
    expect(await play(browser, payUrl, 'success')).toBe(`/health-plan/proposals/${id}/transaction-success`);

    const outcome = await readOutcome(browser, id);
    expect(outcome).toMatchObject({
      outcome: 'issued',
      err_msg: null,
      amount: chosen.plan.premium,
      method: 'UPI',
    });
    expect(outcome.policy_number).toMatch(/^SAH-\d\d-\d+-\d+$/);
    const dayOf = (kind: string) => outcome.dates.find((date) => date.kind === kind)?.on;
    expect(dayOf('free-look-ends')).toBe(freeLookEnds(dayInIndia(server.ports.clock.now())));
    expect(dayOf('renewal')).toBe(outcome.cover_until);
    expect(outcome.members.map(({ name }) => name)).toEqual([
      'Ananya Sharma',
      'Rohan Sharma',
      'Kabir Sharma',
    ]);
    expect(outcome.purchaseNext).toEqual({
      planType: 'parents',
      block: 'parents',
      product_type: 'INDEMNITY',
      members: ['father'],
    });

    const pdf = await browser.get(`/health-plan/proposals/${id}/policy.pdf`);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await sendMessages(server.ports, 100, noPapers);
    await sendMessages(server.ports, 100, noPapers);
    const { body } = await browser.get('/sandbox/outbox');
    expect(body.split(`Your policy ${outcome.policy_number} is issued</h2>`)).toHaveLength(2);
  });

  test('every answer on the way has the shape that the contract says', async () => {
    const browser = await openBrowser(server.app);
    const saved = await saveQuote(browser);
    expect(v.is(shapes.saveDetails.response, saved)).toBe(true);
    const scored = await score(browser, saved.quote_id);
    expect(v.safeParse(shapes.getScore.response, scored).issues).toBeUndefined();
    expect(scored.score_data.map(({ type }) => type)).toEqual([
      'family',
      'parents',
      'combined',
      'individual',
    ]);
    for (const { plans } of scored.score_data) expect(plans.length).toBeGreaterThan(3);
    const id = await buy(browser, saved.quote_id, planOf(scored, 'family', 'sahyadri-poorna'));
    const proposal = await fillForms(browser, id);
    expect(v.safeParse(shapes.getProposal.response, proposal).issues).toBeUndefined();
    const terms = await browser.call('getTerms', { params: { id }, body: {} });
    expect(v.safeParse(shapes.getTerms.response, terms.json()).issues).toBeUndefined();
    const sheet = (terms.json() as CallAnswer<'getTerms'>).customer_information;
    expect(sheet?.title).toBe('Customer Information Sheet: Sahyadri Poorna');
    const headings = ['The policy', 'Waiting periods', 'What is not paid', 'Complaints', 'Your rights'];
    expect(sheet?.sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(headings));
    const success = await browser.call('getSuccess', { params: { id }, body: {} });
    expect(v.safeParse(shapes.getSuccess.response, success.json()).issues).toBeUndefined();
  });

  test('what is told of each plan in the list is the catalogue’s own', async () => {
    const browser = await openBrowser(server.app);
    const { products } = await shippedCatalogue();
    const { score_data } = await score(browser, (await saveQuote(browser)).quote_id);
    const plans = score_data.flatMap((block) => block.plans);
    expect(new Set(plans.map(({ max_age }) => max_age)).size).toBeGreaterThan(2);
    for (const { product_id, max_age, riders_count, network_hospitals_count } of plans) {
      const product = products.find(({ id }) => id === product_id);
      expect([product_id, max_age, riders_count, network_hospitals_count]).toEqual([
        product?.id,
        product?.eligibility.adultMax,
        product?.riders.length,
        product?.networkHospitals,
      ]);
    }
  });

  test.each([
    ['on paper, of an insurer that settles claims itself', 'sahyadri-poorna', undefined],
    ['by e-mail alone, of one that has somebody settle them', 'satpura-lok', true],
  ] as const)('the terms and the end know of a policy %s', async (_which, product, green) => {
    const browser = await openBrowser(server.app);
    const quote = {
      members: [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })],
    };
    const { quote_id } = await saveQuote(browser, { ...quote, parents_pincode: undefined });
    const id = await buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', product));
    const own = { middle_name: 'Rani', ...(green && { go_green: true }) };
    await fillForms(browser, id, { proposerDetails: own });
    const { insurers } = await shippedCatalogue();
    const tpas = [...insurers.values()].find(({ slug }) => product.startsWith(slug))?.tpas ?? [];
    expect(tpas.length > 0).toBe(green === true);
    const terms: CallAnswer<'getTerms'> = (
      await browser.call('getTerms', { params: { id }, body: {} })
    ).json();
    expect(terms).toMatchObject({
      goGreen: green === true,
      tpaConfig: { choices: tpas.map(({ title }) => title) },
      policyTerm: 1,
      discounts: expect.arrayContaining([{ year: 1, total_price: terms.price.total }]),
    });
    expect((await readOutcome(browser, id)).proposer_name).toBe('Ananya Rani Sharma');
  });

  test('asked twice, a purchase, its order and its policy are one', async () => {
    const { browser, id, quote_id, chosen, payUrl } = await toGateway();
    // The specification's payload: a step alone agrees to what was agreed to.
    const again = await browser.call('agreePremium', { params: { id }, body: { step: 'terms' } });
    expect([again.statusCode, again.json().success]).toEqual([200, true]);
    expect(await buy(browser, quote_id, chosen)).toBe(id);
    expect(await handOver(browser, id)).toBe(payUrl);
    await Promise.all([play(browser, payUrl, 'success'), readOutcome(browser, id), readOutcome(browser, id)]);
    const numbers = await Promise.all(
      [1, 2, 3].map(async () => (await readOutcome(browser, id)).policy_number),
    );
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).not.toBeNull();
  });
});

describe('when the payment does not go through', () => {
  test('the failure page has the bank’s words, every answer is kept, and a retry works', async () => {
    const { browser, id, filled, payUrl } = await toGateway();
    expect(await play(browser, payUrl, 'upi-limit')).toBe(`/health-plan/proposals/${id}/transaction-failure`);
    const failed = await readOutcome(browser, id);
    expect(failed).toMatchObject({
      outcome: 'failed',
      err_msg: 'UPI limit for the day reached',
      failure_reason: 'limit',
      tries: 1,
    });
    const proposal = await readProposal(browser, id);
    expect(proposal.savedForm).toEqual(filled.savedForm);

    expect(await handOver(browser, id)).toBe(payUrl);
    await play(browser, payUrl, 'wrong-pin');
    expect(await readOutcome(browser, id)).toMatchObject({
      err_msg: 'Wrong UPI PIN entered',
      failure_reason: 'pin',
      tries: 2,
    });
    expect(await handOver(browser, id)).toBe(payUrl);
    await play(browser, payUrl, 'success');
    expect(await readOutcome(browser, id)).toMatchObject({
      outcome: 'issued',
      failure_reason: null,
      tries: 3,
    });
  });

  test('a pending payment is not asked for again, and ends by itself', async () => {
    const { browser, id, payUrl } = await toGateway();
    await play(browser, payUrl, 'pending-success');
    expect((await readOutcome(browser, id)).outcome).toBe('pending');
    const again = await browser.call('toProcess', { params: { id }, body: {} });
    expect(again.statusCode).toBe(409);
    expect(again.json().error.code).toBe('PAYMENT_PENDING');
    server.wait({ seconds: 21 });
    expect(await readOutcome(browser, id)).toMatchObject({ outcome: 'issued', tries: 1 });
  });

  test('money that arrives after a failed try makes the policy all the same', async () => {
    const { browser, id, payUrl } = await toGateway();
    await play(browser, payUrl, 'failed-then-taken');
    expect((await readOutcome(browser, id)).outcome).toBe('failed');
    server.wait({ seconds: 21 });
    expect((await readOutcome(browser, id)).outcome).toBe('issued');
  });

  test('a gateway that does not answer when the buyer comes back is waited for, and nobody is asked to pay again', async () => {
    const { browser, id, payUrl } = await toGateway();
    await play(browser, payUrl, 'timed-out');
    const back = await browser.get(`/health-plan/payment/return/${id}/`);
    expect(back.headers.location).toBe(`/health-plan/proposals/${id}/transaction-failure`);
    const orders = await server.ports.store.paymentsOf(asId<ProposalId>(id));
    expect(orders).toMatchObject([{ state: 'pending', assumedFrom: 'created' }]);
    const endings: string[] = [];
    for (let ask = 0; ask < 3; ask += 1) endings.push((await readOutcome(browser, id)).outcome);
    expect(endings.at(-1)).toBe('issued');
  });
});

describe('what the insurer can answer', () => {
  test('declined when proposed: no order is ever opened', async () => {
    const browser = await openBrowser(server.app);
    const { quote_id } = await saveQuote(browser);
    const id = await buy(
      browser,
      quote_id,
      planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
    );
    const filled = await fillForms(browser, id, { proposerDetails: { mobile: '9822040001' } });
    await passKyc(browser, filled, 'ABCPS1234F');
    await expect(agreeAndPay(browser, id)).rejects.toThrow('PROPOSAL_DECLINED');
    expect(await readOutcome(browser, id)).toMatchObject({ outcome: 'declined', policy_number: null });
  });

  test('issuing fails twice, then works', async () => {
    const { browser, id, payUrl } = await toGateway({ mobile: '9822040003' });
    await play(browser, payUrl, 'success');
    expect((await readOutcome(browser, id)).outcome).toBe('paid');
    server.wait({ seconds: 3 });
    expect((await readOutcome(browser, id)).outcome).toBe('paid');
    server.wait({ seconds: 5 });
    expect((await readOutcome(browser, id)).outcome).toBe('issued');
  });

  test('issuing never works: the money goes back', async () => {
    const { browser, id, payUrl } = await toGateway({ mobile: '9822040004' });
    await play(browser, payUrl, 'success');
    for (let round = 0; round < 8; round += 1) {
      server.wait({ seconds: 60 });
      await readOutcome(browser, id);
    }
    expect(await readOutcome(browser, id)).toMatchObject({ outcome: 'refunded', policy_number: null });
  });

  test('an answer lost on the way is looked up, never asked for twice', async () => {
    const { browser, id, payUrl } = await toGateway({ mobile: '9822040007' });
    await play(browser, payUrl, 'success');
    server.wait({ seconds: 3 });
    const first = await readOutcome(browser, id);
    expect(first.outcome).toBe('issued');
    expect((await readOutcome(browser, id)).policy_number).toBe(first.policy_number);
  });
});

describe('a plan that needs a medical decision', () => {
  const older = {
    members: [
      aWireMember({ age: 49 }),
      aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 51 }),
    ],
  };

  async function blocked(mobile: string) {
    const browser = await openBrowser(server.app);
    const { quote_id } = await saveQuote(browser, { ...older, sum_assured: 1_000_000 });
    const plan = planOf(await score(browser, quote_id), 'family', 'narmada-nishchint');
    const id = await buy(browser, quote_id, plan);
    const filled = await fillForms(browser, id, { proposerDetails: { mobile } });
    expect(filled.route).toBe('medical');
    await passKyc(browser, filled, 'ABCPS1234F');
    await play(browser, await agreeAndPay(browser, id), 'success');
    expect((await readOutcome(browser, id)).outcome).toBe('blocked');
    return { browser, id };
  }

  test.each([
    ['accepted: the blocked amount is debited and the policy issued', '9822044170', { seconds: 6 }, 'issued'],
    ['declined: the block is released', '9822040005', { seconds: 6 }, 'declined'],
    ['undecided for more than 14 days: the block is released', '9822040006', { days: 15 }, 'expired'],
  ])('it ends as the insurer decides: %s', async (_name, mobile, time, outcome) => {
    const { browser, id } = await blocked(mobile);
    server.wait(time);
    const read = await readOutcome(browser, id);
    expect(read.outcome).toBe(outcome);
    const payment = (await server.ports.store.paymentsOf(asId<ProposalId>(id))).at(-1);
    expect(payment?.state).toBe(outcome === 'issued' ? 'captured' : 'released');
  });
});

describe('when something changes on the way', () => {
  test('a date of birth that makes somebody older changes the price, names the cause and asks again', async () => {
    const browser = await openBrowser(server.app);
    const { quote_id } = await saveQuote(browser);
    const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
    const id = await buy(browser, quote_id, plan);
    const filled = await fillForms(browser, id, { insuredMembers: { 'Spouse.date_of_birth': '1979-01-15' } });
    expect(filled.price.first.total).toBe(plan.plan.premium);
    expect(filled.price.total).toBeGreaterThan(filled.price.first.total);
    expect(filled.price.ledger.map(({ cause, member }) => [cause, member])).toContainEqual([
      'date-of-birth',
      'Spouse',
    ]);
    const sum = filled.price.ledger.reduce((total, row) => total + row.amount, 0);
    expect(sum).toBe(filled.price.total);
    await passKyc(browser, filled, 'ABCPS1234F');
    const read = await browser.call('getTerms', { params: { id }, body: {} });
    const terms: CallAnswer<'getTerms'> = read.json();
    const consents = Object.fromEntries(terms.consents.map(({ purpose }) => [purpose, true]));
    const old = await browser.call('agreePremium', {
      params: { id },
      body: { data: { total: plan.plan.premium ?? 1, consents, terms_version: terms.terms_version } },
    });
    expect(old.json()).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
  });

  test('an edit after the agreement closes the order and asks for a new agreement', async () => {
    const { browser, id, filled, payUrl } = await toGateway();
    const data = { ...filled.savedForm.formData.nomineeDetails, nominee_first_name: 'Rekha' };
    const saved = await browser.call('saveNominee', { params: { id }, body: { data } });
    expect(saved.json()).toMatchObject({ success: true });
    const refused = await browser.call('toProcess', { params: { id }, body: {} });
    expect(refused.json().error.code).toBe('TERMS_NOT_ACCEPTED');
    const page = await browser.get(payUrl);
    expect(page.body).toContain('takes no more tries');
  });

  test('money that reaches an order that was closed by an edit goes back, and the policy is paid for once', async () => {
    const { browser, id, filled, payUrl } = await toGateway();
    await play(browser, payUrl, 'failed-then-taken');
    const data = { ...filled.savedForm.formData.nomineeDetails, nominee_first_name: 'Rekha' };
    await browser.call('saveNominee', { params: { id }, body: { data } });
    await play(browser, await agreeAndPay(browser, id), 'success');
    server.wait({ seconds: 21 });
    expect((await readOutcome(browser, id)).outcome).toBe('issued');
    const payments = await server.ports.store.paymentsOf(asId<ProposalId>(id));
    expect(payments.map(({ state }) => state)).toEqual(['refunded', 'captured']);
  });

  test('after 16 days the proposal is expired, and its answers make a fresh quote', async () => {
    const own = await testApp();
    const browser = await openBrowser(own.app);
    const { quote_id } = await saveQuote(browser);
    const id = await buy(
      browser,
      quote_id,
      planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
    );
    own.wait({ days: 16 });
    expect(await readProposal(browser, id)).toMatchObject({ isExpired: true, screen: 'expired' });
    const fresh = await browser.call('quoteResults', { params: {}, body: { data: { proposalID: id } } });
    expect(fresh.json()).toMatchObject({ planType: 'family', block: 'family' });
    const again = await score(browser, fresh.json().quoteID);
    expect(again.score_data[0]?.uidata.members.map((member) => member.id)).toEqual(['you', 'spouse', 'son1']);
    await own.close();
  });
});

describe('who may see a purchase', () => {
  test('somebody else gets the same 404 for a quote and a proposal as for ids that never were', async () => {
    const { id, quote_id } = await toGateway();
    const stranger = await openBrowser(server.app);
    const answers = [
      await stranger.call('getScore', { params: { quote_id }, body: {} }),
      await stranger.call('getProposal', { params: { id }, body: {} }),
      await stranger.call('getTerms', { params: { id }, body: {} }),
      await stranger.call('getSuccess', { params: { id }, body: {} }),
      await stranger.call('toProcess', { params: { id }, body: {} }),
      await stranger.call('saveNominee', { params: { id }, body: { data: {} } }),
      await stranger.call('getProposal', { params: { id: 'a'.repeat(32) }, body: {} }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.code).toBe('NOT_FOUND');
    }
    expect((await stranger.get(`/health-plan/proposals/${id}/policy.pdf`)).statusCode).toBe(404);
  });
});
