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

test('health is answered by question: a name opens its own lines, and one declaration says the rest', async ({
  page,
}) => {
  const id = await upTo(page, 'medicalDetails');
  await open(page, paths.proposal(id, 'medical-detail'));
  const hospital = page.getByRole('group', { name: 'In hospital, or operated on, in the last 4 years?' });
  const declaration = page.getByRole('checkbox', { name: /^Nobody else, nothing else/ });
  await expectUsable(page, 'health-open');
  await saveAndGoOn(page);
  await expect(declaration).toBeFocused();
  await expect(declaration).toHaveAccessibleDescription(/^Tick this line if it is true/);
  await hospital.getByRole('checkbox', { name: 'Rohan' }).check();
  await hospital.getByRole('textbox').fill('Appendix, March 2024');
  await declaration.check();
  await expect(page.getByText('13 answers are No. 1 is Yes.')).toBeVisible();
  await expectUsable(page, 'health-declared');
  await hospital.getByRole('checkbox', { name: 'Ananya' }).press('Space');
  await expect(declaration).not.toBeChecked();
  await hospital.getByRole('checkbox', { name: 'Ananya' }).press('Space');
  await declaration.press('Space');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Habits');
  await page.goBack();
  await expect(hospital.getByRole('textbox')).toHaveValue('Appendix, March 2024');
  await expect(declaration).toBeChecked();
});
