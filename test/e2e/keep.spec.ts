import type { Page } from '@playwright/test';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open, reload, settled } from './pages/opening.ts';
import { acceptTerms, checkIdentity, formTitles, pay, saveAndGoOn, title } from './pages/proposal.ts';
import {
  ageOf,
  choose,
  goOn,
  heading,
  question,
  sayAges,
  sayExisting,
  sayHealth,
  sayPlace,
} from './pages/quote-flow.ts';
import { filledBy } from './set-up.ts';

test('going back and reloading at any step of the quote loses no answer', async ({ page }) => {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You', 'Spouse'], sons: 1 });
  await reload(page);
  await expect(page.getByRole('checkbox', { name: /^Spouse/ })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Sons', exact: true })).toContainText('1');
  await goOn(page);

  await sayAges(page, { You: 34, Spouse: 36, Son: 4 });
  await page.goBack();
  await expect(heading(page)).toHaveText('Who would you like to cover?');
  await expect(question(page, 'You are').getByLabel('Female', { exact: true })).toBeChecked();
  await page.goForward();
  await expect(ageOf(page, 'Son')).toHaveValue('4');
  await reload(page);
  await expect(ageOf(page, 'You')).toHaveValue('34');
  await goOn(page);

  await sayPlace(page, '560001');
  await reload(page);
  await expect(page.getByLabel('Pincode', { exact: true })).toHaveValue('560001');
  await goOn(page);

  await sayHealth(page, { conditions: { Spouse: ['Asthma'] }, smokes: 'Spouse' });
  await reload(page);
  await expect(page.getByRole('checkbox', { name: 'Asthma' })).toBeChecked();
  await expect(question(page, 'Who smokes?').getByLabel('Husband')).toBeChecked();
  await goOn(page);

  await sayExisting(page, '₹5 lakh');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Asthma' })).toBeChecked();
  await goOn(page);
  await expect(page.getByLabel('Cover of that policy')).toHaveValue('500000');
});

/** All that the page's form holds, as it is shown. */
const shownIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('input, select, textarea')
    .evaluateAll((controls: (HTMLInputElement | HTMLSelectElement)[]) =>
      controls.map((control) =>
        'checked' in control && control.type !== 'text'
          ? `${control.name} ${control.checked}`
          : control.value,
      ),
    );

test('going back and reloading at any step of a purchase loses no answer and pays once', async ({ page }) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  const rows: string[][] = [];
  for (const name of formNames) {
    await expect(title(page)).toHaveText(formTitles[name]);
    await reload(page);
    rows.push(await shownIn(page));
    await saveAndGoOn(page);
  }
  await expect(title(page)).toHaveText('Check your answers');
  for (const name of formNames.toReversed()) {
    await page.goBack();
    await expect(title(page)).toHaveText(formTitles[name]);
    expect(await shownIn(page)).toEqual(rows[formNames.indexOf(name)]);
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('ananya.rao@example.in');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(title(page)).toHaveText(/^Buy /);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ananya.rao@example.in');
  await open(page, paths.proposal(id, 'kyc'));
  await checkIdentity(page, buyer.pan);
  await expect(title(page)).toHaveText('Your identity is confirmed');
  await page.goBack();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Check my identity' })).toHaveCount(0);

  await open(page, paths.proposal(id, 't-and-c'));
  await acceptTerms(page);
  const gateway = page.url();
  await page.goBack();
  await expect(title(page)).toHaveText('Terms and payment');
  await reload(page);
  await expect(page.getByText('You have accepted the terms and this price.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(gateway);
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is issued');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0);
  await open(page, paths.proposal(id, 't-and-c'));
  await expect(title(page)).toHaveText('Your policy is issued');
});
