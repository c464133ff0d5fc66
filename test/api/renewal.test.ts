import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
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

const start = Date.parse('2026-11-20T06:00:00.000Z');
let server: TestApp;
let browser: Browser;
/** Bought on the first day, by what the insurer will say of it a year later. */
let policies: Readonly<Record<'fine' | 'claimed' | 'silent' | 'late', string>>;

beforeAll(async () => {
  server = await testApp({ start, env: { SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' } });
  browser = await openBrowser(server.app);
  policies = {
    fine: await buyOne('9822044170'),
    claimed: await buyOne('9822040008'),
    silent: await buyOne('9822040009'),
    late: await buyOne('9822044171'),
  };
});
afterAll(() => server.close());

/** The buyer is 35 when cover starts, and 36 a year later. */
const quoteAt = async (age: number) => {
  const { quote_id } = await saveQuote(browser, { members: [aWireMember({ age })], pincode: '411038' });
  return { quote_id, chosen: planOf(await score(browser, quote_id), 'individual', 'sahyadri-poorna') };
};

async function buyOne(mobile: string): Promise<string> {
  const { quote_id, chosen } = await quoteAt(35);
  const id = await buy(browser, quote_id, chosen);
  const birth = { 'You.date_of_birth': '1990-12-15' };
  const proposerDetails = { mobile, date_of_birth: '1990-12-15', pincode: '411038' };
  const filled = await fillForms(browser, id, { proposerDetails, insuredMembers: birth });
  await passKyc(browser, filled, 'ABCPS1234F');
  return payOne(id);
}

async function payOne(id: string): Promise<string> {
  await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  expect((await readOutcome(browser, id)).outcome).toBe('issued');
  return id;
}

const pass = (days: number) => server.wait({ days });

/** A visit ends within a year: whoever comes back later takes over what they have by a way of their own. */
async function comeBack(): Promise<void> {
  const { store } = server.ports;
  const ownerOf = async (id: string) => (await store.getProposal(asId<ProposalId>(id)))?.owner;
  const before = await ownerOf(policies.late);
  browser = await openBrowser(server.app);
  const { quote_id, chosen } = await quoteAt(36);
  const now = await ownerOf(await buy(browser, quote_id, chosen));
  if (!before || !now) throw new Error('Nobody is there');
  await store.handOver(before, now, server.ports.clock.now());
}

async function renewalOf(id: string, of = browser): Promise<CallAnswer<'getRenewal'>> {
  const answer = await of.call('getRenewal', { params: { id }, body: {} });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const begin = (id: string, of = browser) => of.call('beginRenewal', { params: { id }, body: {} });

async function listed(id: string) {
  const answer = await browser.call('getPurchases', { params: {}, body: {} });
  const { purchases } = answer.json<CallAnswer<'getPurchases'>>();
  return purchases.find(({ proposalID }) => proposalID === id);
}

const markOf = async (id: string) => (await listed(id))?.renewal;

test('before its time it says from which day on, and begins nothing', async () => {
  pass(304);
  expect(await renewalOf(policies.fine)).toMatchObject({
    stands: 'too-early',
    cover_from: '2026-11-21',
    cover_until: '2027-11-20',
    renew_from: '2027-09-21',
    renew_until: '2027-12-20',
    offer: null,
  });
  const refused = await begin(policies.fine);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'RENEWAL_TOO_EARLY']);
  expect(await markOf(policies.fine)).toEqual({
    stands: 'too-early',
    from: '2027-09-21',
    until: '2027-12-20',
  });
});

test('in its time it costs what today’s rates say of the new age, line by line, with bonus and number along', async () => {
  pass(20);
  const { offer, ...renewal } = await renewalOf(policies.fine);
  expect(renewal).toMatchObject({ stands: 'open', begun: null, members: [{ key: 'You', age: '36y' }] });
  expect(renewal.contact).toMatchObject({ mobile: '9822044170', address: expect.stringContaining('411038') });
  const { plan } = (await quoteAt(36)).chosen;
  expect(offer).toMatchObject({
    price: { total: plan.premium },
    policy_number: renewal.policy_number,
    cover_from: '2027-11-21',
    cover_until: '2028-11-20',
    days_uncovered: 0,
    claimed: false,
    bonus_before: 0,
    bonus: 250_000,
    has_bonus: true,
    fell_away: [],
  });
  const lines = offer?.price.ledger ?? [];
  expect(lines.map(({ cause, member }) => [cause, member])).toEqual([
    ['last-price', null],
    ['age', 'You'],
  ]);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer?.price.total);
});

test('what the insurer says of claims counts, and without its word nothing is begun', async () => {
  expect((await renewalOf(policies.claimed)).offer).toMatchObject({
    claimed: true,
    bonus: 0,
    has_bonus: true,
  });
  expect(await renewalOf(policies.silent)).toMatchObject({ stands: 'insurer-silent', offer: null });
  const refused = await begin(policies.silent);
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'INSURER_UNAVAILABLE']);
});

