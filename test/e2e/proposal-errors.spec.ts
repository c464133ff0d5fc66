import { paths } from '#web/paths.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { fillIn, saveAndGoOn, sayDate, title } from './pages/proposal.ts';
import { summary } from './pages/quote-flow.ts';
import { askedIn, boughtBy, filledBy } from './set-up.ts';

test('wrong answers about the proposer are said at the field and above the form, and stay as typed', async ({
  page,
}) => {
  const id = await boughtBy(page);
  // Before anything is typed: what is kept of it would be taken for the right answers.
  const asked = await askedIn(page, id, 'proposerDetails');
  await open(page, paths.proposal(id, 'proposer-detail'));
  await saveAndGoOn(page);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const wrong = [
    ['First name', 'R2-D2', 'Please enter a valid name'],
    ['Mobile', '12345', 'Please enter a valid 10 digit mobile number'],
    ['Email', 'ananya', 'Please enter an email address in the form name@example.com'],
    ['PAN (optional)', 'ABC', 'Please enter a PAN in the form ABCPE1234F'],
    ['Pincode', '999', 'Please enter a valid pincode'],
  ] as const;
  for (const [name, typed] of wrong) await page.getByRole('textbox', { name, exact: true }).fill(typed);
  await saveAndGoOn(page);
  await expect(summary(page)).toBeFocused();
  for (const [name, typed, message] of wrong) {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(summary(page)).toContainText(message);
  }
  await summary(page)
    .getByRole('link', { name: /mobile number$/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Mobile' })).toBeFocused();
  for (const [name] of wrong) await page.getByRole('textbox', { name, exact: true }).fill('');
  await fillIn(page, { ...asked, saved: {} });
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Who is insured');
});

test('an IFSC fills in bank and branch; the account number comes back masked', async ({ page }) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'bank-details'));
  await expect(page.getByRole('textbox', { name: 'Account number', exact: true })).not.toHaveValue(
    buyer.account,
  );
  await page.getByRole('textbox', { name: 'Account number again' }).fill('98765432109876');
  await saveAndGoOn(page);
  await expect(summary(page)).toContainText('Please enter the same as above');
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill(buyer.account);
  await page.getByRole('textbox', { name: 'Account number again' }).fill(buyer.account);
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByRole('textbox', { name: 'IFSC code' }).fill('SBIN0000300');
  await expect(page.getByRole('textbox', { name: 'Bank', exact: true })).toHaveValue(/State Bank/);
  await expect(page.getByText(/^Bank and branch are filled in from the IFSC code/)).toBeVisible();
  expect(await height(), 'what is under the form stays under a finger').toBe(before);
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Moving from another insurer');
});

test('a bank whose branch nobody knows leaves the typed branch alone', async ({ page }) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'bank-details'));
  const branch = page.getByRole('textbox', { name: 'Branch', exact: true });
  await branch.fill('Hazratganj');
  await page.getByRole('textbox', { name: 'IFSC code' }).fill('SBIN0ABC123');
  await expect(
    page.getByText('The bank is filled in from the IFSC code: State Bank of India.'),
  ).toBeVisible();
  await expect(branch).toHaveValue('Hazratganj');
});

test('a bank that is found while the page is left neither dates the next page nor opens the step again', async ({
  page,
}) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'bank-details'));
  const next = Promise.withResolvers<void>();
  await page.route('**/fetch_bank_details/', async (route) => {
    const response = await route.fetch();
    await next.promise;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/fetch_bank_details/');
  await page.getByRole('textbox', { name: 'IFSC code' }).fill('HDFC0000060');
  await asked;
  // The next page has been read, and is not drawn before the bank has come.
  await page.route(
    '**/form-config/**',
    async (route) => {
      const response = await route.fetch();
      const found = page.waitForResponse('**/fetch_bank_details/');
      next.resolve();
      await (await found).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Moving from another insurer');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Health');
});

test('a later step that is not open yet leads to the first that is', async ({ page }) => {
  const id = await boughtBy(page);
  await open(page, paths.proposal(id, 'medical-detail'));
  await expect(title(page)).toHaveText('About the proposer');
  await open(page, paths.proposal(id, 't-and-c'));
  await expect(title(page)).toHaveText('About the proposer');
});

test('a date of birth that makes somebody older shows both prices, and the new one has to be accepted', async ({
  page,
}) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  await sayDate(page.getByRole('group', { name: 'Date of birth' }), '1979-01-15');
  await saveAndGoOn(page);
  await expect(page.getByRole('main')).toContainText('The price has changed.');
  await reload(page);
  await open(page, paths.proposal(id, 'review-detail'));
  await expect(page.getByRole('main')).toContainText(/Age by date of birth|Ages by date of birth/);
});
