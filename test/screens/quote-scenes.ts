import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { open, reload, settled } from '../e2e/pages/opening.ts';
import {
  answerWithBlockedMother,
  choose,
  goOn,
  sayAges,
  sayExisting,
  sayHealth,
  sayPlace,
  seePlans,
} from '../e2e/pages/quote-flow.ts';
import { type Shoot, settle } from './picture.ts';

async function withErrors(page: Page, shoot: Shoot, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|See plans and prices)$/ }).click();
  await page.getByRole('alert').first().waitFor();
  await shoot(page, `${name}-errors`);
}

export async function quote(page: Page, shoot: Shoot): Promise<void> {
  await open(page, paths.home());
  await shoot(page, 'home');
  await open(page, paths.chooseMember());
  await withErrors(page, shoot, 'choose-member');
  await choose(page, { gender: 'Female', people: ['You', 'Spouse', 'Father'], sons: 1 });
  await goOn(page);
  await page.goBack();
  await settled(page);
  await shoot(page, 'choose-member');
  await goOn(page);
  await sayAges(page, { You: 34 });
  await withErrors(page, shoot, 'member-details');
  await sayAges(page, { Spouse: 36, Son: 4, Father: 63 });
  await reload(page);
  await settle(page);
  await shoot(page, 'member-details');
  await goOn(page);
  await sayPlace(page, '999', '411001');
  await withErrors(page, shoot, 'address-details');
  await sayPlace(page, '560001', '411001');
  await reload(page);
  await settle(page);
  await shoot(page, 'address-details');
  await goOn(page);
  await page.getByRole('heading', { name: 'Health and habits' }).waitFor();
  await withErrors(page, shoot, 'family-detail');
  await sayHealth(page, { conditions: { Spouse: ['High blood pressure (hypertension)'] }, smokes: 'Spouse' });
  await reload(page);
  await settle(page);
  await shoot(page, 'family-detail');
  await goOn(page);
  await sayExisting(page, '₹5 lakh');
  await shoot(page, 'existing-policy-held');
  await sayExisting(page);
  await seePlans(page);
  await page.getByRole('heading', { name: /ways to cover \w+ people/ }).waitFor();
  await settle(page);
  await shoot(page, 'split-plans');
}

export async function blocked(page: Page, shoot: Shoot): Promise<void> {
  await answerWithBlockedMother(page);
  await shoot(page, 'blocked-member');
}

export async function offline(page: Page, shoot: Shoot): Promise<void> {
  await open(page, paths.policyOffline('age-offline'));
  await shoot(page, 'policy-offline');
}
