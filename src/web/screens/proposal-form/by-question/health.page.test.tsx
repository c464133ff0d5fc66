import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, fillForms, planOf, readProposal, saveQuote, score } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { aWireMember, beginAnew } from '#test/wire.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let page: ShownPage;
let presses: number;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  presses = 0;
  await beginAnew(site.browser);
});

const highBloodPressure = 16;
const you = aWireMember();
const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 });
const son = aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 });
const father = aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 63 });

/** The page of health of a family of four, of whom the father may have said an illness in the quote. */
async function openHealth(isKnown: boolean): Promise<string> {
  const members = [you, spouse, son, { ...father, diseases: isKnown ? [highBloodPressure] : [] }];
  const { quote_id } = await saveQuote(site.browser, {
    members,
    medical_conditions: isKnown ? [highBloodPressure] : [],
  });
  const id = await buy(
    site.browser,
    quote_id,
    planOf(await score(site.browser, quote_id), 'combined', 'sahyadri-poorna'),
  );
  await fillForms(site.browser, id, {}, [
    'proposerDetails',
    'insuredMembers',
    'nomineeDetails',
    'bankDetails',
    'portabilityDetails',
  ]);
  page = await site.open(paths.proposal(id, 'medical-detail'));
  return id;
}

const answersOf = async (id: string, form: string) =>
  (await readProposal(site.browser, id)).savedForm.formData[form] ?? {};

/** A press of a finger, or a field that is gone into to type. */
async function press(role: string, name: string): Promise<void> {
  presses += 1;
  await page.press(role, name);
}
async function type(name: string, text: string): Promise<void> {
  presses += 1;
  await page.type(name, text);
}
async function choose(name: string, option: string): Promise<void> {
  presses += 1;
  await page.choose(name, option);
}

/** Within one question, where the people of all questions have the same names. */
async function mark(question: string, person: string): Promise<void> {
  presses += 1;
  const box = [...page.find('group', question).querySelectorAll('label')].find(
    ({ textContent }) => textContent === person,
  );
  box?.click();
  await page.pass(20);
}

const illness = 'Ever told of, or treated for, a condition?';
const declaration =
  'Nobody else, nothing else All that is not named above is No, for Ananya, Rohan, Kabir and Suresh. If that is not true, Sahyadri Health can refuse a claim.';
const declare = () => press('checkbox', declaration);

test('a family of four with one illness known from the quote answers health and habits in ten presses', async () => {
  const id = await openHealth(true);
  expect(page.text()).toContain('From your quote. It is in the price already.');
  await choose('Month', 'Mar');
  await type('Year', '2017');
  await type('Medicines, treatment and last readings', 'telmisartan 40 mg, 132/84');
  await declare();
  expect(page.statuses()).toContain('25 answers are No. 1 is Yes.');
  await press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'lifestyle-detail'));
  for (const name of ['Ananya', 'Rohan', 'Suresh']) await choose(name, 'Every day');
  await press('checkbox', declaration.replace('Rohan, Kabir and', 'Rohan and'));
  await press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'review-detail'));
  expect(presses).toBe(10);
  expect(await answersOf(id, 'medicalDetails')).toMatchObject({
    'You.has_condition': 'no',
    'Son-0.hospitalised': 'no',
    'Father.has_condition': 'yes',
    'Father.condition_since': '2017-03',
    pregnant: 'no',
    nothing_else: true,
  });
});

test('an illness that is named here first takes seven presses, and opens what is asked of it alone', async () => {
  const id = await openHealth(false);
  expect(page.names('textbox')).toEqual([]);
  await mark(illness, 'Suresh');
  await press('checkbox', 'High blood pressure (hypertension)');
  await choose('Month', 'Mar');
  await type('Year', '2017');
  await type('Medicines, treatment and last readings', 'telmisartan 40 mg');
  expect(page.names('textbox')).toEqual(['Year', 'Medicines, treatment and last readings']);
  await declare();
  await press('button', 'Save and continue');
  expect(presses).toBe(7);
  expect(await answersOf(id, 'medicalDetails')).toMatchObject({
    'Father.conditions': ['16'],
  });
});

