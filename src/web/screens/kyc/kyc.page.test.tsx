import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, fillForms, planOf, saveQuote, score } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { aWireMember, beginAnew } from '#test/wire.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let id: string;
let birth: Date;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** An application that is filled in, of somebody whose identity nobody has looked at. */
beforeEach(async () => {
  await beginAnew(site.browser);
  const { quote_id } = await saveQuote(site.browser, {
    members: [aWireMember({ age: 35 })],
    pincode: '411038',
  });
  const plan = planOf(await score(site.browser, quote_id), 'individual', 'sahyadri-poorna');
  id = await buy(site.browser, quote_id, plan);
  const { savedForm } = await fillForms(site.browser, id);
  birth = new Date(String(savedForm.formData.proposerDetails?.date_of_birth));
});

const open = (manner = {}, search = {}) => site.open(paths.proposal(id, 'kyc', search), manner);

/** Looks for the number of a voter that ends so. */
async function check(page: ShownPage, last: string): Promise<void> {
  await page.press('radio', /^Voter ID/);
  await page.type('Voter ID number', `ABC123${last}`);
  await page.press('button', 'Check my identity');
  await page.pass(50);
}

describe('the review before it', () => {
  test.each([
    [
      'en',
      'mobile',
      'medium',
      'Check your answers',
      ['Emailananya.sharma@example.in', 'Height165 cm (5 ft 5 in)', 'Annual incomeUp to ₹2.5 lakh'],
      'Change Personal details of About the proposer',
    ],
    ['hi', 'desktop', 'long', 'अपने जवाब जाँच लें', ['महिला'], /^बदलें : पॉलिसी लेने वाला व्यक्ति/],
  ] as const)(
    'in %s on a %s, with days in their %s form, shows every answer and where it is changed',
    async (locale, device, dateStyle, title, parts, change) => {
      const page = await site.open(paths.proposal(id, 'review-detail'), { locale, device });
      expect(page.names('heading')[0]).toBe(title);
      for (const part of parts) expect(page.text()).toContain(part);
      const day = birth.toLocaleDateString(`${locale}-IN`, { dateStyle, timeZone: 'UTC' });
      expect(page.text()).toContain(`Date of birth${day}`);
      // An account number that is typed twice is read once.
      expect(page.text().match(/XX\d{4}/g)?.length ?? 0).toBeLessThan(2);
      const href = page.find('link', change).getAttribute('href');
      expect(href).toBe(paths.proposal(id, 'proposer-detail', { from: 'review' }));
    },
  );
});

