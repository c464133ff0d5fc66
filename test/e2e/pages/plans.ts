import { expect, type Locator } from '@playwright/test';
import type { BlockId } from '#domain/quote/block-id.ts';
import { paths } from '#web/paths.ts';
import { open, type PageOrFrame } from './opening.ts';

/** One plan of a list, by its name; plans beyond the first twenty are asked for. */
export async function card(page: PageOrFrame, title: string): Promise<Locator> {
  const article = page.getByRole('article', { name: title, exact: true });
  const more = page.getByRole('button', { name: /^Show all \d+ plans$/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  if (!(await article.isVisible()) && (await more.isVisible())) {
    await more.click();
    await expect(more).toBeHidden();
  }
  return article;
}

/** The name on a card. */
export async function titleOf(plan: Locator): Promise<string> {
  return (await plan.getByRole('heading').innerText()).trim();
}

/** "₹23,049": the first whole premium in a part of a page; covers are in lakh. */
export async function premiumIn(place: Locator): Promise<string> {
  const read = async () => /₹\d{1,2}(,\d{2})*,\d{3}/.exec(await place.innerText())?.[0] ?? '';
  await expect.poll(read, 'a premium').not.toBe('');
  return read();
}

export const openResults = (page: PageOrFrame, block: BlockId, quoteId: string): Promise<void> =>
  open(page, paths.results(block, quoteId));

export async function openPlan(page: PageOrFrame, title: string): Promise<void> {
  await (await card(page, title)).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

/** Opens a folded section of a plan's page by its heading, where it is not open yet. */
export async function unfold(page: PageOrFrame, name: string): Promise<Locator> {
  const fold = page.locator('details', { has: page.getByRole('heading', { name, level: 2 }) });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
  return page.getByRole('region', { name });
}

/** Leads through the server to the proposal, or to the offline page. */
export const buyThis = (page: PageOrFrame): Promise<void> =>
  page
    .getByRole('button', { name: /^Buy (this plan|offline)$/ })
    .first()
    .click();
