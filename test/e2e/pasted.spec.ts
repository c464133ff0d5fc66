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

test('what is pasted with marks that nobody sees is kept without them, a code of a bank with its spaces, a date in one go', async ({
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
