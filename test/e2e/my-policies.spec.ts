import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { pay } from './pages/proposal.ts';
import { heading } from './pages/quote-flow.ts';
import { agreedBy } from './set-up.ts';

const promise = 'No phone number. No account. No calls.';

test('what was bought is found again from the start page, by whoever bought it', async ({
  page,
  browser,
}) => {
  const { payUrl } = await agreedBy(page);
  await page.goto(payUrl);
  await pay(page);
  await expect(heading(page)).toHaveText('Your policy is issued');
  const number = await page
    .getByText(/^[A-Z]{3}-\d\d-\d+-\d+$/)
    .first()
    .innerText();

  await open(page, paths.home());
  await expect(page.getByText('What you bought here')).toBeVisible();
  await expect(page.getByText(promise)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'My policies' }).click();
  await expect(heading(page)).toHaveText('My policies');
  const policy = page.getByRole('region', { name: 'Sahyadri Poorna' });
  await expect(policy).toContainText(number);
  await expect(policy).toContainText('30 days are left');
  await policy.getByRole('link', { name: 'Papers, dates and what to do in hospital' }).click();
  await expect(heading(page)).toHaveText('Your policy is issued');
  await expect(page.getByRole('heading', { name: 'In an emergency' })).toBeVisible();
  const calendar = page.getByRole('link', { name: 'Put these dates in my calendar' });
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, paths.home());
  await expect(stranger.getByText(promise)).toBeVisible();
  await open(stranger, paths.myPolicies());
  await expect(stranger.getByText('No policy opens in this browser')).toBeVisible();
  await expect(stranger.getByText(number)).toHaveCount(0);
  await stranger.context().close();
});
