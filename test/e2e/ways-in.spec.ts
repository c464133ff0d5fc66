import { paths } from '#web/paths.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open, settled } from './pages/opening.ts';
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
import { quoteOf } from './set-up.ts';

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a customer of an agent reads whose page it is, and is led back to a quote that was begun there', {
    tag: '@shared',
  }, async ({ page }) => {
    await page.goto('/health-plan/?channel=pos&partner=TRY-101');
    await settled(page);
    expect(new URL(page.url()).search).toBe('');
    const line = page.getByRole('region', { name: /मीरा जोशी/ });
    await expect(line).toHaveText(/आप एजेंट मीरा जोशी \(कोड TRY-101\) के साथ हैं$/);
    await expectUsable(page, 'customer of an agent');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByText('You are here with Meera Joshi, agent TRY-101')).toBeVisible();
    await expect(page.getByText('आप एजेंट मीरा जोशी')).toBeHidden();
    await page.getByRole('link', { name: 'हिन्दी' }).click();

    const list = paths.results('individual', await quoteOf(page));
    await page.goto('/?channel=website');
    await expect(page.getByText('मीरा जोशी')).toHaveCount(0);
    await open(page, list);
    await expect(page.getByText('यह कोटेशन आपने एजेंट मीरा जोशी के साथ शुरू किया था।')).toBeVisible();
    await page.getByRole('link', { name: 'जैसे शुरू किया था, वैसे ही आगे बढ़ें' }).click();
    await expect(line).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(page.getByText('शुरू किया था')).toHaveCount(0);
  });
});

test('the app around a page is told of each, full loads too, and keeps its channel', {
  tag: '@shared',
}, async ({ page }) => {
  const app = await page.context().newPage();
  await page.goto('/sandbox/webview?bridge=ios');
  const told = page.locator('#routes li');
  await open(app, paths.chooseMember());
  await choose(app, { gender: 'Female', people: ['You'] });
  await goOn(app);
  await expect(heading(app)).toHaveText(/^How old/);
  await app.reload();
  await settled(app);
  await expect(told).toHaveText(['choose-member', 'member-details', 'member-details']);
  const quote = await quoteOf(app);
  await open(app, paths.results('individual', quote));
  await expect(app.getByText('You started this quote')).toHaveCount(0);
  await app.close();
});

test('whoever comes for the government-standard plan gets a list of it alone, and from there all plans', async ({
  page,
}) => {
  await open(page, paths.covidPlan());
  await expectUsable(page, 'covid plans');
  await page.getByRole('link', { name: 'About the government-standard plan' }).click();
  await expectUsable(page, 'standard plan');
  await page.getByRole('link', { name: 'See prices for your family' }).click();
  await choose(page, { gender: 'Female', people: ['You'] });
  await goOn(page);
  await sayAges(page, { You: 34 });
  await goOn(page);
  await sayPlace(page, '560001');
  await goOn(page);
  await sayHealth(page, {});
  await goOn(page);
  await sayExisting(page);
  await seePlans(page);
  await expect(page.getByText('Only Arogya Sanjeevani, the government-standard plan.')).toBeVisible();
  await expect(page.getByText(/^\d of \d plans|\d+ more plans/)).toBeVisible();
  await page.getByRole('link', { name: 'Show all plans' }).click();
  await expect(page.getByText('Only Arogya Sanjeevani')).toBeHidden();
  await expect(page).not.toHaveURL(/standard=/);
});
