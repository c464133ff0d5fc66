import { paths } from '#web/paths.ts';
import { aWireQuote } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { openResults } from './pages/plans.ts';
import { title } from './pages/proposal.ts';
import { choose, sayPlace } from './pages/quote-flow.ts';
import { boughtBy, checkedBy, quoteOf } from './set-up.ts';

const hindi = (page: import('@playwright/test').Page) => page.getByRole('link', { name: 'हिन्दी' }).click();

test('the language changes on the page: what was chosen stays, and the next pages and visits keep it', {
  tag: '@shared',
}, async ({ page }) => {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You', 'Spouse'] });
  const address = page.url();
  await hindi(page);
  await expect(title(page)).toHaveText('किन-किन का बीमा कराना है?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveTitle(/छतरी/);
  expect(page.url()).toBe(address);
  for (const box of await page.getByRole('checkbox', { checked: true }).all())
    await expect(box).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(title(page)).toHaveText('सबकी उम्र कितनी है?');
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('what is typed in a form is there in the other language too', { tag: '@shared' }, async ({ page }) => {
  await open(page, paths.proposal(await boughtBy(page), 'proposer-detail'));
  const name = page.locator('input[autocomplete="given-name"]');
  await name.fill('Ananya');
  await hindi(page);
  await expect(title(page)).toHaveText('पॉलिसी लेने वाला व्यक्ति (प्रपोज़र)');
  await expect(name).toHaveValue('Ananya');
});

test('boxes that are still to be ticked are asked for in the other language too', {
  tag: '@shared',
}, async ({ page }) => {
  await open(page, paths.proposal(await checkedBy(page), 't-and-c'));
  await page.getByRole('button', { name: /^Accept and pay/ }).click();
  await expect(page.getByRole('alert').first()).toContainText('Please accept the terms to go on');
  await hindi(page);
  await expect(page.getByRole('alert').first()).toContainText('जवाब ठीक करने हैं');
});

test('a list of plans keeps its place in the page, and its filters', { tag: '@shared' }, async ({ page }) => {
  await openResults(page, 'family', await quoteOf(page));
  await page.getByRole('combobox', { name: 'Sort plans' }).selectOption('premium-low');
  const address = /sort=premium-low/;
  await expect(page).toHaveURL(address);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('link', { name: 'हिन्दी' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('combobox', { name: 'प्लान का क्रम' })).toHaveValue('premium-low');
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('places come in the new language too: below a pincode that was typed, and among the ways to cover a family', {
  tag: '@shared',
}, async ({ page }) => {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You'] });
  await open(page, paths.addressDetails());
  await sayPlace(page, '560001');
  await expect(page.getByRole('main')).toContainText('Bengaluru');
  await hindi(page);
  await expect(page.getByRole('main')).toContainText('बेंगलुरु');
  await page.getByRole('link', { name: 'English' }).click();
  await open(page, paths.splitPlans(await quoteOf(page, aWireQuote())));
  await expect(page.getByRole('main')).toContainText('father 63 in Pune');
  await hindi(page);
  await expect(page.getByRole('main')).toContainText('पुणे में पिता 63');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'hi-IN' });

  test('a browser that asks for Hindi reads Hindi, and the switch leads back to the page in English', {
    tag: '@shared',
  }, async ({ page }) => {
    const answer = await page.goto(`${paths.about('your-data')}?from=mail`);
    expect(answer?.headers()).toMatchObject({ 'content-language': 'hi' });
    expect(answer?.headers().vary).toMatch(/accept-language/i);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).pathname).toBe(paths.about('your-data'));
  });
});
