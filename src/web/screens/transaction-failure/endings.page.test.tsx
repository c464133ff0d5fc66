import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreeAndPay, buy, fillForms, passKyc, planOf, saveQuote, score } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { noAnswer } from '#test/usecase-ports.ts';
import { aWireMember, openBrowser } from '#test/wire.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let isGatewaySilent = false;
beforeAll(async () => {
  // A clock that is moved, so that a bank and an insurer can take their time.
  site = await openSite({
    start: Date.now(),
    ports: ({ payments }) => ({
      payments: {
        ...payments,
        orderStatus: (order) => (isGatewaySilent ? noAnswer() : payments.orderStatus(order)),
      },
    }),
  });
});
afterAll(() => site.close());

const usual = { age: 34, product: 'sahyadri-poorna' };
/** Its insurer decides after a medical review. */
const older = { age: 57, product: 'narmada-nishchint' };

/** An application up to the terms; the sandbox insurer goes by the mobile. */
async function checked(mobile = '9822044170', { age, product } = usual): Promise<string> {
  const { quote_id } = await saveQuote(site.browser, {
    members: [aWireMember({ age })],
    sum_assured: 1_000_000,
    parents_pincode: undefined,
  });
  const id = await buy(
    site.browser,
    quote_id,
    planOf(await score(site.browser, quote_id), 'individual', product),
  );
  await passKyc(
    site.browser,
    await fillForms(site.browser, id, { proposerDetails: { mobile } }),
    'ABCPS1234F',
  );
  return id;
}

const tryAt = (order: string, outcome: string) => site.browser.post(order, `outcome=${outcome}&method=upi`);

async function payWith(outcome: string, mobile?: string, who = usual): Promise<string> {
  const id = await checked(mobile, who);
  await tryAt(await agreeAndPay(site.browser, id), outcome);
  return id;
}

/** Whoever was paid for is led from here to where the purchase stands. */
const open = (id: string) => site.open(paths.proposal(id, 'transaction-failure'));
const heading = (page: ShownPage) => page.names('heading')[0];
const payButtons = (page: ShownPage) => page.names('button').filter((name) => name.startsWith('Pay'));

/** Time goes by, and the purchase is looked at in between. */
async function rounds(id: string): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    site.wait({ seconds: 60 });
    await site.browser.call('getSuccess', { params: { id }, body: {} });
  }
}

/** Pages that wait ask again every few seconds. */
async function untilHeading(page: ShownPage, name: string): Promise<void> {
  for (let tries = 0; tries < 60 && heading(page) !== name; tries += 1) await page.pass(100);
  expect(heading(page)).toBe(name);
}

