import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { methodPages } from '#web/reading/method-titles.ts';
import { open } from '../e2e/pages/opening.ts';
import type { Shoot } from './picture.ts';

/** The pages to read: every method, the papers of one plan, what became of the Covid plans, help, what is held. */
export async function methods(page: Page, shoot: Shoot): Promise<void> {
  for (const method of methodPages) {
    await open(page, paths.method(method));
    await shoot(page, method);
  }
  await open(page, paths.policyWording('sahyadri-poorna'));
  await shoot(page, 'policy-wording');
  await open(page, paths.brochure('sahyadri-poorna'));
  await shoot(page, 'brochure');
  for (const [name, path] of [
    ['covid-plan', paths.covidPlan()],
    ['standard-plan', paths.standardPlan()],
    ['help', paths.help()],
    ['privacy', paths.privacy()],
  ] as const) {
    await open(page, path);
    await shoot(page, name);
  }
}
