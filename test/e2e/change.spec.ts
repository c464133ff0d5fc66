import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { paths } from '#web/paths.ts';
import { expectUsable } from './audit.ts';
import { expect } from './fixtures.ts';
import { codeOf, issuedBy, test } from './own-policy.ts';
import { open, reload } from './pages/opening.ts';
import { heading } from './pages/quote-flow.ts';

test('a nominee is changed: a code, what is wrong beside its field, a reference and a day, and then the policy says who', async ({
  page,
  own,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  const id = await issuedBy(page);
  await page.getByRole('link', { name: 'Change nominee, name, address or email' }).click();
  await expect(heading(page)).toHaveText('Something to change?');
  await expectUsable(page, 'what can be changed');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code of 6 digits' }).fill(await codeOf(page));
  await page.keyboard.press('Enter');
  const nominee = page.locator('details').filter({ hasText: /^Nominee/ });
  await nominee.locator('summary').click();
  await nominee.getByRole('button', { name: 'Send the nominees' }).waitFor();
  await expectUsable(page, 'the nominees of a policy');
  await nominee.getByRole('button', { name: 'Add another nominee' }).click();
  await nominee.getByRole('button', { name: 'Send the nominees' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectUsable(page, 'nominees with errors');
  for (const fold of ['Correction of a name', 'Address', 'Email']) {
    await page.locator('summary').filter({ hasText: fold }).click();
    await expectUsable(page, fold);
  }
  await nominee.getByRole('button', { name: 'Take out nominee 2' }).click();
  const box = (name: string) => nominee.getByRole('textbox', { name, exact: true });
  await box('First name').fill('Sunita');
  await box('Last name').fill('Iyer');
  await nominee.getByRole('button', { name: 'Send the nominees' }).click();
  const request = page.getByRole('region', { name: 'What you asked for' });
  await expect(request).toContainText(/Nominee: Sahyadri Health answers by .*CH \d{4} \d{4}/s);
  await expectUsable(page, 'a change that is with the insurer');

  for (const seconds of [6, 6]) {
    own.wait({ seconds });
    await settleRequests(own.ports, 10);
  }
  await reload(page);
  await expect(request).toContainText('Nominee: done');
  await expectUsable(page, 'a change that is done');
  await open(page, paths.proposal(id, 'transaction-success'));
  await expect(page.getByRole('main')).toContainText('Sunita Iyer');
});
