import { paths } from '#web/paths.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { unfold } from './pages/plans.ts';
import { quoteOf } from './set-up.ts';

test.beforeEach(async ({ page }) => {
  const quote = await quoteOf(page, {});
  await open(
    page,
    paths.planDetail('family', quote, {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-5l',
      riders: [],
    }),
  );
});

test('what costs the buyer stands before what they get, and nobody is told that it suits all', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { name: 'Bill test' })).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  const at = (name: string) => headings.indexOf(name);
  expect(at('What costs you')).toBeGreaterThanOrEqual(0);
  expect(at('Who should not buy this')).toBeGreaterThan(at('What costs you'));
  expect(at('Bill test')).toBeGreaterThan(at('Who should not buy this'));
  const costs = page.getByRole('region', { name: 'What costs you' });
  await expect(costs.getByRole('listitem').first()).toContainText(/₹[\d,]+|All of it/);
  const fits = page.getByRole('region', { name: 'Who should not buy this' });
  await expect(fits).toContainText('this plan takes nobody new');
});

test('what is folded says its outcome, and the page is short', async ({ page, isMobile }) => {
  await expect(page.locator('details > section')).toHaveCount(10);
  for (const outcome of await page.locator('details:has(> section) > summary > span').allInnerTexts())
    expect(outcome).toMatch(/\d/);
  expect(await page.locator('details:has(> section)[open]').count()).toBe(0);
  const { words, height } = await page.evaluate(() => ({
    words: document.body.innerText.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length,
    height: document.documentElement.scrollHeight,
  }));
  expect(words).toBeLessThanOrEqual(900);
  if (isMobile) expect(height).toBeLessThanOrEqual(6_500);
});

test('price and main button are in the window wherever the page is scrolled to', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 720 });
  const buy = page.getByRole('button', { name: 'Buy this plan' });
  const price = (
    isMobile ? page.getByRole('button', { name: /how it adds up/ }) : page.getByRole('complementary')
  )
    .getByText('₹17,098', { exact: true })
    .first();
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += 360) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(buy).toBeInViewport({ ratio: 1 });
    await expect(price).toBeInViewport({ ratio: 1 });
  }
});

test('an address with the fragment of a folded section finds it open', { tag: '@shared' }, async ({
  page,
}) => {
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(`${address}#waits`);
  const waits = page.getByRole('region', { name: 'When each thing is covered' });
  await expect(waits).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Bill test' })).toBeHidden();
  await page.evaluate(() => window.location.assign('#bill'));
  await expect(page.getByRole('region', { name: 'Bill test' })).toBeInViewport();
});

test('paper has every folded section', { tag: '@shared' }, async ({ page }) => {
  const waits = page.getByText('cataract, hernia, stones');
  await expect(waits).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(waits).toBeVisible();
});

test('the first year is dearer, and what is assumed can be moved', { tag: '@shared' }, async ({ page }) => {
  const years = await unfold(page, 'The years ahead');
  const row = years.getByRole('row', { name: /^1 of 100 (first )?years/ });
  const rare = row.getByRole('cell').first();
  const before = await rare.innerText();
  await years.getByRole('radio', { name: 'Year 1' }).check();
  await expect(years).toContainText('Year 1 costs more.');
  await expect(rare).not.toHaveText(before);
  await years.getByText('Change what we assume').click();
  const first = await rare.innerText();
  await years.getByLabel('Hospitals').selectOption('Private, costlier');
  await expect(rare).not.toHaveText(first);
});

test('a bill comes down to what is yours, with the place in the paper, and an own bill too', {
  tag: '@shared',
}, async ({ page }) => {
  const test_ = await unfold(page, 'Bill test');
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
  await expectUsable(page, 'plan page, own bill open', '#bill');
});

