import type { Locator } from '@playwright/test';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { expectAccessible, expectDistinctCharts, expectUsable, expectUsableInTheDark } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { openPlan, openResults } from './pages/plans.ts';
import { acceptTerms, formPages, pay, saveAndGoOn } from './pages/proposal.ts';
import {
  choose,
  goOn,
  heading,
  sayAges,
  sayExisting,
  sayHealth,
  sayPlace,
  summary,
} from './pages/quote-flow.ts';
import { boughtBy, checkedBy, filledBy, quoteOf } from './set-up.ts';

test.describe.configure({ timeout: 120_000 });

test('the pages around the quote', { tag: '@shared' }, async ({ page }) => {
  await open(page, paths.home());
  await expectUsable(page, 'start page');
  for (const [who, age] of [
    ['You', '34'],
    ['Father', '63'],
  ] as const) {
    await page.getByRole('checkbox', { name: who, exact: true }).check();
    await page.getByLabel(`${who}: age`).fill(age);
  }
  await page.getByLabel('Pincode').fill('560001');
  await page.getByRole('button', { name: 'See a first price' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Father on his own plan' })).toContainText(
    '₹10 lakh for father',
  );
  await expectUsable(page, 'start page with a price');
  for (const path of [paths.about('who-pays-us'), paths.about('your-data'), paths.help()]) {
    await open(page, path);
    await expectUsable(page, path);
  }
  for (const search of [{}, { left: 'yes' }]) {
    await open(page, paths.leaveDevice(search));
    await expectUsable(page, 'leave device');
  }
  for (const type of ['offline', 'cover-offline', 'age-offline'] as const) {
    await open(page, paths.policyOffline(type));
    await expectUsable(page, type);
  }
});

test('the page of health after a first price, a step of the landing flow, and the door to policies', {
  tag: '@shared',
}, async ({ page }) => {
  await open(page, paths.home());
  for (const [who, age] of [
    ['You', '34'],
    ['Father', '63'],
  ] as const) {
    await page.getByRole('checkbox', { name: who, exact: true }).check();
    await page.getByLabel(`${who}: age`).fill(age);
  }
  await page.getByLabel('Pincode').fill('560001');
  await page.getByRole('button', { name: 'See a first price' }).click();
  await page.getByRole('link', { name: 'Make it exact: one page on health' }).click();
  await expect(heading(page)).toHaveText('Who has what?');
  await expectUsable(page, 'landing, health');
  await page.getByText('Insulin, heart, cancer, stroke, kidney, and all other illnesses').click();
  await page.getByText('Do you hold a policy already? Say so here').click();
  await page.getByRole('button', { name: 'Show exact prices' }).click();
  await expect(summary(page)).toBeVisible();
  await expectUsableInTheDark(page, 'landing, health, all open, errors shown');
  await open(page, paths.landing('members'));
  await expectUsable(page, 'landing, members');
  await open(page, paths.openPolicies());
  await expectUsableInTheDark(page, 'open policies');
});

test('a page that is not there', { tag: '@shared' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await open(page, `${paths.chooseMember()}/nowhere`);
  await expect(heading(page)).toHaveText('This page is not here');
  await expectUsable(page, 'not found');
});

test('every step of the quote, clean and with errors shown', async ({ page, isMobile }) => {
  const inBothThemes = async (what: string) => {
    // With errors shown a step has all that it has without; a wide page is looked at once.
    if (isMobile) await expectUsable(page, what);
    await page.getByRole('button', { name: /^(Continue|See plans and prices)$/ }).click();
    await expect(summary(page)).toBeVisible();
    await expectUsableInTheDark(page, `${what}, errors shown`);
  };
  await open(page, paths.chooseMember());
  await inBothThemes('choose-member');
  await choose(page, { gender: 'Female', people: ['You', 'Spouse', 'Father'], sons: 2 });
  await expectUsable(page, 'choose-member, answered');
  await goOn(page);
  await expect(heading(page)).toHaveText('How old is everyone?');
  await inBothThemes('member-details');
  await sayAges(page, { You: 34, Spouse: 36, 'Son 1': 4, 'Son 2': 8, Father: 63 });
  await goOn(page);
  await expect(heading(page)).toHaveText('Where do you live?');
  await inBothThemes('address-details');
  await sayPlace(page, '560001', '411001');
  await expectUsable(page, 'address-details, answered');
  await goOn(page);
  await expect(heading(page)).toHaveText('Health and habits');
  await inBothThemes('family-detail');
  await sayHealth(page, { conditions: { Father: ['Asthma'] }, smokes: 'Spouse' });
  await expectUsable(page, 'family-detail, answered');
  await goOn(page);
  await expect(heading(page)).toHaveText('Do you already have a health policy?');
  await inBothThemes('existing-policy');
  await sayExisting(page, '₹5 lakh');
  await expectUsable(page, 'existing-policy, answered');
});

test('plans and one plan', async ({ page, isMobile }) => {
  const id = await quoteOf(page, {});
  await openResults(page, 'family', id);
  await expectUsableInTheDark(page, 'results, family');
  await expectDistinctCharts(page, 'results, family');
  await page.emulateMedia({ forcedColors: 'active' });
  const covers = await looksOf(page.locator('#covers label'));
  expect(new Set(covers).size, 'the chosen cover beside the others').toBe(2);
  const [best] = await looksOf(page.locator('section[aria-labelledby="picks"] article'));
  expect(best, 'the recommended plan').toContain('solid 2px');
  await page.emulateMedia({ forcedColors: 'none' });
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'filters', 'dialog[open]');
    await page.keyboard.press('Escape');
  }
  await openPlan(page, 'Sahyadri Poorna');
  await expectUsableInTheDark(page, 'plan-detail');
  for (const fold of await page.locator('details:has(> section) > summary').all()) await fold.click();
  await expectUsableInTheDark(page, 'plan-detail, unfolded');
  await expectDistinctCharts(page, 'plan-detail');
});