describe('a payment that did not go through', () => {
  test('has the words of the bank, asks about the money, and can be tried again by another way', async () => {
    const page = await open(await payWith('upi-limit'));
    expect(heading(page)).toBe('The payment did not go through');
    for (const part of [
      'UPI limit for the day reached',
      'If money left your account, do not pay again',
      'A card or net banking works now',
    ])
      expect(page.text()).toContain(part);
    expect(page.text()).not.toContain('no money was taken');
    expect(page.find('link', 'Look at my answers first').getAttribute('href')).toContain('review-detail');
    await page.press('button', /^Pay ₹[\d,]+ by card or net banking$/);
    expect(page.leftFor()).toMatch(/^\/sandbox\/pay\//);
  });

  test('is called cancelled after walking away, and blames no bank', async () => {
    const page = await open(await payWith('cancelled'));
    expect(heading(page)).toBe('The payment was cancelled');
    expect(page.text()).toContain('No bank has refused it.');
    expect(page.text()).not.toMatch(/Your bank said|It failed/);
    expect(page.find('link', 'Talk to a person').getAttribute('href')).toContain('topic=payment');
    await page.press('button', /^Pay ₹[\d,]+ again$/);
    expect(page.leftFor()).toMatch(/^\/sandbox\/pay\//);
  });

  test('after five tries says from when one can pay again, and asks for no sixth', async () => {
    const id = await checked();
    const order = await agreeAndPay(site.browser, id);
    for (let tries = 0; tries < 5; tries += 1) await tryAt(order, 'upi-limit');
    const page = await open(id);
    expect(page.text()).toMatch(/You can pay again from \d+ \w+ \d{4}, \d+\.\d\d [ap]m\./);
    expect(payButtons(page)).toEqual([]);
  });

  test('leads on to the policy by itself when the bank takes the money late', async () => {
    const page = await open(await payWith('failed-then-taken'));
    expect(heading(page)).toBe('The payment did not go through');
    site.wait({ seconds: 60 });
    await untilHeading(page, 'Your policy is issued');
  });
});

describe('who waits', () => {
  test.each([
    ['the bank', 'We are asking your bank', 'pending-success', undefined],
    ['an insurer that issues late', 'Paid. Your policy is on its way', 'success', '9822040003'],
  ])('for %s is told not to pay again, and is led to the policy', async (_whom, title, outcome, mobile) => {
    const id = await payWith(outcome, mobile);
    const page = await open(id);
    expect(heading(page)).toBe(title);
    expect(page.text()).toMatch(/Do not pay again/);
    expect(payButtons(page)).toEqual([]);
    await rounds(id);
    expect(heading(await open(id))).toBe('Your policy is issued');
  });

  test('for a gateway that is silent sees no Pay button, can leave after a minute, and pays again after a no', async () => {
    const id = await checked();
    await agreeAndPay(site.browser, id);
    isGatewaySilent = true;
    await site.browser.get(`/health-plan/payment/return/${id}/`);
    const terms = await site.open(paths.proposal(id, 't-and-c'));
    expect(heading(terms)).toBe('We are asking your bank');
    expect(payButtons(terms)).toEqual([]);
    expect(terms.names('link')).not.toContain('Leave, to My policies');
    site.wait({ seconds: 61 });
    const page = await open(id);
    expect(heading(page)).toBe('Your bank is slow today');
    expect(page.text()).toMatch(/Nothing was taken. You can pay again until \d+ \w+ \d{4}, at this price/);
    expect(page.text()).toMatch(/We will write to \S+@\S+, whichever way it goes/);
    expect(page.names('link')).toContain('Leave, to My policies');
    isGatewaySilent = false;
    await page.press('button', 'Ask the bank now');
    await untilHeading(page, 'Terms and payment');
    expect(payButtons(page)).toHaveLength(1);
  });

  test.each([
    ['accepts', '9822044170', { seconds: 6 }, 'Your policy is issued', ''],
    [
      'declines',
      '9822040005',
      { seconds: 6 },
      'The insurer did not accept this application',
      'All of it is released.',
    ],
    [
      'says nothing for 14 days',
      '9822040006',
      { days: 15 },
      'Narmada General did not decide in time',
      'The blocked amount is released in full',
    ],
  ] as const)('for an insurer that %s is told so', async (_what, mobile, time, title, sentence) => {
    const id = await payWith('success', mobile, older);
    expect(heading(await open(id))).toMatch(/is deciding$/);
    site.wait(time);
    const page = await open(id);
    expect(heading(page)).toBe(title);
    expect(page.text()).toContain(sentence);
    expect(page.text()).not.toContain('A price can be paid');
  });

  test('for a policy that cannot be issued reads that the money goes back', async () => {
    const id = await payWith('success', '9822040004');
    expect(heading(await open(id))).toBe('Paid. Your policy is on its way');
    await rounds(id);
    const page = await open(id);
    expect(heading(page)).toMatch(/^Your money (is going|was sent) back$/);
    expect(page.text()).toContain('You are not covered by this plan.');
  });
});

test('an insurer that declines takes no money, and other plans are open', async () => {
  const page = await site.open(paths.proposal(await checked('9822040001'), 't-and-c'));
  for (const name of page.names('checkbox').filter((name) => name.includes('(required)')))
    await page.press('checkbox', name);
  await page.press('button', /^Accept and pay/);
  await untilHeading(page, 'The insurer did not accept this application');
  expect(page.leftFor()).toBeUndefined();
  expect(page.find('link', 'Talk to a person').getAttribute('href')).toContain('topic=decision');
  expect(page.find('link', 'See other plans').getAttribute('href')).toMatch(/\/results\//);
});

test('a price that has expired says that the answers are kept, and leads to today’s', async () => {
  const id = await checked();
  site.wait({ days: 16 });
  const page = await site.open(paths.proposal(id, 'proposer-detail'));
  expect(heading(page)).toBe('This price has expired');
  expect(page.text()).toContain('Your answers are kept.');
  await page.press('button', "Get today's price");
  expect(heading(page)).toMatch(/^Plans for/);
});

test('a purchase of somebody else, or of nobody, is not there', async () => {
  const stranger = await openBrowser(site.app);
  const { quote_id } = await saveQuote(stranger);
  const id = await buy(
    stranger,
    quote_id,
    planOf(await score(stranger, quote_id), 'family', 'sahyadri-poorna'),
  );
  for (const screen of ['buy-policy', 'review-detail', 't-and-c', 'transaction-success'] as const)
    for (const each of [id, 'none'])
      expect(heading(await site.open(paths.proposal(each, screen)))).toBe('This cannot be opened here');
});
