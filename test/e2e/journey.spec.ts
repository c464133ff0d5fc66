import type { Page } from '@playwright/test';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { buyThis, card, openPlan, premiumIn } from './pages/plans.ts';
import { acceptTerms, checkIdentity, fillIn, formTitles, pay, saveAndGoOn, title } from './pages/proposal.ts';
import {
  choose,
  goOn,
  heading,
  sayAges,
  sayExisting,
  sayHealth,
  sayPlace,
  seePlans,
} from './pages/quote-flow.ts';
import { proposalIdIn, questionsIn } from './set-up.ts';

test.describe.configure({ timeout: 150_000 });

const policyNumber = /^[A-Z]{3}-\d\d-\d+-\d+$/;

/** Fills one form by hand; after a reload every answer still stands there. */
async function answerForm(page: Page, id: string, name: FormName): Promise<void> {
  await expect(title(page)).toHaveText(formTitles[name]);
  const questions = await questionsIn(page, id, name);
  await fillIn(page, questions);
  await saveAndGoOn(page);
  await expect(title(page)).not.toHaveText(formTitles[name]);
}

async function fillAllForms(page: Page): Promise<string> {
  const id = proposalIdIn(page);
  await page.getByRole('link', { name: 'Start with your details' }).click();
  for (const name of formNames) await answerForm(page, id, name);
  await expect(title(page)).toHaveText('Check your answers');
  return id;
}

async function expectPolicyFile(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Policy schedule', exact: true });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

test('you, spouse, a son and father: from the start page to the policy, at one price', async ({ page }) => {
  await test.step('the quote', async () => {
    await open(page, paths.home());
    await page.getByRole('link', { name: 'See plans and prices' }).first().click();
    await choose(page, { gender: 'Female', people: ['You', 'Spouse', 'Father'], sons: 1 });
    await goOn(page);
    await sayAges(page, { You: 34, Spouse: 36, Son: 4, Father: 63 });
    await goOn(page);
    await sayPlace(page, '560001', '411001');
    await goOn(page);
    await sayHealth(page, { conditions: { Spouse: [buyer.condition] }, smokes: 'Spouse' });
    await goOn(page);
    await sayExisting(page);
    await seePlans(page);
    await expect(heading(page)).toHaveText('Three ways to cover four people');
    await reload(page);
    await page.getByRole('link', { name: 'See your plans' }).click();
    await expect(heading(page)).toHaveText('Plans for your family');
  });

  const premium = await test.step('the plan', async () => {
    for (const group of ['Family', 'Father', 'Combined', 'Individual']) {
      await expect(page.getByRole('navigation', { name: 'Plan groups' })).toContainText(group);
    }
    await reload(page);
    const listed = await premiumIn(await card(page, 'Sahyadri Poorna'));
    await openPlan(page, 'Sahyadri Poorna');
    await reload(page);
    await expect(page.getByRole('main')).toContainText(listed);
    await buyThis(page);
    await expect(title(page)).toHaveText('Buy Sahyadri Poorna');
    await reload(page);
    await expect(page.getByRole('main')).toContainText(listed);
    return listed;
  });

  await test.step('the forms', () => fillAllForms(page));

  await test.step('review, identity and terms', async () => {
    await reload(page);
    await expect(page.getByRole('main')).toContainText(buyer.condition);
    await expect(page.getByRole('main')).not.toContainText(buyer.account);
    await page.getByRole('link', { name: 'Continue to the identity check' }).click();
    await reload(page);
    await checkIdentity(page, buyer.pan);
    await expect(title(page)).toHaveText('Your identity is confirmed');
    await reload(page);
    await page.getByRole('link', { name: 'Continue to the terms' }).click();
    await expect(title(page)).toHaveText('Terms and payment');
    await reload(page);
    await expect(page.getByRole('button', { name: `Accept and pay ${premium}` })).toBeVisible();
    await acceptTerms(page);
    await expect(page.getByText(premium).first()).toBeVisible();
  });

  await test.step('payment and policy', async () => {
    await pay(page);
    await expect(title(page)).toHaveText('Your policy is issued');
    const deed = page.getByRole('region', { name: 'Your policy' });
    await expect(deed.getByText(policyNumber)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(premium);
    for (const name of ['Ananya Sharma', 'Rohan Sharma', 'Kabir Sharma'])
      await expect(main).toContainText(name);
    await expectPolicyFile(page);
    await reload(page);
    await expect(deed.getByText(policyNumber)).toBeVisible();
    await page.getByRole('link', { name: 'See plans for father' }).click();
    await expect(heading(page)).toHaveText('Plans for one person: father');
  });
});
