import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { findFirefox } from './browser.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { card, premiumIn } from './pages/plans.ts';
import { acceptTerms, checkIdentity, fillIn, formTitles, pay, saveAndGoOn, title } from './pages/proposal.ts';
import { answerForOne, heading, seeList } from './pages/quote-flow.ts';
import { boughtBy, questionsIn } from './set-up.ts';

// biome-ignore lint/suspicious/noSkippedTests: not every machine has a Firefox, and the report says so.
test.skip(findFirefox() === undefined, 'no firefox-esr on this machine');

test('in Firefox one person answers five steps and sees the list with its prices', async ({ page }) => {
  await answerForOne(page);
  await seeList(page);
  await expect(heading(page)).toHaveText('Plans for one person: you');
  expect(await premiumIn(await card(page, 'Sahyadri Poorna'))).toMatch(/^₹/);
});

test('in Firefox one person fills every form, pays, and holds a policy', async ({ page }) => {
  const id = await boughtBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  for (const name of formNames) {
    await expect(title(page)).toHaveText(formTitles[name]);
    await fillIn(page, await questionsIn(page, id, name));
    await saveAndGoOn(page);
  }
  await expect(title(page)).toHaveText('Check your answers');
  await page.getByRole('link', { name: 'Continue to the identity check' }).click();
  await checkIdentity(page, buyer.pan);
  await page.getByRole('link', { name: 'Continue to the terms' }).click();
  await acceptTerms(page);
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is issued');
});
