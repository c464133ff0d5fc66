import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { open, settled } from '../e2e/pages/opening.ts';
import type { Shoot } from './picture.ts';

/** Shows the seven questions and their summary, for one person. */
export async function landing(page: Page, shoot: Shoot): Promise<void> {
  const tick = (control: string) => page.locator(`main label:has(input${control})`).click();
  const next = async (title: string) => {
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(page);
  };
  await open(page, paths.landing('gender-pincode'));
  await tick('[value=FEMALE]');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411038');
  await shoot(page, 'landing-gender-pincode');
  await next('Who should be covered, and how old are they?');
  await tick('[name="who-You"]');
  await page.getByRole('textbox', { name: 'You: age' }).fill('34');
  await shoot(page, 'landing-members');
  await next('Illness, now or in the past');
  await tick('[name=anyone][value=no]');
  await next('Smoking and tobacco');
  await tick('[name="habit-smoke-none"]');
  await tick('[name="habit-tobacco-none"]');
  await next('Alcohol');
  await tick('[name="habit-alcohol-none"]');
  await next('Stress and exercise');
  await tick('[name="habit-exercise-none"]');
  await next('A health policy you already have');
  await tick('[name=held][value=no]');
  await next('What you told us');
  await shoot(page, 'landing-summary');
}
