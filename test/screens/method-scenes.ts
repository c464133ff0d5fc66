import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { methodPages } from '#web/reading/method-titles.ts';
import { open } from '../e2e/pages/opening.ts';
import type { Shoot } from './picture.ts';

/** The pages to read: every method, and the papers of one plan. */
export async function methods(page: Page, shoot: Shoot): Promise<void> {
  for (const method of methodPages) {
    await open(page, paths.method(method));
    await shoot(page, method);
  }
  await open(page, paths.policyWording('sahyadri-poorna'));
  await shoot(page, 'policy-wording');
  await open(page, paths.brochure('sahyadri-poorna'));
  await shoot(page, 'brochure');
}
