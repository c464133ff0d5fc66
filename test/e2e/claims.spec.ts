import { expectUsableInTheDark } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { pay, title } from './pages/proposal.ts';
import { agreedBy } from './set-up.ts';

test.describe.configure({ timeout: 120_000 });

test('from the page of a policy to what it pays of a stay, and to a letter where it paid less', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  const { payUrl } = await agreedBy(page);
  await page.goto(payUrl);
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is issued');

  await page.getByRole('link', { name: 'In hospital: what will be paid?' }).click();
  await expect(title(page)).toHaveText('What will the plan pay?');
  await page.getByLabel('For what?').selectOption('Heart bypass operation');
  await page.getByRole('button', { name: 'Work it out' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('What does it come from? Please choose');
  await expect(page.getByLabel('For what?')).toHaveValue('bypass');
  await expectUsableInTheDark(page, 'an estimate with wrong answers');
  await page.getByLabel('Something new').check();
  await page.getByLabel('Single', { exact: true }).check();
  await page.getByLabel('Which hospital?').selectOption('network');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('The plan pays nothing of')).toBeVisible();
  await expect(page.getByText(/Not covered yet on .*: it is from/).first()).toBeVisible();
  await page.getByLabel('An accident').check();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText(/The plan pays ₹[\d,]+ of ₹[\d,]+\. You pay ₹/)).toBeVisible();
  await expect(page.getByText(/Policy wording, part \d+/).first()).toBeVisible();
  await expectUsableInTheDark(page, 'an estimate');

  await page.getByRole('link', { name: 'Was less paid, or nothing?' }).click();
  await expect(page.getByText('bimabharosa.irdai.gov.in')).toBeVisible();
  await page.getByLabel('The bill', { exact: true }).fill('3 lakh');
  await page.getByLabel('The insurer pays of it').fill('0');
  await page.getByLabel('The reason that it gives').selectOption('A waiting period was running');
  await page.getByLabel('Day of the insurer’s letter').fill(new Date().toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Make the letters' }).click();
  await expect(page.getByText('₹3,00,000 of ₹3,00,000 is in dispute')).toBeVisible();
  await expectUsableInTheDark(page, 'a complaint');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Letter in English' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^complaint-officer-.*\.pdf$/);

  await page.getByRole('link', { name: 'Your policy' }).click();
  await expect(page.getByRole('link', { name: 'Less was paid, or nothing?' })).toBeVisible();
});
