import type { Page } from '@playwright/test';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { chooseIn, pressOn, typeForm, typeInto } from './pages/keyboard.ts';
import { open } from './pages/opening.ts';
import { card, openResults, titleOf } from './pages/plans.ts';
import { formTitles, title } from './pages/proposal.ts';
import { ageOf, heading, question } from './pages/quote-flow.ts';
import { boughtBy, questionsIn, quoteOf } from './set-up.ts';

test.describe.configure({ timeout: 150_000 });

/** Every navigation scrolls to the top after 200 ms (specification section 1); a person tabs on after that. */
async function arrive(page: Page, name: string | RegExp): Promise<void> {
  await expect(title(page)).toHaveText(name);
  await page.waitForTimeout(300);
}

const goOn = (page: Page) => pressOn(page, page.getByRole('button', { name: 'Continue' }), 'Enter');

test('one person gets from the start page to the first form by keyboard alone', async ({ page }) => {
  await open(page, paths.home());
  await pressOn(page, page.getByRole('link', { name: 'See plans and prices' }).first(), 'Enter');
  await expect(heading(page)).toBeFocused();
  await pressOn(page, page.getByRole('checkbox', { name: /^You/ }), 'Space');
  await chooseIn(page, question(page, 'You are'), 'Female');
  await goOn(page);
  await expect(heading(page)).toBeFocused();
  await typeInto(page, ageOf(page, 'You'), '34');
  await page.keyboard.press('Enter');
  await arrive(page, 'Where do you live?');
  await typeInto(page, page.getByLabel('Pincode', { exact: true }), '560001');
  await goOn(page);
  await arrive(page, 'Health and habits');
  await chooseIn(page, question(page, /have a medical condition\?$/), 'No');
  for (const habit of [
    'Who smokes?',
    'Who chews tobacco?',
    'Who drinks alcohol?',
    'Who exercises most weeks?',
  ]) {
    await pressOn(page, question(page, habit).getByLabel('No one'), 'Space');
  }
  await goOn(page);
  await arrive(page, 'Do you already have a health policy?');
  await chooseIn(page, question(page, 'Do you have a policy?'), 'No');
  await pressOn(page, page.getByRole('button', { name: 'See plans and prices' }), 'Enter');
  await arrive(page, 'Four questions that move a rupee');
  await pressOn(page, page.getByRole('link', { name: 'See the plans' }), 'Enter');
  await arrive(page, /^Plans for/);
  const chosenCard = await card(page, 'Deccan Suraksha');
  await pressOn(page, chosenCard.getByRole('link', { name: 'See plan Deccan Suraksha' }), 'Enter');
  await arrive(page, /Deccan Suraksha/);
  await pressOn(page, page.getByRole('button', { name: 'Buy this plan' }).first(), 'Enter');
  await arrive(page, 'Buy Deccan Suraksha');
  await pressOn(page, page.getByRole('link', { name: 'Start with your details' }), 'Enter');
  await arrive(page, 'About the proposer');
});

test('one person gets from the first form to the gateway by keyboard alone', async ({ page }) => {
  const id = await boughtBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  for (const name of formNames) {
    await arrive(page, formTitles[name]);
    await typeForm(page, await questionsIn(page, id, name));
    await pressOn(page, page.getByRole('button', { name: 'Save and continue' }), 'Enter');
  }
  await arrive(page, 'Check your answers');
  await pressOn(page, page.getByRole('link', { name: 'Continue to the identity check' }), 'Enter');
  await arrive(page, 'Identity check');
  await chooseIn(page, question(page, 'Which document do you have at hand?'), /^PAN/);
  await typeInto(page, page.getByRole('textbox', { name: 'PAN' }), buyer.pan);
  await pressOn(page, page.getByRole('button', { name: 'Check my identity' }), 'Enter');
  await pressOn(page, page.getByRole('link', { name: 'Continue to the terms' }), 'Enter');
  await arrive(page, 'Terms and payment');
  for (const box of await page.getByRole('checkbox', { name: /\(required\)$/ }).all()) {
    await pressOn(page, box, 'Space');
  }
  await pressOn(page, page.getByRole('button', { name: /^Accept and pay/ }), 'Enter');
  await expect(page).toHaveTitle(/Sandbox gateway/);
  await pressOn(page, page.getByRole('button', { name: /^Pay ₹/ }), 'Enter');
  await arrive(page, 'Your policy is issued');
});

test('plans of a list are compared, a fifth asks which makes room, and one of them is opened, by keyboard alone', async ({
  page,
}) => {
  await openResults(page, 'individual', await quoteOf(page));
  await pressOn(page, page.getByRole('link', { name: 'Skip to plans' }), 'Enter');
  const plan = (at: number) => page.locator('main article:has([aria-pressed])').nth(at);
  const [first, second] = [plan(0), plan(1)];
  for (const card of [first, second]) {
    await pressOn(page, card.getByRole('button', { name: /^Compare/ }), 'Space');
    await expect(card.getByRole('button', { name: /^Comparing/ })).toBeFocused();
  }
  const box = (at: number) => page.locator('main article button[aria-pressed]').nth(at);
  const chosenPlans = page.getByRole('complementary', { name: 'Plans to compare' });
  for (const at of [2, 3]) await box(at).press('Space');
  await expect(chosenPlans.getByRole('button')).toHaveCount(4);
  await expect(chosenPlans).not.toContainText('more place');
  const [third, fifth] = [await titleOf(plan(2)), await titleOf(plan(4))];
  await box(4).press('Space');
  const asks = page.getByRole('dialog', { name: `Which plan makes room for ${fifth}?` });
  await expect(asks.getByRole('button')).toHaveCount(5);
  await pressOn(page, asks.getByRole('button', { name: 'Keep these plans' }), 'Enter');
  await expect(chosenPlans).not.toContainText(fifth);
  await expect(box(4)).toBeFocused();
  await box(4).press('Space');
  await pressOn(page, asks.getByRole('button', { name: `Take out ${third}` }), 'Enter');
  await expect(chosenPlans.getByRole('button').nth(2)).toContainText(fifth);
  await expect(chosenPlans).not.toContainText(third);
  const name = await titleOf(first);
  await pressOn(page, page.getByRole('complementary').getByRole('link', { name: /^Compare/ }), 'Enter');
  await arrive(page, / or .*\?$/);
  await expect(heading(page)).toBeFocused();
  await pressOn(page, page.getByRole('switch', { name: /Only differences/ }), 'Space');
  await expect(page.getByRole('switch', { name: /Only differences/ })).not.toBeChecked();
  await pressOn(page, page.getByRole('columnheader').getByRole('link', { name, exact: true }), 'Enter');
  await arrive(page, new RegExp(name));
  await expect(heading(page)).toBeFocused();
});
