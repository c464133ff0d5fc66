import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, fillForms, planOf, readProposal, saveQuote, score } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { beginAnew } from '#test/wire.ts';
import { leavePage } from '#web/browser/network/leaving.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';

let site: Site;
let id: string;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await beginAnew(site.browser);
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

test('whoever is chosen after a refused save takes the place of all that was typed', async () => {
  await fillForms(site.browser, id, {}, ['proposerDetails', 'insuredMembers']);
  page = await open('nominee-detail');
  await page.press('button', 'Somebody else');
  await page.press('button', 'Save and continue');
  expect(note()).toContain('Nominee, First name: Please enter the name');
  await page.press('button', 'Rohan Sharma (husband)');
  expect(note()).toContain('The nominee is Rohan Sharma (husband).');
  expect([page.names('textbox'), page.names('alert')]).toEqual([[], []]);
  await page.press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'bank-details'));
});

test('an answer that is refused though it may be true leads to a person with the number of the application', async () => {
  await fillForms(site.browser, id);
  page = await open('proposer-detail');
  const abroad = [...document.querySelectorAll('main p')].find(({ textContent }) =>
    textContent.includes('OCI card holders'),
  );
  expect(abroad?.querySelector('a')?.getAttribute('href')).toMatch(/topic=abroad/);
  page = await open('nominee-detail');
  await page.press('button', 'Somebody else');
  await page.choose(/relation/i, 'Father');
  for (const [part, text] of [
    ['Day', '1'],
    ['Month', '1'],
    ['Year', '2001'],
  ] as const)
    await page.type(part, text);
  await page.press('button', 'Save and continue');
  expect(note()).toContain('does not fit the relation');
  await page.press('link', 'Talk to a person');
  expect(note()).toContain('You ask about: a relation and its ages.');
  const { proposal_number } = await readProposal(site.browser, id);
  expect(note()).toContain(proposal_number);
});

test('a date that is none stays whole as it was pasted, and is said to be none', async () => {
  await fillForms(site.browser, id);
  page = await open('nominee-detail');
  await page.press('button', 'Somebody else');
  await page.type('Day', '31/02/1988');
  await page.press('button', 'Save and continue');
  expect(fieldOf('Day')).toHaveProperty('value', '31/02/1988');
  expect(note()).toContain('Please enter a real date');
});

test('a save asks once whether a likely slip in an address is meant, and then takes what was typed', async () => {
  await fillForms(site.browser, id);
  page = await open('proposer-detail');
  await page.type('Email', 'asha.rao@yaho.in');
  await page.press('button', 'Save and continue');
  expect(note()).toContain('Did you mean asha.rao@yahoo.in?');
  expect(page.address()).toBe(paths.proposal(id, 'proposer-detail'));
  await page.press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'insured-members'));
  expect((await savedOf('proposerDetails')).email).toContain('yaho.in');
});

test('a date of birth that makes somebody older shows both prices, and the review says why', async () => {
  await fillForms(site.browser, id);
  page = await open('proposer-detail');
  for (const [part, text] of [
    ['Day', '15'],
    ['Month', '1'],
    ['Year', '1979'],
  ] as const)
    await page.type(part, text);
  await page.press('button', 'Save and continue');
  expect(note()).toContain('The price has changed.');
  expect((await open('review-detail')).text()).toMatch(/Ages? by date of birth/);
});