test('a longer term is the price of the page at once, and of the purchase', async ({ page, isMobile }) => {
  const terms = await unfold(page, 'Length and riders');
  await terms.getByRole('radio', { name: /^2 years/ }).check();
  const ledger = page.getByRole('table', { name: 'How the price is made up' });
  if (isMobile) await page.getByRole('button', { name: /Show how it adds up/ }).click();
  else await unfold(page, 'Your price');
  await expect(ledger.first()).toContainText('2 years at today’s price');
  await expect(ledger.first()).toContainText('Saved by paying at once');
  const [total] = (await ledger.first().getByRole('row').last().innerText()).match(/₹[\d,]+/) ?? [];
  await page.getByRole('button', { name: 'Buy this plan' }).first().click();
  await page.waitForURL(/\/proposals\//);
  await expect(page.locator('body')).toContainText(total ?? 'a total');
});

test('riders show in the price at once, one of a group alone, and are bought', { tag: '@shared' }, async ({
  page,
  isMobile,
}) => {
  const terms = await unfold(page, 'Length and riders');
  const ledger = page.getByRole('table', { name: 'How the price is made up' }).first();
  if (isMobile) await page.getByRole('button', { name: /Show how it adds up/ }).click();
  else await unfold(page, 'Your price');
  await expect(ledger).toContainText('Riders');
  await terms.getByRole('checkbox', { name: /^Consumables/ }).check();
  await expect(ledger).toContainText('Consumables');
  const small = terms.getByRole('radio', { name: /^Doctor visits .*₹5,000/ });
  const large = terms.getByRole('radio', { name: /^Doctor visits .*₹10,000/ });
  await small.check();
  await expect(ledger).toContainText('₹5,000 a year');
  await large.check();
  await expect(ledger).toContainText('₹10,000 a year');
  await expect(small).not.toBeChecked();
  await expect(ledger).not.toContainText('₹5,000 a year');
  await expectUsable(page, 'plan page, riders chosen', '#terms');
  const [total] = (await ledger.getByRole('row').last().innerText()).match(/₹[\d,]+/) ?? [];
  // The window was narrow meanwhile: the other layout keeps the choice.
  await expect(terms.getByRole('status')).toContainText(`With this choice: ${total}`);
  await page.getByRole('button', { name: 'Buy this plan' }).first().click();
  await page.waitForURL(/\/proposals\//);
  await expect(page.locator('body')).toContainText(total ?? 'a total');
});

test('riders whose price does not come leave the choice as it was', { tag: '@shared' }, async ({
  page,
  expectedErrors,
}) => {
  const terms = await unfold(page, 'Length and riders');
  const rider = terms.getByRole('checkbox', { name: /^Consumables/ });
  expectedErrors.push(/status of 400/);
  await page.route('**/get-score/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  await rider.click();
  await expect(terms.getByRole('status')).toContainText('The price with this choice did not come');
  await expect(rider).not.toBeChecked();
});

test('hospitals are near the family, and one that is not on the list is said so', { tag: '@shared' }, async ({
  page,
}) => {
  const hospitals = await unfold(page, 'Hospitals near you');
  await expect(hospitals).toContainText(/\d+ of \d+ are cashless near/);
  await hospitals.getByLabel('Find your hospital').fill('No such place');
  await hospitals.getByRole('button', { name: 'Search' }).click();
  await expect(hospitals).toContainText('Not in our list');
  await expect(hospitals).toContainText('We count it as “pay first”');
});

test('hospitals that a family names are counted for each plan, and another pincode is looked at', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  const hospitals = await unfold(page, 'Hospitals near you');
  const rows = hospitals.getByRole('checkbox');
  // The part may still wait for its script: what is pressed until then is done when it is there.
  await rows.nth(0).click();
  await expect(rows.nth(0)).toBeChecked();
  await expect(hospitals).toContainText(/Your hospital is (not )?cashless/);
  await rows.nth(1).check();
  await rows.nth(2).check();
  await expect(hospitals).toContainText(/\d of your 3 are cashless/);
  await hospitals.getByText(/^Another pincode/).click();
  await hospitals.getByLabel('Pincode', { exact: true }).fill('1234');
  await hospitals.getByRole('button', { name: 'Look there' }).click();
  await expect(hospitals).toContainText('Please enter a valid pincode');
  await hospitals.getByLabel('Pincode', { exact: true }).fill('416 001');
  await hospitals.getByRole('button', { name: 'Look there' }).click();
  await expect(hospitals.getByRole('heading', { name: /416001, Kolhapur/ })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectUsable(page, 'plan page, hospitals named', '#hospitals');
  await (await unfold(page, 'The years ahead')).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sahyadri Poorna');
  await unfold(page, 'Hospitals near you');
  await expect(hospitals).toContainText(/\d of your 3 are cashless/);
  await expect(hospitals.getByRole('heading', { name: /416001, Kolhapur/ })).toBeVisible();
  await hospitals
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(hospitals).toContainText(/\d of your 2 are cashless/);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: /416001, कोल्हापुर/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /560001, बेंगलुरु/ })).toBeVisible();
});

test('why it is recommended opens in place', { tag: '@shared' }, async ({ page }) => {
  await expect(page.getByText(/^Why /)).toHaveCount(0);
  await page.getByRole('link', { name: /^Back to / }).click();
  const heading = await page
    .getByText(/^Why \w+ \w+$/)
    .first()
    .innerText();
  const name = heading.replace('Why ', '');
  await page.getByRole('link', { name: `See ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByText(heading, { exact: true }).first().click();
  await expect(page.getByRole('table', { name: heading })).toContainText(/all in/);
});

test('cover held elsewhere without a break makes the dates earlier', { tag: '@shared' }, async ({ page }) => {
  const waits = await unfold(page, 'When each thing is covered');
  const listed = waits.getByRole('listitem').filter({ hasText: 'Listed operations' });
  await expect(listed).not.toContainText('from day 1');
  const field = waits.getByLabel('Moving from another insurer without a break?');
  await field.focus();
  await field.selectOption('Covered there for 4 years or more');
  await expect(listed).toContainText('from day 1');
  const cover = waits.getByLabel('Cover you had there, with its bonus');
  await cover.selectOption('₹3 lakh');
  await expect(listed).not.toContainText('from day 1');
  await expect(listed).toContainText('₹3 lakh of it from');
});

test('a part that does not load says so and stays to be read, and the rest stands', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  // The words stand where the server had drawn the part: React says that it replaced it.
  expectedErrors.push(/chunk|Could not load|Failed to fetch|ERR_FAILED|React error #418/i);
  await page.route('**/below-*.js', (route) => route.abort());
  await page.reload();
  const bills = await unfold(page, 'Bill test');
  await bills.scrollIntoViewIfNeeded();
  await expect(page.getByText('Part of this page could not load')).toBeVisible({ timeout: 20_000 });
  await expect(bills).toContainText('Dengue');
  await expect(page.getByRole('heading', { name: 'What costs you' })).toBeVisible();
});

test('years that could not be counted leave the choice that the figures are of', { tag: '@shared' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await page.route('**/get-years/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  const years = await unfold(page, 'The years ahead');
  await years.locator('label:has(input[name="which-year"][value="first"])').click();
  await expect(years.getByRole('alert')).toContainText('The years could not be counted');
  await expect(years.getByRole('radio', { name: 'After the waits' })).toBeChecked();
});

test('a plan that is not sold to these people is not found, and their list leads on', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const answer = await page.goto(page.url().replace(/-(\d+)l$/, '-999l'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This plan is not for these people');
  await expectUsable(page, 'plan that is not sold');
  await page.getByRole('link', { name: 'See the plans that are' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans for your family');
});