test('a save before the declaration leads to it, and nothing is stored as No', async () => {
  const id = await openHealth(false);
  await page.press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'medical-detail'));
  expect(page.text()).toContain(
    'Tick this line if it is true. If not, tap above the name of everyone whose answer is yes.',
  );
  expect(document.activeElement?.id).toBe('nothing_else');
  expect(await answersOf(id, 'medicalDetails')).toEqual({});
  await declare();
  expect(page.text()).not.toContain('Tick this line if it is true.');
});

test('naming somebody after the declaration takes it back, and it is there again after a reload', async () => {
  const id = await openHealth(false);
  await declare();
  await mark('In hospital, or operated on, in the last 4 years?', 'Kabir');
  expect(page.statuses()).not.toContain(expect.stringMatching(/answers are No/));
  await page.type('When, where and for what?', 'Appendix, March 2024');
  await declare();
  await page.press('button', 'Save and continue');
  page = await site.open(paths.proposal(id, 'medical-detail'));
  expect(page.statuses()).toContain('25 answers are No. 1 is Yes.');
  expect(page.find('textbox', 'When, where and for what?')).toHaveProperty('value', 'Appendix, March 2024');
});

test('another name of somebody insured asks for the declaration anew, says why, and keeps who is named', async () => {
  const id = await openHealth(false);
  await mark('In hospital, or operated on, in the last 4 years?', 'Kabir');
  await page.type('When, where and for what?', 'Appendix, March 2024');
  await declare();
  await page.press('button', 'Save and continue');
  expect(page.text()).not.toContain('Please read this page again');
  await fillForms(site.browser, id, { insuredMembers: { 'Spouse.first_name': 'Mohan' } }, ['insuredMembers']);
  page = await site.open(paths.proposal(id, 'lifestyle-detail'));
  expect(page.address()).toBe(paths.proposal(id, 'medical-detail'));
  expect(page.text()).toContain('A first name or birth date of somebody insured was changed.');
  expect(page.find('textbox', 'When, where and for what?')).toHaveProperty('value', 'Appendix, March 2024');
  expect(page.statuses()).not.toContain(expect.stringMatching(/answers are No/));
  expect(await answersOf(id, 'medicalDetails')).toEqual({
    'Son-0.hospitalised': 'yes',
    'Son-0.hospitalised_details': 'Appendix, March 2024',
  });
  await press('checkbox', declaration.replace('Rohan', 'Mohan'));
  await page.press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'lifestyle-detail'));
  page = await site.open(paths.proposal(id, 'medical-detail'));
  expect(page.text()).not.toContain('Please read this page again');
});

test('an illness of the quote that is taken away is asked about, with the box that puts the quote right', async () => {
  const id = await openHealth(true);
  const box = /^These answers are right/;
  expect(page.names('group').some((name) => box.test(name))).toBe(false);
  await mark(illness, 'Suresh');
  await declare();
  await page.press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'medical-detail'));
  expect(page.names('link').some((name) => name.startsWith('Suresh Kulkarni (father), '))).toBe(true);
  page.find('group', box).querySelector('input')?.click();
  await page.pass(20);
  await page.press('button', 'Save and continue');
  expect(page.address()).toBe(paths.proposal(id, 'lifestyle-detail'));
  expect(await answersOf(id, 'medicalDetails')).toMatchObject({
    'Father.has_condition': 'no',
    'Father.quote_was_wrong': true,
  });
});

test('the list of illnesses from the quote opens where somebody has another one too', async () => {
  await openHealth(true);
  expect(page.find('checkbox', 'High blood pressure (hypertension)').closest('details')?.open).toBe(false);
  expect(page.find('checkbox', 'High blood pressure (hypertension)')).toHaveProperty('checked', true);
  await page.press('checkbox', 'Diabetes on tablets (type 2 diabetes)');
  expect(page.text()).not.toContain('It is in the price already.');
});
