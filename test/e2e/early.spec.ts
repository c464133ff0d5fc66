import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { card, openPlan, openResults, unfold } from './pages/plans.ts';
import { pay, title } from './pages/proposal.ts';
import { summary } from './pages/quote-flow.ts';
import { agreedBy, boughtBy, quoteOf } from './set-up.ts';

/** The scripts of the page, or those named, come when the answer is called. */
async function holdScripts(page: Page, scripts = '**/*.js'): Promise<() => void> {
  const { promise: here, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await here;
    await route.continue();
  });
  return letGo;
}

test('an order, a stay and an answer that are chosen before the script is here are those of the list', async ({
  page,
}) => {
  const id = await quoteOf(page, {});
  const letGo = await holdScripts(page);
  const letPartsGo = await holdScripts(page, '**/below-*.js');
  await page.goto(paths.results('family', id), { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Sort plans' }).selectOption('premium-low');
  await page.getByRole('combobox', { name: /by one stay/ }).selectOption({ index: 1 });
  const baby = page.getByRole('group', { name: 'Planning a baby?' });
  await baby.getByRole('button', { name: 'Yes' }).click();
  letGo();
  await expect(page).toHaveURL(/sort=premium-low&stay=/);
  letPartsGo();
  await expect(baby.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
});

test('what is typed and pressed before the script is here counts, and no answer gets into the address', async ({
  page,
}) => {
  const id = await boughtBy(page);
  const letGo = await holdScripts(page);
  await page.goto(paths.proposal(id, 'proposer-detail'), { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'First name' }).fill('Ananya');
  await page.getByLabel('Marital status').selectOption('married');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  letGo();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Last name');
  await expect(summary(page)).not.toContainText('First name');
  await expect(summary(page)).not.toContainText('Marital status');
  expect(new URL(page.url()).search).toBe('');
});

test('a landing step whose script comes late takes over what was ticked and typed before, and goes on without a load', {
  tag: '@shared',
}, async ({ page }) => {
  const letGo = await holdScripts(page, '**/step-*.js');
  await page.goto(paths.landing('members'));
  /** Whether the form is the app's by now; until then it is the server's, and works as a plain one. */
  const isTaken = () =>
    page
      .locator('#landing-step button[type=submit]')
      .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  const age = page.getByRole('textbox', { name: 'You: age' });
  await page.getByRole('checkbox', { name: 'You', exact: true }).check();
  await age.fill('34');
  await page.waitForFunction(() => 'chhatriEarly' in window && Object(window.chhatriEarly).live);
  expect(await isTaken()).toBe(false);
  letGo();
  await expect.poll(isTaken).toBe(true);
  await expect(age).toHaveValue('34');
  await expect(age).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(age).toHaveValue('3');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await age.fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(summary(page)).toBeFocused();
  await age.fill('34');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page)).toHaveText('Illness, now or in the past');
  expect(loads).toBe(0);
});

test('nothing that came with the page moves it when the script is here: whoever is pressing does not miss', async ({
  page,
}) => {
  await page.goto((await agreedBy(page)).payUrl);
  await pay(page, 'Fail: UPI limit for the day reached');
  await expect(title(page)).toHaveText('The payment did not go through');
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Pay ₹/ }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  letGo();
  await page.waitForFunction(() => 'chhatriEarly' in window && Object(window.chhatriEarly).live);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe('a part of a plan’s page whose script comes later', () => {
  test.beforeEach(async ({ page }) => {
    await openResults(page, 'family', await quoteOf(page, {}));
    await card(page, 'Sahyadri Poorna');
    await openPlan(page, 'Sahyadri Poorna');
  });

  test('does what was typed and pressed before', async ({ page }) => {
    const address = page.url();
    const letGo = await holdScripts(page, '**/below-*.js');
    await page.reload();
    const years = await unfold(page, 'The years ahead');
    await years.locator('label').filter({ hasText: 'Year 1' }).click();
    const hospitals = await unfold(page, 'Hospitals near you');
    await hospitals.getByLabel('Find your hospital').fill('No such place');
    await hospitals.getByRole('button', { name: 'Search' }).click();
    const link = years.getByRole('link', { name: 'How we count' });
    await expect(link).toHaveAttribute('href', /how-years-are-counted/);
    letGo();
    await expect(years).toContainText('Year 1 costs more.');
    await expect(hospitals).toContainText('Not in our list');
    expect(page.url()).toBe(address);
  });

  test('stays to be read and used while something changes around it', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const letGo = await holdScripts(page, '**/below-*.js');
    await page.route('**/get-processing-status/**', (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.reload();
    await page.getByRole('button', { name: 'Buy this plan' }).first().click();
    await expect(page.getByRole('alert')).toContainText('This did not work.');
    await expect(await unfold(page, 'Bill test')).toContainText('Dengue');
    const years = await unfold(page, 'The years ahead');
    const hospitals = await unfold(page, 'Hospitals near you');
    // In the copy that stands there meanwhile, too.
    await years.locator('label').filter({ hasText: 'Year 1' }).click();
    await hospitals.getByLabel('Find your hospital').fill('No such place');
    await hospitals.getByRole('button', { name: 'Search' }).click();
    letGo();
    await expect(years).toContainText('Year 1 costs more.');
    await expect(hospitals).toContainText('Not in our list');
  });
});
