import { codeIn } from '../resume-link.ts';
import { expectUsableInTheDark } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { pay, title } from './pages/proposal.ts';
import { agreedBy } from './set-up.ts';

test.describe.configure({ timeout: 120_000 });

test('from the page of a policy to a claim that is told, with its reference and its day', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  // A mobile that opens policies of other buyers too has its codes in no outbox.
  const { payUrl } = await agreedBy(page, { mobile: '9822031331' });
  await page.goto(payUrl);
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is issued');

  await page.getByRole('link', { name: 'Make a claim, or see how it stands' }).click();
  await expect(title(page)).toHaveText('A claim');
  await page.getByRole('link', { name: 'Emergency' }).click();
  await expect(page.getByText('Go first. Tell us after.')).toBeVisible();
  await expectUsableInTheDark(page, 'an emergency');
  await page.getByRole('link', { name: 'A stay is planned' }).click();
  await page.getByRole('button', { name: /^Tell / }).click();
  await expect(page.getByRole('alert')).toContainText('Treated for what? Please fill this in');
  await page.getByLabel('Treated for what?').fill('Knee replacement');
  await page.getByRole('combobox', { name: 'In which hospital?' }).selectOption('other');
  await page.getByLabel(/^Name and town of the hospital/).fill('Kedige Hospital, Tumakuru');
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day of admission').fill(inAWeek);
  await page.getByLabel('The hospital’s estimate').fill('3 lakh');
  await page.getByRole('button', { name: /^Tell / }).click();
  await expect(page.getByText('Knee replacement. Kedige Hospital')).toBeVisible();
  await expect(page.getByText(/^CH \d{4} \d{4}$/)).toBeVisible();
  await expectUsableInTheDark(page, 'a claim that was told');

  const claimPage = page.url();
  await page.getByRole('link', { name: /^To take the claim back/ }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const outbox = await page.context().newPage();
  await outbox.goto('/sandbox/outbox');
  const code = codeIn(await outbox.locator('pre').first().innerText());
  await outbox.close();
  await page.getByRole('textbox', { name: 'Code of 6 digits' }).fill(code);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Let one more person in' })).toBeVisible();
  await page.goto(claimPage);
  await page.getByRole('button', { name: 'Take the claim back' }).click();
  await expect(
    page.getByRole('heading', { name: /^(We are taking it back|This claim is taken back)$/ }),
  ).toBeVisible();
});
