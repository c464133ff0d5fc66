import type { Page } from '@playwright/test';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { fillForms } from '../purchase.ts';
import { aWireMember } from '../wire.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { saveAndGoOn, title } from './pages/proposal.ts';
import { boughtBy, justYou, wireOf } from './set-up.ts';

const couple = {
  ...justYou,
  members: [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })],
};

/** A couple's proposal with every form before this one answered. */
async function upTo(page: Page, form: (typeof formNames)[number]): Promise<string> {
  const id = await boughtBy(page, { quote: couple });
  await fillForms(await wireOf(page), id, {}, formNames.slice(0, formNames.indexOf(form)));
  return id;
}

test('a save before the declaration leads to it, and the declaration stays', async ({ page }) => {
  const id = await upTo(page, 'medicalDetails');
  await open(page, paths.proposal(id, 'medical-detail'));
  const questions = page.getByRole('region', { name: 'Is any of this true for anyone?' });
  await expect(questions).toContainText('Ever told of, or treated for, a condition?');
  await expectUsable(page, 'all-no');
  await saveAndGoOn(page);
  await expect(questions).toContainText('Please choose one of these two first');
  await page.getByRole('button', { name: 'No to all of these, for everyone' }).click();
  await saveAndGoOn(page);
  await expect(questions.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('heading', { name: /to correct$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, I declare it' }).click();
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Habits');
});
