import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatRupees, rupees } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { messages } from '#words/en/purchase/kyc.ts';
import { messages as english } from '#words/en/purchase/outcome.ts';
import { messages as hindi } from '#words/hi/purchase/outcome.ts';
import {
  agree,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  saveQuote,
  score,
} from '../purchase.ts';
import { type DrawnSite, openDrawnSite, type View } from '../readback/drawn-site.ts';
import { pageOf, textOf } from '../readback/reading/page-text.ts';
import { aWireMember } from '../wire.ts';

const languages = [
  ['en', english],
  ['hi', hindi],
] as const satisfies readonly (readonly [View['locale'], typeof english | typeof hindi])[];

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite();
}, 120_000);
afterAll(() => site.server.close());

/** One person's purchase, to the terms. */
async function toTerms(age: number, product: string, mobile: string, { browser } = site) {
  const members = [aWireMember({ age })];
  const { quote_id } = await saveQuote(browser, {
    members,
    sum_assured: 1_000_000,
    parents_pincode: undefined,
  });
  const scored = await score(browser, quote_id);
  const [block] = scored.score_data;
  if (!block) throw new Error('No block');
  const id = await buy(browser, quote_id, planOf(scored, block.type, product));
  await passKyc(browser, await fillForms(browser, id, { proposerDetails: { mobile } }), 'ABCPS1234F');
  await agree(browser, id);
  return id;
}

/** The insurer says no before any money moves. */
async function declinedUnpaid(): Promise<string> {
  const id = await toTerms(34, 'sahyadri-poorna', '9822040001');
  await expect(handOver(site.browser, id)).rejects.toThrow('PROPOSAL_DECLINED');
  return id;
}

/** The insurer says no to a case for which the money is blocked. */
async function declinedBlocked(): Promise<string> {
  const id = await toTerms(57, 'narmada-nishchint', '9822040005');
  await site.browser.post(await handOver(site.browser, id), 'outcome=success&method=upi');
  site.server.wait({ seconds: 60 });
  return id;
}

describe('a proposal that the insurer declined', () => {
  test.each([
    ['before any money moved says nothing of a blocked amount', declinedUnpaid, false],
    ['while the money was blocked says that all of it is released', declinedBlocked, true],
  ])('one that was declined %s', async (_what, declined, isBlocked) => {
    const id = await declined();
    const { was_blocked: blocked } = await readOutcome(site.browser, id);
    expect(blocked !== null).toBe(isBlocked);
    for (const [locale, words] of languages) {
      const path = paths.proposal(id, 'transaction-failure');
      const page = textOf(pageOf(await site.draw(path, { locale, device: 'mobile' })));
      expect(page).toContain(words['outcome.declined.title']);
      const amount = blocked === null ? '' : formatRupees(rupees(blocked));
      const released = words['outcome.declined.money'].split('{amount}').join(amount).trim();
      expect(page.includes(released)).toBe(isBlocked);
    }
  });
});

test.each([
  ['is promised', true],
  ['is promised nowhere', false],
])('a letter %s to who waits for a decision, where mail is set up: %s', async (_what, hasMail) => {
  const here = hasMail ? site : await openDrawnSite({ hasMail });
  const id = await toTerms(57, 'narmada-nishchint', '9822044170', here);
  await here.browser.post(await handOver(here.browser, id), 'outcome=success&method=upi');
  for (const [locale, words] of languages) {
    const path = paths.proposal(id, 'transaction-success');
    const page = textOf(pageOf(await here.draw(path, { locale, device: 'mobile' })));
    const { email } = await readOutcome(here.browser, id);
    expect(page.includes(words['outcome.write'].replace('{email}', email))).toBe(hasMail);
  }
  if (!hasMail) await here.server.close();
});

describe('an identity check that was not confirmed', () => {
  test.each([
    ['has a tab of its own goes on in it', 'zanskar-pravah', 'own'],
    ['has none goes on where it stands', 'sahyadri-poorna', null],
  ])('of an insurer that %s', async (_way, product, tab) => {
    const { browser } = site;
    const { quote_id } = await saveQuote(browser, { members: [aWireMember()], parents_pincode: undefined });
    const scored = await score(browser, quote_id);
    const id = await buy(browser, quote_id, planOf(scored, 'individual', product));
    await passKyc(browser, await fillForms(browser, id), 'ABCPS0404F');
    const path = paths.proposal(id, 'kyc-failure');
    const page = pageOf(await site.draw(path, { locale: 'en', device: 'mobile' }));
    const link = page.querySelectorAll('main a').find((one) => textOf(one) === messages['kyc-failure.again']);
    const next = new URL(link?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '', 'http://shop');
    expect([next.pathname, next.searchParams.get('document')]).toEqual([paths.proposal(id, 'kyc'), 'other']);
    expect(next.searchParams.get('tab')).toBe(tab);
  });
});
