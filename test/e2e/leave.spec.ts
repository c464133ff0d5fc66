import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { choose, heading } from './pages/quote-flow.ts';
import { boughtBy } from './set-up.ts';

test('leaving the device closes what was begun on it and forgets what was typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You', 'Spouse'] });
  const proposal = paths.proposal(await boughtBy(page), 'proposer-detail');
  await open(page, proposal);
  await expect(heading(page)).toHaveText('About the proposer');
  const otherTab = await page.context().newPage();
  await open(otherTab, proposal);
  await expect(heading(otherTab)).toHaveText('About the proposer');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Leave this device' }).click();
  await expect(heading(page)).toHaveText('Leave this device?');
  await page.getByRole('button', { name: 'Leave this device' }).click();
  await expect(heading(page)).toHaveText('You have left this device');
  await expect(heading(otherTab)).toHaveText('This cannot be opened here');

  await open(page, proposal);
  await expect(heading(page)).toHaveText('This cannot be opened here');
  await open(page, paths.chooseMember());
  await expect(page.getByRole('checkbox', { name: /^Spouse/ })).not.toBeChecked();
});

test('what is held is read and erased from there, by forms that need no script', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (?:404|422)/);
  const proposal = paths.proposal(await boughtBy(page), 'proposer-detail');
  await open(page, paths.leaveDevice());
  await page.getByRole('link', { name: 'See, download or erase your data instead' }).click();
  await expect(heading(page)).toHaveText('Your data');
  await page.getByRole('link', { name: 'Read everything' }).click();
  await expect(page.getByRole('main')).toContainText('Application CHT-');
  await page.goBack();
  await page.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nothing was erased. Tick the box first.');
  await page.getByRole('checkbox', { name: 'Yes, erase my data' }).check();
  await page.getByRole('button', { name: 'Erase now' }).click();
  await expect(heading(page)).toHaveText('Your data is erased');
  await open(page, proposal);
  await expect(heading(page)).toHaveText('This cannot be opened here');
});
