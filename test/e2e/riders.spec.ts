import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { readProposal } from '../purchase.ts';
import { aWireMember } from '../wire.ts';
import { expectUsableInTheDark } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { title } from './pages/proposal.ts';
import { boughtBy, wireOf } from './set-up.ts';

const couple = {
  members: [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })],
  sum_assured: 1_000_000,
  parents_pincode: undefined,
};

const rupees = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** What is to be paid, as the page says it after a press. */
async function countAfter(page: Page, press: () => Promise<void>): Promise<number> {
  const response = page.waitForResponse(/\/riders\/(add|remove)\/$/);
  await press();
  await response;
  await expect(page.getByText('Getting the price')).toBeHidden();
  return rupees(await page.locator('b', { hasText: /^To pay: / }).innerText());
}

test('term and riders are chosen where one buys: in the price at once, one of a group, and nothing without what it needs', async ({
  page,
}) => {
  const id = await boughtBy(page, { quote: couple, product: 'ganga-parivar' });
  const proposal = async () => readProposal(await wireOf(page), id);
  const first = await proposal();
  await open(page, paths.proposal(id, 'buy-policy'));
  const choice = page.getByRole('region', { name: 'Length and riders' });
  const row = (name: RegExp) => choice.getByRole('radio', { name });
  const [twoYears, small, large] = [row(/^2 years/), row(/illness: ₹5 lakh/), row(/illness: ₹10 lakh/)];
  const income = choice.getByRole('checkbox', { name: /^₹20,000 a month/ });
  await expect(choice.getByRole('radio', { name: /^1 year/ })).toBeChecked();
  await expect(income).toBeDisabled();

  const forTwo = await countAfter(page, () => twoYears.check());
  expect(forTwo).toBe((await proposal()).price.total);
  expect(forTwo).toBeGreaterThan(first.price.total);

  const withSmall = await countAfter(page, () => small.check());
  const withIncome = await countAfter(page, () => income.check());
  expect(withIncome).toBeGreaterThan(withSmall);
  await countAfter(page, () => large.check());
  await expect(small).not.toBeChecked();
  expect((await proposal()).riders.map(({ id: rider }) => rider)).toEqual(['critical-10l', 'illness-income']);
  await expectUsableInTheDark(page, 'buy-policy, riders chosen');

  const none = choice
    .getByRole('group', { name: 'One of these, or none' })
    .filter({ has: page.getByRole('radio', { name: /illness: ₹10 lakh/ }) });
  const without = await countAfter(page, () => none.getByRole('radio', { name: 'None' }).check());
  await expect(choice.getByText(/^Taken out, as they do not go together: /)).toBeVisible();
  await expect(income).not.toBeChecked();
  expect(without).toBe(forTwo);
  const withLarge = await countAfter(page, () => large.check());

  await reload(page);
  await expect(large).toBeChecked();
  await expect(twoYears).toBeChecked();
  await page.getByRole('link', { name: 'Start with your details' }).click();
  await expect(title(page)).toHaveText('About the proposer');
  await page.getByText('Price ledger').first().click();
  await expect(page.getByRole('row', { name: /^To pay/ })).toContainText(withLarge.toLocaleString('en-IN'));
  await expect(page.getByRole('row', { name: /^Riders.*₹10 lakh/ })).toBeVisible();
});
