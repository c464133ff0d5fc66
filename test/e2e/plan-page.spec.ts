import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { card, openPlan, openResults } from './pages/plans.ts';
import { quoteOf } from './set-up.ts';

test.beforeEach(async ({ page }) => {
  await openResults(page, 'family', await quoteOf(page, {}));
  await card(page, 'Sahyadri Poorna');
  await openPlan(page, 'Sahyadri Poorna');
});

test('what costs the buyer stands before what they get, and nobody is told that it suits all', async ({
  page,
}) => {
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  const at = (name: string) => headings.indexOf(name);
  expect(at('What costs you')).toBeGreaterThanOrEqual(0);
  expect(at('Who should not buy this')).toBeGreaterThan(at('What costs you'));
  expect(at('The years ahead')).toBeGreaterThan(at('Who should not buy this'));
  expect(at('Bill test')).toBeGreaterThan(at('The years ahead'));
  const costs = page.getByRole('region', { name: 'What costs you' });
  await expect(costs.getByRole('listitem').first()).toContainText(/₹[\d,]+|All of it/);
  const fits = page.getByRole('region', { name: 'Who should not buy this' });
  await expect(fits).toContainText('this plan takes nobody new');
});

test('the first year is dearer, and what is assumed can be moved', async ({ page }) => {
  const years = page.getByRole('region', { name: 'The years ahead' });
  const rare = years.getByRole('row', { name: /^1 of 100 years/ });
  const before = await rare.innerText();
  await years.getByRole('radio', { name: 'Year 1' }).check();
  await expect(years).toContainText('Year 1 is dearer.');
  await expect(rare).not.toHaveText(before);
  await years.getByText('Change what we assume').click();
  const first = await rare.innerText();
  await years.getByLabel('Hospitals').selectOption('Private, dearer');
  await expect(rare).not.toHaveText(first);
});

test('a bill comes down to what is yours, with the place in the paper, and an own bill too', async ({
  page,
}) => {
  const test_ = page.getByRole('region', { name: 'Bill test' });
  await test_.getByRole('radio', { name: /^Dengue/ }).check();
  await expect(test_).toContainText('Dengue fever, Single AC room, 4 days');
  await expect(test_.getByRole('link', { name: /^Wording, part \d+/ }).first()).toBeVisible();
  await test_.getByText('test my own bill').click();
  await test_.getByLabel('Room a day').fill('12,000');
  await test_.getByLabel('Days in the room').fill('4');
  await test_.getByLabel('Gloves, syringes, other items').fill('14000');
  const sums = test_.getByRole('table', { name: /estimate from a hospital/ });
  await expect(sums.getByRole('row', { name: /^Your bill/ })).toContainText('₹62,000');
  await expect(sums.getByRole('row', { name: /^You pay/ })).toContainText('₹14,000');
  await expectUsable(page, 'plan page, own bill open');
});

test('a longer term is the price of the page at once', async ({ page, isMobile }) => {
  const terms = page.getByRole('region', { name: 'Length and riders' });
  await terms.getByRole('radio', { name: /^2 years/ }).check();
  await expect(terms).toContainText('You confirm the length');
  const ledger = page.getByRole('table', { name: 'How the price is made up' });
  await expect(ledger.first()).toContainText('2 years at today’s price');
  if (isMobile) {
    await page.getByRole('button', { name: /Show how it adds up/ }).click();
    await expect(ledger.first()).toContainText('Saved by paying at once');
  }
});

test('hospitals are near the family, and one that is not on the list is said so', async ({ page }) => {
  const hospitals = page.getByRole('region', { name: 'Hospitals near you' });
  await expect(hospitals).toContainText(/\d+ of \d+ are cashless near/);
  await hospitals.getByLabel('Find your hospital').fill('No such place');
  await hospitals.getByRole('button', { name: 'Search' }).click();
  await expect(hospitals).toContainText('Not in our list');
  await expect(hospitals).toContainText('We count it as “pay first”');
});
