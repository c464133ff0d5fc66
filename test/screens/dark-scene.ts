import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { open } from '../e2e/pages/opening.ts';
import { card, openPlan, openResults } from '../e2e/pages/plans.ts';
import { choose } from '../e2e/pages/quote-flow.ts';
import { quoteOf } from '../e2e/set-up.ts';
import type { Shoot } from './picture.ts';

export async function dark(page: Page, shoot: Shoot): Promise<void> {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You', 'Spouse', 'Father'], sons: 1 });
  await shoot(page, 'choose-member-dark');
  await openResults(page, 'family', await quoteOf(page, {}));
  await card(page, 'Sahyadri Poorna');
  await shoot(page, 'results-dark');
  await openPlan(page, 'Sahyadri Poorna');
  await shoot(page, 'plan-detail-dark');
}
