import type { Locator, Page } from '@playwright/test';
import { maskText } from '#domain/proposal/form/masked.ts';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { saveAndGoOn, title } from './pages/proposal.ts';
import { filledBy, questionsIn } from './set-up.ts';

/** It comes by the clipboard, from another page. */
async function paste(page: Page, box: Locator, text: string): Promise<void> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  await other.locator('textarea').fill(text);
  await other.keyboard.press('Control+A');
  await other.keyboard.press('Control+C');
  await other.close();
  await page.bringToFront();
  await box.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

test('what is pasted about the proposer with marks that nobody sees is taken, and kept without them', async ({
  page,
}) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  await paste(page, box(page, 'Mobile'), '\u202a(98220) 44171\u202c');
  await paste(page, box(page, 'PAN (optional)'), 'ABCPS1234G\u2060');
  await paste(page, box(page, 'Pincode'), '560\u200b001');
  await expect(page.getByText(/from the pincode/).first()).toBeVisible();
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Who is insured');
  const { saved } = await questionsIn(page, id, 'proposerDetails');
  expect([saved.mobile, saved.pan, saved.pincode]).toEqual(['9822044171', maskText('ABCPS1234G'), '560001']);
});

test('a code of a bank is taken with its spaces, and a date of birth in one go', async ({ page }) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'nominee-detail'));
  const born = page.getByRole('group', { name: /date of birth/i }).first();
  await paste(page, born.getByLabel('Day'), '1988-08-27');
  for (const [label, value] of [
    ['Day', '27'],
    ['Month', '8'],
    ['Year', '1988'],
  ] as const)
    await expect(born.getByLabel(label)).toHaveValue(new RegExp(`^0?${value}$`));
  await open(page, paths.proposal(id, 'bank-details'));
  await paste(page, box(page, 'IFSC code'), 'HDFC\u00a00000\u00a0001');
  await expect(box(page, 'Bank')).toHaveValue('HDFC Bank');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Moving from another insurer');
  expect((await questionsIn(page, id, 'bankDetails')).saved.ifsc).toBe('HDFC0000001');
});

test('what a code of a bank filled in goes with it, from the form and from the review', async ({
  page,
  expectedErrors,
}) => {
  // The look-up fails for the second code, and nobody knows the third one.
  expectedErrors.push(/503 .*fetch_bank_details/, /404 .*fetch_bank_details/);
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'bank-details'));
  await box(page, 'IFSC code').fill('HDFC0000001');
  await expect(box(page, 'Bank')).toHaveValue('HDFC Bank');
  await page.route(/fetch_bank_details/, (route) => route.fulfill({ status: 503, body: '' }));
  const failed = page.waitForResponse(/fetch_bank_details/);
  await box(page, 'IFSC code').fill('SBIN0000300');
  await failed;
  await page.unroute(/fetch_bank_details/);
  await box(page, 'IFSC code').blur();
  await expect(box(page, 'Bank')).toHaveValue('HDFC Bank');
  await box(page, 'IFSC code').fill('ABCD0123456');
  await expect(box(page, 'Bank')).toHaveValue('');
  await expect(box(page, 'Branch')).toHaveValue('');
  await expect(box(page, 'City of the branch')).toHaveValue('');
  await box(page, 'Bank').fill('Abcd Sahakari Bank');
  await box(page, 'Branch').fill('Nashik');
  await box(page, 'City of the branch').fill('Nashik');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Moving from another insurer');
  const { saved } = await questionsIn(page, id, 'bankDetails');
  expect(saved).toMatchObject({ ifsc: 'ABCD0123456', bank_name: 'Abcd Sahakari Bank', bank_city: 'Nashik' });
  expect(JSON.stringify(saved)).not.toContain('HDFC');
  await open(page, paths.proposal(id, 'review-detail'));
  await expect(page.getByText('Abcd Sahakari Bank')).toBeVisible();
  await expect(page.getByText(/HDFC/)).toHaveCount(0);
});

test('a likely slip in an address is asked about: the button takes what is meant, and typing on keeps what stands', async ({
  page,
}) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  const email = box(page, /^E-?mail/i);
  await email.fill('asha@gmail.con');
  const question = page.getByText('Did you mean asha@gmail.com?');
  await expect(question).toBeVisible();
  await email.fill('asha@gmail.cons');
  await expect(question).toBeHidden();
  await email.fill('asha@gmail.con');
  await page.getByRole('button', { name: 'Yes, use it' }).click();
  await expect(email).toHaveValue('asha@gmail.com');
  await expect(email).toBeFocused();
  await expect(question).toBeHidden();
  await email.fill('asha@yaho.com');
  await saveAndGoOn(page);
  await expect(page.getByText('Did you mean asha@yahoo.com?')).toBeVisible();
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Who is insured');
  expect((await questionsIn(page, id, 'proposerDetails')).saved.email).toContain('yaho.com');
});