test('every form of the proposal, clean and with errors shown', { tag: '@shared' }, async ({ page }) => {
  const id = await filledBy(page);
  for (const name of formNames) {
    await open(page, paths.proposal(id, formPages[name]));
    await expectUsable(page, formPages[name]);
  }
  for (const screen of ['buy-policy', 'review-detail', 'kyc'] as const) {
    await open(page, paths.proposal(id, screen));
    await expectUsable(page, screen);
  }
  await page.getByRole('radio', { name: /^Passport/ }).check();
  await page.getByRole('button', { name: 'Check my identity' }).click();
  await expect(summary(page)).toBeVisible();
  await expectUsable(page, 'kyc, errors shown');
});

test('an untouched proposal form with errors shown', { tag: '@shared' }, async ({ page }) => {
  const id = await boughtBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  await saveAndGoOn(page);
  await expect(summary(page)).toBeVisible();
  await expectUsableInTheDark(page, 'proposer-detail, errors shown');
});

test('terms, the gateway and the pages after payment', { tag: '@shared' }, async ({ page }) => {
  const id = await checkedBy(page);
  await open(page, paths.proposal(id, 'kyc-success'));
  await expectUsable(page, 'kyc-success');
  await open(page, paths.proposal(id, 't-and-c'));
  await expectUsable(page, 't-and-c');
  await page.getByRole('button', { name: /^Accept and pay/ }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectUsable(page, 't-and-c, errors shown');
  await acceptTerms(page);
  await expectUsable(page, 'gateway');
  await pay(page, 'Fail: UPI limit for the day reached');
  await expect(heading(page)).toHaveText('The payment did not go through');
  await expectUsable(page, 'transaction-failure');
  await page.getByRole('button', { name: /^Pay ₹[\d,]+ by card/ }).click();
  await pay(page);
  await expect(heading(page)).toHaveText('Your policy is issued');
  await expectUsable(page, 'transaction-success');
  await open(page, paths.myPolicies());
  await expectUsable(page, 'my-policies');
});

/** Ground, border and outline of each, by which they are told apart where the page's own colours are not shown. */
const looksOf = (places: Locator): Promise<readonly string[]> =>
  places.evaluateAll((elements) => {
    const page = getComputedStyle(document.body).backgroundColor;
    return elements.map((element) => {
      const { backgroundColor, borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
      const ground = /^rgba\(.*, 0\)$/.test(backgroundColor) ? page : backgroundColor;
      return `${ground} ${borderTopStyle} ${borderTopWidth} ${outlineStyle}`;
    });
  });

test('with forced colours an empty box is empty, a chosen answer differs from the others, and steps done from those ahead', {
  tag: '@shared',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, paths.chooseMember());
  const tick = page.locator('label:has(input[name="You"]) svg').last();
  await expect(tick).toBeHidden();
  await page.getByRole('checkbox', { name: /^You/ }).check();
  await expect(tick).toBeVisible();
  await page.getByLabel('Female', { exact: true }).check();
  const looks = await looksOf(page.locator('label:has(input[type="radio"])'));
  expect(new Set(looks.slice(0, 2)).size).toBe(2);
  const quoteSteps = await looksOf(page.locator('ol[aria-hidden] li'));
  expect(quoteSteps[0]).not.toBe(quoteSteps[1]);
  expect(quoteSteps.at(-1)).toContain('solid');

  const id = await checkedBy(page);
  await open(page, paths.proposal(id, 'portability-detail'));
  const [yes, no] = await looksOf(page.getByRole('group').locator('label:has(input[type="radio"])'));
  expect(yes).not.toBe(no);
  const steps = await looksOf(page.locator('ol[aria-hidden] li'));
  expect(steps[0]).not.toBe(steps.at(-1));
  expect(steps.at(-1)).toContain('solid');

  await open(page, paths.proposal(id, 't-and-c'));
  for (const box of await page.getByRole('main').locator('label:has(input[type="checkbox"])').all()) {
    await expect(box.locator('svg').first()).toBeHidden();
    await box.getByRole('checkbox').check();
    await expect(box.locator('svg').first()).toBeVisible();
  }
});
