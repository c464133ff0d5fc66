import { expect, type Locator } from '@playwright/test';
import { enter } from '../e2e/pages/enter.ts';
import { type PageOrFrame, settled } from '../e2e/pages/opening.ts';
import type { SpokenWords } from './words.ts';

export const title = (page: PageOrFrame): Locator => page.getByRole('heading', { level: 1 });

/** A control by the name it is sent by, which is the same in every language. */
export const controlOf = (page: PageOrFrame, name: string, value?: string): Locator =>
  page.locator(`main [name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);

/** Presses the button of the step. */
export const goOn = (page: PageOrFrame): Promise<void> =>
  page.locator('main form button[type=submit]').click();

const habits = ['smoke', 'tobacco', 'alcohol', 'exercise'] as const;

/** From the first question to the last for a woman of 34 alone, each page by its title. */
export async function answerForOne(page: PageOrFrame, { t }: SpokenWords): Promise<void> {
  await expect(title(page)).toHaveText(t('who.title'));
  await controlOf(page, 'You').check();
  await controlOf(page, 'gender', 'FEMALE').check();
  await goOn(page);
  await expect(title(page)).toHaveText(t('ages.title.one'));
  await enter(page.locator('main input[inputmode=numeric]'), '34');
  await goOn(page);
  await expect(title(page)).toHaveText(t('place.title'));
  await enter(controlOf(page, 'pincode'), '560001');
  await goOn(page);
  await answerHealth(page, { t });
}

/** Health, habits and what is held: nothing. */
export async function answerHealth(page: PageOrFrame, { t }: Pick<SpokenWords, 't'>): Promise<void> {
  await expect(title(page)).toHaveText(t('health.title'));
  await controlOf(page, 'anyone', 'no').check();
  for (const habit of habits) await page.locator(`main [name$="${habit}-none"]`).check();
  await goOn(page);
  await expect(title(page)).toHaveText(t('existing.title'));
  await controlOf(page, 'held', 'no').check();
  await goOn(page);
}

/** To the list of plans, past the checklist where there is one: plans that are all the same have none. */
export async function seeList(page: PageOrFrame, { t }: SpokenWords, hasChecklist: boolean): Promise<void> {
  if (hasChecklist) await skipChecklist(page, t);
  await page.waitForURL(/\/results\//);
  await settled(page);
}

async function skipChecklist(page: PageOrFrame, t: SpokenWords['t']): Promise<void> {
  await expect(title(page)).toHaveText(t('check.page'));
  await page
    .getByRole('link', { name: t('check.go') })
    .filter({ visible: true })
    .click();
}

/** The cover up to which agents sell. */
export async function lookAtFiveLakh(page: PageOrFrame, { t }: SpokenWords): Promise<void> {
  const step = page.locator('#covers label').filter({ hasText: t('cover.lakh', { count: 5 }) });
  await step.click();
  await expect(step.getByRole('radio')).toBeChecked();
  await page.waitForURL(/coverage=500000/);
}

/** The plans of the whole list by their products. */
export async function listedProducts(page: PageOrFrame, { t }: SpokenWords): Promise<readonly string[]> {
  const more = page.getByRole('button', { name: new RegExp(`^${t('results.more', { count: '\\d+' })}$`) });
  await expect(page.getByRole('article').first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(more).toHaveCount(0);
  const hrefs = await page
    .locator('main article a[href*="/plan-detail/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [
    ...new Set(hrefs.flatMap((href) => /\/plan-detail\/[^/]+\/[^/]+\/([^/]+)\//.exec(href)?.[1] ?? [])),
  ];
}
