import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { open } from '../e2e/pages/opening.ts';
import { card, openPlan, openResults } from '../e2e/pages/plans.ts';
import { quoteOf } from '../e2e/set-up.ts';
import { sharedBy } from '../e2e/shared-decision.ts';
import { aWireMember } from '../wire.ts';
import { type Shoot, settle } from './picture.ts';

/** The list while a live price is asked for, filtered to nothing, a plan, the checklist, a comparison, a shared decision. */
export async function plans(page: Page, shoot: Shoot): Promise<void> {
  const ill = {
    members: [
      aWireMember({ diseases: [16] }),
      aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
    ],
  };
  await openResults(page, 'family', await quoteOf(page, { ...ill, parents_pincode: undefined }));
  await card(page, 'Shikhar Plus');
  await shoot(page, 'results-live-price');
  const family = await quoteOf(page, {});
  await openResults(page, 'family', family);
  await settle(page);
  await shoot(page, 'results');
  await narrow(page);
  await shoot(page, 'results-none');
  await openResults(page, 'family', family);
  await openPlan(page, 'Sahyadri Poorna');
  await settle(page);
  await shoot(page, 'plan-detail');
  await open(page, paths.checklist('family', family));
  await shoot(page, 'pre-recommendation');
  await open(page, paths.compare('family', family, ['sahyadri-poorna-5l', 'kumaon-vatsal-5l']));
  await settle(page);
  await shoot(page, 'compare');
  await open(page, await sharedBy(page));
  await shoot(page, 'decision');
}

/** Filters that no plan passes together; on a phone they are in a sheet. */
async function narrow(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Filters' });
  const isPhone = await sheet.isVisible();
  if (isPhone) await sheet.click();
  await page.getByRole('radio', { name: /^150% or more/ }).check();
  await page.getByRole('checkbox', { name: /^Aravalli/ }).check();
  if (isPhone) await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: /^No plan fits/ }).waitFor();
}
