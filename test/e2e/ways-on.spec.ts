import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './pages/enter.ts';
import { open } from './pages/opening.ts';
import { title } from './pages/proposal.ts';
import { choose, goOn, sayAges, sayPlace, summary } from './pages/quote-flow.ts';

const toPerson = { name: 'Talk to a person', exact: true };

test('whom the questions of a quote do not fit is led to a person from each of them, who is told the question', async ({
  page,
  expectedErrors,
}) => {
  // The code of a unit has no place.
  expectedErrors.push(/422 .*get-place/);
  const leads = (sentence: string | RegExp) =>
    page.locator('p', { hasText: sentence }).getByRole('link', toPerson);
  await open(page, paths.home());
  await expect(leads('Living outside India')).toHaveAttribute('href', paths.help({ topic: 'abroad' }));
  await open(page, paths.chooseMember());
  await expect(leads('transgender or other')).toHaveAttribute('href', paths.help({ topic: 'gender' }));
  await expect(leads('more than 4 sons')).toHaveAttribute('href', paths.help({ topic: 'family' }));
  await expect(leads('Adopted and step children')).toHaveAttribute('href', paths.help({ topic: 'relation' }));
  await choose(page, { gender: 'Female', people: ['You', 'Father'], sons: 1 });
  await goOn(page);
  await sayAges(page, { You: 34, Son: 31, Father: 62 });
  await goOn(page);
  await expect(summary(page).getByRole('link', toPerson)).toHaveAttribute('href', /topic=age$/);
  await sayAges(page, { Son: 8 });
  await expect(summary(page)).toHaveCount(0);
  await goOn(page);
  await expect(leads('Living outside India')).toHaveAttribute('href', paths.help({ topic: 'abroad' }));
  await sayPlace(page, '900056');
  await goOn(page);
  await summary(page).getByRole('link', toPerson).click();
  await expect(title(page)).toHaveText('Help from a person');
  await expect(page.getByText('You ask about: a pincode or state.')).toBeVisible();
  await enter(page.getByRole('textbox', { name: 'Your mobile number' }), '98220 44177');
  await page.getByRole('checkbox').check();
  const request = page.waitForRequest(/call-back/);
  await page.getByRole('button', { name: 'Call me' }).click();
  expect(decodeURIComponent((await request).postData() ?? '')).toContain('"topic":"place"');
  await expect(page.getByText('We will call the number ending in 77.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Pincode', exact: true })).toHaveValue('900056');
});
