import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { buy, fillProposal, passKyc, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function begin(browser: Browser, product: string): Promise<WireProposal> {
  const { quote_id } = await saveQuote(browser);
  const id = await buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', product));
  return readProposal(browser, id);
}

describe('after an application that was filled in and checked, another plan’s', () => {
  let browser: Browser;
  let first: WireProposal;
  let second: WireProposal;
  beforeAll(async () => {
    browser = await openBrowser(server.app);
    const id = await fillProposal(browser);
    await passKyc(browser, await readProposal(browser, id), 'ABCPS1234F');
    first = await readProposal(browser, id);
    second = await begin(browser, 'narmada-sulabh');
  });

  test('starts filled with who they are, at the price that was quoted, and asks for their health', () => {
    expect(second.taken_over).toMatchObject({ number: first.proposal_number, identity_check: true });
    expect(second.completed).toEqual(['buy', 'proposer', 'nominee', 'bank']);
    expect(second.screen).toBe('insured-members');
    expect(second.price.total).toBe(second.price.first.total);
    const [before, now] = [first, second].map(({ savedForm }) => savedForm.formData);
    for (const form of ['proposerDetails', 'nomineeDetails'] as const)
      expect(now?.[form]).toMatchObject(before?.[form] ?? { missing: form });
    const member = now?.insuredMembers ?? {};
    expect(Object.keys(member).filter((name) => /height|weight/.test(name))).toEqual([]);
    expect(Object.entries(member).filter(([name]) => /first_name/.test(name)).length).toBeGreaterThan(1);
    expect(now?.medicalDetails).not.toMatchObject({ 'You.has_condition': 'no' });
    expect(second.kyc_completed).toBe(true);
  });

  test('gives out no more of a bank account than the application before', () => {
    const account = second.savedForm.formData.bankDetails?.account_number;
    expect(account).toBe(first.savedForm.formData.bankDetails?.account_number);
    expect(account).toMatch(/^X+\d{4}$/);
  });

  test('drops nominee, account and check once somebody else signs', async () => {
    const { formData } = second.savedForm;
    const data = { ...formData.proposerDetails, first_name: 'Meera', date_of_birth: '1991-02-03' };
    const answer = await browser.call('saveProposer', {
      params: { id: second.proposalID },
      body: { data, version: String(second.version) },
    });
    expect(answer.json()).toMatchObject({ success: true });
    const changed = await readProposal(browser, second.proposalID);
    expect(changed.completed).not.toContain('bank');
    expect(changed.completed).not.toContain('nominee');
    expect(changed.kyc_completed).toBe(false);
    expect(JSON.stringify(changed.savedForm.formData.bankDetails)).not.toMatch(/account_number/);
  });
});

test('a stranger’s application starts empty', async () => {
  const opened = await begin(await openBrowser(server.app), 'narmada-sulabh');
  expect([opened.taken_over, opened.completed]).toEqual([null, ['buy']]);
});
