import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePorted } from '#contract/proposal/ported.ts';
import { addDays, addMonths, dayInIndia, type Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { WireAnswers } from '../answers.ts';
import { oldPolicy, portRows, portWindows } from '../port-answers.ts';
import {
  agree,
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
/** Helpers fill forms by the day of the machine. */
const start = Date.now();
const today = dayInIndia(new Date(start).toISOString() as Instant); // the shape of an instant
const end = addDays(today, 50);
const from = addDays(end, 1);

beforeAll(async () => {
  server = await testApp({ start });
});
afterAll(() => server.close());

const couple = {
  members: [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })],
  sum_assured: 1_000_000,
  parents_pincode: undefined,
};

async function opened(on = server) {
  const browser = await openBrowser(on.app);
  const { quote_id } = await saveQuote(browser, couple);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  return { browser, id };
}

const spouseLater: WireAnswers = {
  all_members_covered: 'no',
  'You.covered_there': 'from-first-day',
  'Spouse.covered_there': 'later',
  'Spouse.covered_since': addMonths(from, -12),
};

async function filled({ on = server, mobile = '9822044170' } = {}) {
  const { browser, id } = await opened(on);
  const portabilityDetails = { ...oldPolicy(today, 50), ...spouseLater };
  const proposal = await fillForms(browser, id, { proposerDetails: { mobile }, portabilityDetails });
  await passKyc(browser, proposal, 'ABCPS1234F');
  return { browser, id, proposal };
}

async function blocked(where: Parameters<typeof filled>[0] = {}) {
  const { browser, id } = await filled(where);
  await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  return { browser, id, after: await readOutcome(browser, id) };
}

async function paymentOf(id: string, on = server) {
  return (await on.ports.store.paymentsOf(asId<ProposalId>(id))).at(-1);
}

const textOf = (ported: WirePorted | null) => JSON.stringify(ported?.credit);

describe('a policy that is moved here', () => {
  test('is decided on later, begins the day after the old one, and says what counts for whom', async () => {
    const { browser, id, proposal } = await filled();
    expect(proposal.route).toBe('porting');
    expect(proposal.ported).toMatchObject({ insurer: 'Old Insurer', until: end, from });
    expect(textOf(proposal.ported)).toContain('The time served there counts for ₹6,00,000');
    expect(textOf(proposal.ported)).toContain('The ₹4,00,000 above it waits in full.');
    expect(proposal.ported?.credit.map(({ blocks }) => blocks.length)).toEqual([4, 1, 1]);
    const read = await browser.call('getTerms', { params: { id }, body: {} });
    const terms: CallAnswer<'getTerms'> = read.json();
    expect(JSON.stringify(terms.tAndCText)).toContain('What counts from your old policy');
    expect(JSON.stringify(terms.tAndCText)).toContain('keep it running');
  });

  test('takes no money before it is accepted, then is issued for the days after the old one', async () => {
    const { browser, id, after } = await blocked();
    expect(after).toMatchObject({ outcome: 'blocked', policy_number: null, ported: { until: end, from } });
    expect((await paymentOf(id))?.state).toBe('blocked');
    server.wait({ seconds: 6 });
    const issued = await readOutcome(browser, id);
    expect(issued).toMatchObject({ outcome: 'issued', cover_from: from, ported: { from } });
    expect((await paymentOf(id))?.state).toBe('captured');
    const listed = issued.dates.filter(({ kind }) => kind === 'specific-treatment');
    expect(listed).toEqual([
      { on: from, kind: 'specific-treatment', member: 'You', up_to: 600_000 },
      { on: addMonths(from, 12), kind: 'specific-treatment', member: 'Spouse', up_to: 600_000 },
      { on: addMonths(from, 24), kind: 'specific-treatment', member: null, up_to: null },
    ]);
    const calendar = await browser.get(`/health-plan/proposals/${id}/policy.ics`);
    expect(calendar.body.replaceAll('\r\n ', '')).toContain('up to ₹6\\,00\\,000 of its cover');
  });

  test.each([
    [
      'declined: the block is released, and of how much is said',
      '9822040005',
      { seconds: 6 },
      'declined',
      true,
    ],
    ['undecided for more than 14 days: the block is released', '9822040006', { days: 15 }, 'expired', false],
  ])('it ends as the insurer decides: %s', async (_name, mobile, time, outcome, hasAnswer) => {
    const on = await testApp({ start });
    onTestFinished(() => on.close());
    const { browser, id } = await blocked({ on, mobile });
    on.wait(time);
    const after = await readOutcome(browser, id);
    expect(after).toMatchObject({ outcome, ported: { until: end } });
    const payment = await paymentOf(id, on);
    expect(payment?.state).toBe('released');
    expect(after.was_blocked).toBe(hasAnswer ? payment?.amount : null);
  });

  test('without a move nothing is said of one, and cover begins as it always did', async () => {
    const { browser, id } = await opened();
    const proposal = await fillForms(browser, id);
    expect(proposal).toMatchObject({ route: 'straight-through', ported: null });
  });

  test('days that end between the agreement and the gateway are said, and nothing is opened', async () => {
    const on = await testApp({ start });
    onTestFinished(() => on.close());
    const { browser, id } = await filled({ on });
    await agree(browser, id);
    on.wait({ days: 6 });
    const refused = await browser.call('toProcess', { params: { id }, body: {} });
    expect(refused.json().error.code).toBe('PORT_TOO_LATE');
    expect(await paymentOf(id, on)).toBeUndefined();
    await expect(handOver(browser, id)).rejects.toThrow('PORT_TOO_LATE');
  });
});

describe('the form of a move', () => {
  let purchase: { readonly browser: Browser; readonly id: string };
  beforeAll(async () => {
    purchase = await opened();
    await fillForms(purchase.browser, purchase.id, {}, [
      'proposerDetails',
      'insuredMembers',
      'nomineeDetails',
      'bankDetails',
    ]);
  });
  const save = async (data: WireAnswers) => {
    const { browser, id } = purchase;
    const saved = await browser.call('savePortability', { params: { id }, body: { data } });
    return saved.json() as CallAnswer<'savePortability'>; // the shape is what the contract's own test checks
  };
  const refusedOf = (answer: CallAnswer<'savePortability'>) =>
    answer.success ? [] : Object.keys(answer.form_error ?? {});

  test.each(portRows)('an answer is taken, or refused at its field: %s', async (_what, changes, refused) => {
    const answer = await save(oldPolicy(today, 50, changes(today)));
    expect(refusedOf(answer)).toEqual(refused.map((row) => row.split(' ')[0]));
  });

  test.each(portWindows)('%i days before the end: %s', async (days, _kind, refused) => {
    expect(refusedOf(await save(oldPolicy(today, days)))).toEqual(refused ? ['current_end_date'] : []);
  });

  test('one alone is never asked who was on the old policy', async () => {
    const browser = await openBrowser(server.app);
    const { quote_id } = await saveQuote(browser, { ...couple, members: [aWireMember()] });
    const plan = planOf(await score(browser, quote_id), 'individual', 'sahyadri-poorna');
    const { formConfig } = await readProposal(browser, await buy(browser, quote_id, plan));
    const names = formConfig.portabilityDetails?.sections.flatMap(({ fields }) =>
      fields.map(({ name }) => name),
    );
    expect(names?.filter((name) => /covered/.test(name))).toEqual([]);
  });
});