describe('the identity check', () => {
  test('passes with the PAN of the application, which is filled in already', async () => {
    const page = await open();
    await page.press('button', 'Check my identity');
    await page.pass(50);
    expect(page.address()).toBe(paths.proposal(id, 'kyc-success'));
    expect(page.text()).toContain('The registry knows Ananya Sharma');
  });

  test('says that a number is not known, how many tries are left, and which documents are worth another', async () => {
    const page = await open();
    expect(page.text()).toContain('5 tries left');
    expect(page.text()).not.toContain('PAN in your application');
    await check(page, '0404');
    for (const part of ['Not found.', 'You can also try: ', '4 tries left'])
      expect(page.text()).toContain(part);
    expect(page.find('textbox', 'Voter ID number')).toHaveProperty('value', 'ABC1230404');
  });

  test('says that name or birth date differ, and leads to where they are corrected', async () => {
    const page = await open();
    await check(page, '0405');
    expect(page.text()).toContain('Something differs.');
    const link = page.find('link', /^Correct/);
    expect(link.getAttribute('href')).toBe(paths.proposal(id, 'proposer-detail', { from: 'review' }));
  });

  test('asks for the code that the registry sent; a wrong one is said beside its field, the right one passes', async () => {
    const page = await open();
    await check(page, '0406');
    expect(page.text()).toContain('Enter the code');
    await page.type('Code of 6 digits', '000000');
    await page.press('button', 'Confirm the code');
    expect(page.find('textbox', 'Code of 6 digits').getAttribute('autocomplete')).toBe('one-time-code');
    expect(page.text()).toContain('This code is wrong');
    expect(document.activeElement).toBe(page.find('textbox', 'Code of 6 digits'));
    const isWrong = () => page.find('textbox', 'Code of 6 digits').getAttribute('aria-invalid');
    expect(isWrong()).toBe('true');
    await page.type('Code of 6 digits', '123 456');
    expect(isWrong()).not.toBe('true');
    await page.press('button', 'Confirm the code');
    await page.pass(50);
    expect(page.address()).toBe(paths.proposal(id, 'kyc-success'));
  });

  test('with another document instead of the code comes back to the code that still waits', async () => {
    const page = await open();
    await check(page, '0406');
    const other = page.find('link', 'Use another document').getAttribute('href') ?? '';
    await page.goTo(other);
    expect(page.names('radio').length).toBeGreaterThan(3);
    expect(page.find('link', 'Enter the code that was sent').getAttribute('href')).toBe(
      paths.proposal(id, 'kyc'),
    );
    await check(page, '0406');
    expect(page.address()).toBe(paths.proposal(id, 'kyc'));
    expect((await open()).names('textbox')).toEqual(['Code of 6 digits']);
  });

  test('after the last try says from when it can be tried again, and who helps meanwhile; the registry’s own page stays open', async () => {
    const page = await open();
    for (let tries = 0; tries < 5; tries += 1) await check(page, '0404');
    expect(page.address()).toBe(paths.proposal(id, 'kyc-failure'));
    expect(page.text()).toMatch(/Numbers were tried five times and can be tried again on .*, .*[ap]m\./);
    expect(page.find('link', /^Call .* at 1800/).getAttribute('href')).toMatch(/^tel:1800\d+$/);
    await page.press('link', 'Let DigiLocker confirm you');
    expect(page.names('radio').filter((name) => /PAN|Passport/.test(name))).toEqual([]);
    expect(page.names('button')).toContain('Continue at DigiLocker');
  });

  test('in a tab of its own, tells the first tab too that no number can be tried any more', async () => {
    await beginAnew(site.browser);
    const { quote_id } = await saveQuote(site.browser, { members: [aWireMember({ age: 35 })] });
    const plan = planOf(await score(site.browser, quote_id), 'individual', 'himgiri-sopan');
    id = await buy(site.browser, quote_id, plan);
    await fillForms(site.browser, id);
    const first = await open();
    expect(first.names('link')).toContain('Open the identity check in a new tab');
    const fieldsets = { doc_no: 'ABC1230404', name: 'Ananya Sharma', dob: '1991-01-01' };
    const body = { certificate_type: 'VOTER_ID', mandatory_fields: { pep_flag: false }, fieldsets };
    for (let tries = 0; tries < 5; tries += 1)
      await site.browser.call('kycSearch', { params: { insurer: 'himgiri', id }, body });
    await first.pass(5_100);
    expect(first.names('button')).toContain('Continue at DigiLocker');
  });

  test('goes on looking by itself while the registry is not ready, and passes when it is', async () => {
    const page = await open();
    await check(page, '0407');
    expect(page.text()).toContain('We are asking again: try 1 of 5.');
    await page.pass(3_100);
    expect(page.address()).toBe(paths.proposal(id, 'kyc-success'));
  });

  test('says that the registry does not answer, and no try is used', async () => {
    const page = await open();
    await check(page, '0408');
    await page.pass(50);
    expect(page.address()).toBe(paths.proposal(id, 'kyc-failure'));
    expect(page.names('heading')[0]).toBe('Your identity is not confirmed yet');
    expect(page.text()).toContain('No try was used.');
    await page.press('link', 'Try again or use another document');
    expect(page.text()).toContain('5 tries left');
  });

  test('leaves for the registry’s own page where that is chosen', async () => {
    const page = await open();
    await page.press('radio', /^No document at hand/);
    await page.press('button', 'Continue at DigiLocker');
    expect(page.leftFor()).toBe(`/health-plan/identity/to-registry/${id}/?pep=no`);
  });

  test('that could not be asked for is said, and no try is used', async () => {
    const page = await open();
    site.befall(/ckyc-search/, 403);
    await page.press('button', 'Check my identity');
    expect(page.names('alert')).toHaveLength(1);
    expect(page.text()).toContain('5 tries left');
  });
});
