import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import {
  ageOf,
  choose,
  goOn,
  heading,
  question,
  sayAges,
  sayExisting,
  sayHealth,
  sayPlace,
  seePlans,
  summary,
} from './pages/quote-flow.ts';

test('every step of the quote answers a missing or wrong answer at the field and above the form', async ({
  page,
}) => {
  await test.step('nobody chosen', async () => {
    await open(page, paths.chooseMember());
    await goOn(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('* Select one or more members to continue');
    await expect(question(page, 'You and your spouse')).toContainText(
      '* Select one or more members to continue',
    );
    await expect(page).toHaveTitle(/^Error: /);
    await choose(page, { gender: 'Female', people: ['You', 'Father'], sons: 1 });
    await goOn(page);
  });

  await test.step('no age, then ages too close', async () => {
    await expect(heading(page)).toHaveText('How old is everyone?');
    await goOn(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(3);
    await expect(ageOf(page, 'You')).toHaveAccessibleDescription(/Please enter age/);
    await summary(page).getByRole('link').last().click();
    await expect(ageOf(page, 'Father')).toBeFocused();
    await sayAges(page, { You: 34, Son: 17, Father: 51 });
    await goOn(page);
    await expect(summary(page)).toBeFocused();
    await expect(ageOf(page, 'Son')).toHaveAccessibleDescription(
      /Your kid has to be atleast 18 years younger than you and spouse/,
    );
    await expect(ageOf(page, 'Father')).toHaveAccessibleDescription(
      /Parents have to be atleast 18 years older than you/,
    );
    await sayAges(page, { Son: 16, Father: 100 });
    const tooOld = page
      .getByRole('status')
      .filter({ hasText: 'At this age no plan here takes a new person' });
    await expect(tooOld).toContainText(/ends at \d+\. You can go on for the others, and ask an adviser/);
    await sayAges(page, { Father: 52 });
    await expect(tooOld).toHaveCount(0);
    await goOn(page);
  });

  await test.step('a pincode out of the allowed ranges', async () => {
    const pincode = page.getByLabel('Pincode', { exact: true });
    await sayPlace(page, '000001', '5600');
    await goOn(page);
    await expect(summary(page)).toBeFocused();
    await expect(pincode).toHaveAccessibleDescription(/Please enter a valid pincode/);
    await expect(page.getByLabel(/^Pincode of your /)).toHaveAccessibleDescription(
      /Please enter a valid pincode/,
    );
    await expect(pincode).toHaveValue('000001');
    await sayPlace(page, '560001', '411001');
    await expect(page.getByRole('status').filter({ hasText: 'Karnataka' })).toBeVisible();
    await goOn(page);
  });

  await test.step('health and habits left open', async () => {
    await expect(heading(page)).toHaveText('Health and habits');
    await goOn(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(5);
    await question(page, /have a medical condition\?$/)
      .getByLabel('Yes', { exact: true })
      .check();
    await goOn(page);
    await expect(summary(page)).toContainText('Please tick who has a condition');
    await sayHealth(page, {});
    await goOn(page);
  });

  await test.step('a policy held without its cover', async () => {
    await expect(heading(page)).toHaveText('Do you already have a health policy?');
    await seePlans(page);
    await expect(summary(page)).toContainText('Please choose yes or no');
    await question(page, 'Do you have a policy?').getByLabel('Yes', { exact: true }).check();
    await seePlans(page);
    await expect(summary(page)).toContainText('Please choose the cover of your policy');
    await sayExisting(page);
    await seePlans(page);
    await expect(heading(page)).toHaveText(/ways to cover \w+ people/);
  });
});

test('a corrected line leaves the box, the rest is said in the language of now, and the last takes the box away', async ({
  page,
}) => {
  await open(page, paths.chooseMember());
  await page.getByRole('button', { name: 'Continue' }).click();
  const box = page.getByRole('alert');
  await expect(box).toBeFocused();
  await expect(box.getByRole('listitem')).toHaveCount(2);
  const female = page.getByRole('radio', { name: 'Female', exact: true });
  await female.check();
  await expect(box.getByRole('listitem')).toHaveText(['* Select one or more members to continue']);
  await expect(female).toBeFocused();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(box.getByRole('listitem')).toHaveText([/[\u0900-\u097f]/]);
  await page.getByRole('checkbox').first().check();
  await expect(box).toHaveCount(0);
});
