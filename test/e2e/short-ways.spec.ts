import type { Page } from '@playwright/test';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { aWireMember } from '../wire.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { saveAndGoOn, sayDate, title } from './pages/proposal.ts';
import { summary } from './pages/quote-flow.ts';
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

test('a spouse who is insured is the nominee in one tap', async ({ page }) => {
  const id = await upTo(page, 'nomineeDetails');
  await open(page, paths.proposal(id, 'nominee-detail'));
  await page.getByRole('button', { name: 'Rohan Sharma (husband)' }).click();
  await expect(page.getByText('The nominee is Rohan Sharma (husband).')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await page.getByRole('button', { name: 'Rohan Sharma (husband)' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Bank account');
});

test('whoever is chosen after a refused save takes the place of all that was typed', async ({ page }) => {
  const id = await upTo(page, 'nomineeDetails');
  await open(page, paths.proposal(id, 'nominee-detail'));
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await sayDate(page.getByRole('group', { name: 'Date of birth' }), '2015-02-01');
  await saveAndGoOn(page);
  await expect(summary(page).locator('a[href^="#appointee"]')).not.toHaveCount(0);
  await expect(summary(page)).toContainText('Nominee, First name: Please enter the name');
  await expect(summary(page)).toContainText('Appointee, First name: Please enter the name');
  await page.getByRole('button', { name: 'Rohan Sharma (husband)' }).click();
  await expect(page.getByText('The nominee is Rohan Sharma (husband).')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Bank account');
});

test('a nominee under 18 is asked for an adult by the date of birth alone', async ({ page }) => {
  const id = await upTo(page, 'nomineeDetails');
  await open(page, paths.proposal(id, 'nominee-detail'));
  await page.getByRole('textbox', { name: 'First name' }).fill('Myra');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Sharma');
  await page.getByRole('combobox', { name: 'Relationship with the proposer' }).selectOption('daughter');
  await sayDate(page.getByRole('group', { name: 'Date of birth' }), '2015-05-20');
  const appointee = page.getByRole('region', { name: 'Appointee' });
  await appointee.getByRole('textbox', { name: 'First name' }).fill('Rohan');
  await appointee.getByRole('textbox', { name: 'Last name' }).fill('Sharma');
  await appointee.getByRole('combobox').selectOption('father');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Bank account');
});

test('one No to every question of health and habits, read and declared for everybody', async ({ page }) => {
  const id = await upTo(page, 'medicalDetails');
  await open(page, paths.proposal(id, 'medical-detail'));
  const questions = page.getByRole('region', { name: 'Is any of this true for anyone?' });
  await expect(questions).toContainText('Ever told of, or treated for, a condition?');
  await expectUsable(page, 'all-no');
  await page.getByRole('button', { name: 'No to all of these, for everyone' }).click();
  await expect(questions.getByRole('alert')).toContainText('none of this is true for you and husband');
  await page.getByRole('button', { name: 'Yes, I declare it' }).click();
  await expect(page.getByText(/^Answered No to all 8 questions/)).toBeVisible();
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Habits');
  const { savedForm } = await readProposal(await wireOf(page), id);
  expect(savedForm.formData.medicalDetails).toMatchObject({
    'You.has_condition': 'no',
    'Spouse.declined_before': 'no',
    pregnant: 'no',
  });
});

test('a save before the declaration leads to it, and the declaration stays', async ({ page }) => {
  const id = await upTo(page, 'medicalDetails');
  await open(page, paths.proposal(id, 'medical-detail'));
  const questions = page.getByRole('region', { name: 'Is any of this true for anyone?' });
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

test('a Yes for one person is answered person by person, and a declared No can be taken back', async ({
  page,
}) => {
  const id = await upTo(page, 'medicalDetails');
  await open(page, paths.proposal(id, 'medical-detail'));
  await page.getByRole('button', { name: 'No to all of these, for everyone' }).click();
  await page.getByRole('button', { name: 'Read again' }).click();
  await page.getByRole('button', { name: 'No to all of these, for everyone' }).click();
  await page.getByRole('button', { name: 'Yes, I declare it' }).click();
  await page.getByRole('button', { name: 'Change for one person' }).click();
  const spouse = page.getByRole('region', { name: 'Rohan Sharma (husband)' });
  const group = spouse.getByRole('group', { name: /^In hospital/ });
  await expect(group.getByLabel('No', { exact: true })).toBeChecked();
  await group.getByLabel('Yes', { exact: true }).check();
  await expect(spouse.getByRole('textbox', { name: 'When, where and for what?' })).toBeVisible();
});
