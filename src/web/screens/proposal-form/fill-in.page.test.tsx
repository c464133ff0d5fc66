import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, fillForms, planOf, readProposal, saveQuote, score } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { leavePage } from '#web/browser/network/leaving.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';

let site: Site;
let id: string;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const { quote_id } = await saveQuote(site.browser);
  id = await buy(
    site.browser,
    quote_id,
    planOf(await score(site.browser, quote_id), 'family', 'sahyadri-poorna'),
  );
});
const open = (screen: ProposalScreen, search = {}) => site.open(paths.proposal(id, screen, search));
const savedOf = async (form: string) => (await readProposal(site.browser, id)).savedForm.formData[form] ?? {};

test('what is typed arrives though its page is left before the network is back', async () => {
  const page = await open('proposer-detail');
  await page.type('First name', 'Ananya');
  site.befall(/\/proposal\//, 0, 1);
  await page.goTo(paths.home());
  leavePage();
  await page.pass(2500);
  expect(await savedOf('proposerDetails')).toMatchObject({ first_name: 'Ananya' });
});

let page: ShownPage;
const note = () => page.text();
const fieldOf = (name: string) => page.find('textbox', name);

test('a code of a bank fills in what it stands for, and another one takes its place', async () => {
  await fillForms(site.browser, id);
  page = await open('bank-details');
  await page.type('IFSC code', 'sbin0000300');
  await page.pass(400);
  expect(fieldOf('Bank')).toHaveProperty('value', expect.stringMatching(/State Bank of India/));
  const words = note();
  await page.type('Branch', 'Of my own');
  await page.type('IFSC code', 'HDFC0000001');
  await page.pass(400);
  expect(fieldOf('Bank')).toHaveProperty('value', expect.stringMatching(/HDFC/));
  expect(note()).not.toBe(words);
});

test('a look-up that fails empties nothing', async () => {
  await fillForms(site.browser, id);
  page = await open('bank-details');
  const before = (fieldOf('Bank') as HTMLInputElement).value; // a text field is one
  site.befall(/fetch_bank_details/, 403);
  await page.type('IFSC code', 'SBIN0000300');
  await page.pass(400);
  expect(fieldOf('Bank')).toHaveProperty('value', before);
});

test('somebody insured is nominee by one press, and somebody else begins with empty fields', async () => {
  await fillForms(site.browser, id);
  page = await open('nominee-detail');
  await page.press('button', 'Rohan Sharma (husband)');
  expect(page.names('textbox')).toEqual([]);
  await page.press('button', 'Save and continue');
  expect(await savedOf('nomineeDetails')).toMatchObject({ nominee_first_name: 'Rohan' });
  page = await open('nominee-detail');
  expect(page.names('textbox')).toEqual([]);
  await page.press('button', 'Somebody else');
  expect(fieldOf('First name')).toHaveProperty('value', '');
});

test('one No for everybody is read, confirmed and taken back person by person', async () => {
  await fillForms(site.browser, id, {}, [
    'proposerDetails',
    'insuredMembers',
    'nomineeDetails',
    'bankDetails',
    'portabilityDetails',
  ]);
  page = await open('medical-detail');
  await page.press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'medical-detail'));
  await page.press('button', 'No to all of these, for everyone');
  expect(note()).toContain('Is any of this true for anyone?For you, husband and son.');
  await page.press('button', 'Read again');
  await page.press('button', 'No to all of these, for everyone');
  await page.press('button', 'Yes, I declare it');
  expect(note()).toContain('Answered No to all 8 questions, for you, husband and son.');
  await page.press('button', 'Change for one person');
  expect(page.names('radio').length).toBeGreaterThan(8);
});