test('nobody else reads or begins it', async () => {
  const stranger = await openBrowser(server.app);
  const read = await stranger.call('getRenewal', { params: { id: policies.fine }, body: {} });
  expect([read.statusCode, (await begin(policies.fine, stranger)).statusCode]).toEqual([404, 404]);
});

test('from three tabs it is one renewal, paid once, whose cover follows the old one', async () => {
  const renewals = await Promise.all([1, 2, 3].map(() => begin(policies.fine)));
  const ids = new Set(renewals.map((answer) => answer.json<CallAnswer<'beginRenewal'>>().proposalID));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect(await readProposal(browser, id)).toMatchObject({
    proposalType: 'RENEWAL',
    screen: 'terms',
    kyc_completed: true,
    renewal: { proposalID: policies.fine, cover_from: '2027-11-21' },
  });
  expect(await markOf(policies.fine)).toMatchObject({ stands: 'begun' });
  const locked = await browser.call('saveDisease', { params: { id }, body: { data: {} } });
  expect(locked.json()).toMatchObject({ success: false, code: 'PROPOSAL_LOCKED' });

  await payOne(id);
  const after = await readOutcome(browser, id);
  expect(after).toMatchObject({
    cover_from: '2027-11-21',
    cover_until: '2028-11-20',
    renewal: { bonus: 250_000 },
    next_renewal: { stands: 'too-early', from: '2028-09-21' },
    purchaseNext: null,
  });
  expect(after.dates.map(({ kind }) => kind)).not.toContain('free-look-ends');
  expect(after.dates).toContainEqual({
    on: expect.stringMatching(/^20(28|29)-11-21$/),
    kind: 'specific-treatment',
    member: null,
    up_to: null,
  });

  expect((await begin(policies.fine)).json()).toEqual({ proposalID: id });
  expect(await handOver(browser, id)).toContain('transaction-success');
  expect(await renewalOf(policies.fine)).toMatchObject({ stands: 'renewed', begun: { proposalID: id } });
  expect(await markOf(policies.fine)).toMatchObject({ stands: 'renewed' });
  expect(await listed(id)).toMatchObject({ outcome: 'issued', free_look: null });
});

test('within the grace cover starts on the day after the payment, and the days between are told', async () => {
  pass(52);
  await comeBack();
  expect(await markOf(policies.late)).toMatchObject({ stands: 'in-grace' });
  const { offer, stands } = await renewalOf(policies.late);
  expect(stands).toBe('open');
  expect(offer).toMatchObject({ cover_from: '2027-12-02', cover_until: '2028-12-01', days_uncovered: 11 });
});

test('after the grace it cannot be renewed here; today’s prices for the same people are one call away', async () => {
  pass(20);
  expect(await renewalOf(policies.late)).toMatchObject({
    stands: 'over',
    offer: null,
    insurer_page: 'https://renewals.sahyadri-health.example/',
  });
  const refused = await begin(policies.late);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'RENEWAL_EXPIRED']);
  const fresh = await browser.call('quoteResults', {
    params: {},
    body: { data: { proposalID: policies.late } },
  });
  expect(fresh.statusCode).toBe(200);
});
