import { paths } from '#web/paths.ts';
import { expectUsable } from './audit.ts';
import { boughtBefore } from './bought-before.ts';
import { type ClockServer, openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { acceptTerms, pay, pressAccept, saveAndGoOn, title } from './pages/proposal.ts';
import { proposalIdIn } from './set-up.ts';

/** Each test has a server of its own, and moves its clock. */
const test = plain.extend<{ readonly later: ClockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  later: async ({}, use) => {
    const server = await openClockServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ later }, use) => use(later.origin),
});

test('a policy is renewed from My policies: what changed, terms, payment, a schedule without a gap', async ({
  page,
  later,
  context,
}) => {
  const id = await boughtBefore(page, later, 340, '9822044170');
  await open(page, paths.myPolicies());
  await page.getByRole('link', { name: 'Renew this policy' }).click();
  await expect(title(page)).toHaveText('Renew your policy');
  await expect(page.getByRole('main')).toContainText(
    /Pay ₹[\d,]+ by [^,]+, and the new cover follows without a gap/,
  );
  await expect(page.getByText('Cover with the bonus')).toBeVisible();
  const changes = page.getByRole('region', { name: 'What changed since last time' });
  await expect(changes.getByRole('row', { name: /^What you paid last time/ })).toBeVisible();
  await expect(changes).toContainText('of cover on top, at no charge');
  await expectUsable(page, 'renewal');

  const renewal = await test.step('pressed twice, begun once', async () => {
    await page.getByRole('button', { name: 'Go on to the terms and payment' }).dblclick();
    await expect(title(page)).toHaveText('Terms and payment');
    const renewalId = proposalIdIn(page);
    await page.goBack();
    await expect(title(page)).toHaveText('Renew your policy');
    await reload(page);
    await expect(page.getByRole('button', { name: 'Go on where you stopped' })).toBeVisible();
    return renewalId;
  });
  await test.step('what was typed outlives a reload, and what was saved the way back', async () => {
    const mobile = page.getByRole('textbox', { name: 'Mobile' });
    await page.getByRole('button', { name: 'Change name, mobile or address' }).click();
    await mobile.fill('9822044171');
    await reload(page);
    await expect(mobile).toHaveValue('9822044171');
    await saveAndGoOn(page);
    await expect(title(page)).toHaveText('Terms and payment');
    expect(proposalIdIn(page)).toBe(renewal);
    await page.goBack();
    await expect(mobile).toHaveValue('9822044171');
    await page.goForward();
  });
  const second = await context.newPage();
  await open(second, paths.proposal(renewal, 't-and-c'));
  await acceptTerms(page);
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is renewed');
  await expect(page.getByRole('main')).toContainText('Cover goes on without a gap');
  await expect(page.getByRole('row', { name: /^Renews policy/ })).toBeVisible();

  await test.step('neither the second tab nor Back pays again', async () => {
    await pressAccept(second);
    await expect(title(second)).toHaveText('Your policy is renewed');
    await open(second, paths.proposal(id, 'renew'));
    await expect(title(second)).toHaveText('This policy is renewed');
    await page.goBack();
    await expect(page.getByRole('main')).toContainText('This order takes no more tries.');
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(title(page)).toHaveText('Your policy is renewed');
  });
  await open(page, paths.myPolicies());
  await expect(page.getByRole('link', { name: 'Renew this policy' })).toHaveCount(0);
  await expect(page.getByText('renewed')).toHaveCount(1);
});

test('a renewal that the insurer declines: in its own words, what can be done, and the way back', async ({
  page,
  later,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/);
  const id = await boughtBefore(page, later, 340, '9822044170');
  await open(page, paths.proposal(id, 'renew'));
  await page.getByRole('button', { name: 'Change name, mobile or address' }).click();
  await page.getByRole('textbox', { name: 'Mobile' }).fill('9822040001');
  await saveAndGoOn(page);
  await pressAccept(page);
  await expect(title(page)).toHaveText('The insurer did not accept this renewal');
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: later.origin }]);
  await reload(page);
  const main = page.getByRole('main');
  await expect(main.locator('q[lang=en]')).toHaveText(/^The insurer does not accept/);
  await expect(main).toContainText('Sahyadri Health के अपने शब्द:');
  await expect(main).toContainText('उम्र या क्लेम की वजह से रिन्यूअल मना नहीं हो सकता');
  await expectUsable(page, 'a declined renewal, in Hindi');
  await main.getByRole('link', { name: 'रिन्यूअल पर लौटें' }).click();
  await expect(title(page)).toHaveText('अपनी पॉलिसी रिन्यू करें');
});

test('in Hindi: within the grace the days without cover are told, after it where to go', async ({
  page,
  later,
}) => {
  const id = await boughtBefore(page, later, 376, '9822040008');
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: later.origin }]);
  await open(page, paths.proposal(id, 'renew'));
  await expect(title(page)).toHaveText('अपनी पॉलिसी रिन्यू करें');
  await expect(page.getByRole('main')).toContainText(/\d+ दिन का कवर नहीं है/);
  await expect(page.getByRole('main')).toContainText('बीमा कंपनी ने क्लेम दिया');
  await expectUsable(page, 'renewal in the grace, in Hindi');
  await open(page, paths.myPolicies());
  await expect(page.getByText('कवर खत्म हो गया')).toBeVisible();
  await open(page, paths.proposal(id, 'transaction-success'));
  await expect(page.getByRole('main')).toContainText('की रात 12 बजे खत्म हुआ');
  await expect(page.getByRole('main')).not.toContainText(/भेजी जा रही है|कवर शुरू|अस्पताल में हैं|पॉलिसी बन गई|कैशलेस/);
  await expectUsable(page, 'a policy whose cover has ended, in Hindi');

  later.wait({ days: 20 });
  await open(page, paths.proposal(id, 'renew'));
  await expect(title(page)).toHaveText('रिन्यूअल का समय निकल गया है');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sahyadri Health', exact: true }),
  ).toHaveAttribute('href', 'https://renewals.sahyadri-health.example/');
  await expectUsable(page, 'renewal period over, in Hindi');
  await page.context().addCookies([{ name: 'lang', value: 'en', url: later.origin }]);
  await open(page, paths.proposal(id, 'renew'));
  await expect(title(page)).toHaveText('Renewal Period Expired');
  await expect(page.getByRole('main')).toContainText(
    'Your policy cannot be renewed online. Please visit Sahyadri Health in order to proceed with renewal.',
  );
  await page.getByRole('button', { name: "Get today's price" }).click();
  await expect(title(page)).toHaveText(/^Plans for/);
});
