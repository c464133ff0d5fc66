import type { Browser as Chromium, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { planOf, score } from '../purchase.ts';
import { aWireMember } from '../wire.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { card, openPlan, openResults } from './pages/plans.ts';
import { title } from './pages/proposal.ts';
import { quoteOf, wireOf } from './set-up.ts';

/** A couple and a son, of whom one has diabetes and smokes. */
const family = {
  members: [
    aWireMember({ diseases: [1], lifestyle: ['smoke'] }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
    aWireMember({ id: 'son1', person: 'Son', type: 'kid', age: 4, gender: 'MALE' }),
  ],
  medical_conditions: [1],
  sum_assured: 1_000_000,
  parents_pincode: undefined,
};

/** The address of a decision for the first plan of the family's list that has a price, made over the wire. */
async function sharedBy(page: Page): Promise<string> {
  const quote_id = await quoteOf(page, family);
  const wire = await wireOf(page);
  const { plan } = planOf(await score(wire, quote_id), 'family', 'sahyadri-poorna');
  const data = { quote_id, block: 'family' as const, slab_id: plan.slab_id };
  const answer = await wire.call('share', { params: {}, body: { data } });
  return new URL(answer.json().shorturl, 'http://localhost').pathname;
}

/** Somebody else, who has the address and nothing more. */
async function reader(browser: Chromium, locale: 'en-IN' | 'hi-IN'): Promise<Page> {
  return (await browser.newContext({ locale })).newPage();
}

test('the family’s page is made on the plan’s page, read before it is sent, and copied with its address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResults(page, 'family', await quoteOf(page, family));
  await card(page, 'Sahyadri Poorna');
  await openPlan(page, 'Sahyadri Poorna');
  await page.getByRole('button', { name: 'Page for the family' }).click();
  await expect(title(page)).toHaveText('Chosen: Sahyadri Poorna');
  const message = page.getByRole('region', { name: 'This goes into the message' });
  await expect(page.getByText('This goes into the message')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('no names, illnesses or habits');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  await expect(message.or(page.getByRole('complementary'))).toContainText(copied);
  await page.goBack();
  await expect(title(page)).toContainText('Poorna');
});

for (const [locale, heading, why, gave] of [
  ['en-IN', 'Chosen: Sahyadri Poorna', 'Why this one', 'What was given up'],
  ['hi-IN', 'चुना गया: Sahyadri Poorna', 'यही क्यों', 'क्या छोड़ा'],
] as const) {
  test(`whoever has the address reads it in their own language: ${locale}`, async ({ page, browser }) => {
    const address = await sharedBy(page);
    const other = await reader(browser, locale);
    await open(other, address);
    await expect(title(other)).toHaveText(heading);
    await expect(other.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    for (const part of [why, gave])
      await expect(other.getByRole('region', { name: part }).or(other.getByText(part))).toBeVisible();
    await expect(other.getByRole('main')).toContainText(/₹[\d,]+/);
    await expectUsable(other, `decision page, ${locale}`);
    await other.context().close();
  });
}

test('it prints on two pages of A4', async ({ page }) => {
  await open(page, await sharedBy(page));
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('an address that has ended or never was leads on', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto(`/s/${'a'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
  await page
    .getByRole('link', { name: /price|quote|start/i })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${paths.chooseMember()}|/$`));
});
