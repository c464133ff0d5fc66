import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open, settled } from './pages/opening.ts';
import { openResults } from './pages/plans.ts';
import { answerForOne, heading, seeList } from './pages/quote-flow.ts';
import { quoteOf } from './set-up.ts';

test('without cookies the first page and the first step say so, and the way on', async ({
  page,
  context,
}) => {
  const line = page.locator('#cookieless');
  await page.goto(paths.home());
  await expect(line).toBeHidden();
  await (await context.newCDPSession(page)).send('Emulation.setDocumentCookieDisabled', { disabled: true });
  for (const path of [paths.home(), paths.chooseMember()]) {
    await open(page, path);
    await expect(line).toContainText('Cookies are off in this browser');
  }
  await line.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(/\/help/);
});

test('with storage forbidden and cookies on, a quote is made and its steps survive a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await answerForOne(page);
  await seeList(page);
  await expect(heading(page)).toHaveText('Plans for one person: you');
  await open(page, paths.memberDetails());
  await expect(page.getByRole('textbox', { name: 'You', exact: true })).toHaveValue('34');
});

test('a browser below the floor keeps the page as drawn, says which are served, and sends plain forms', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(paths.chooseMember());
  await expect(page.locator('#unserved')).toContainText('Firefox 121');
  expect(await page.evaluate(() => [...document.scripts].some(({ type }) => type === 'module'))).toBe(false);
  await page.locator('#unserved').getByRole('link').click();
  await page.locator('main label:has(input[value=FEMALE])').click();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411038');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/members/);
  expect(await page.evaluate(() => 'chhatriEarly' in window)).toBe(false);
});

test('Back to a list whose document is gone leads to the card that was in sight', async ({ page }) => {
  await openResults(page, 'family', await quoteOf(page, {}));
  const read = page.locator('main article').nth(8);
  await read.scrollIntoViewIfNeeded();
  await read.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.goto(paths.help());
  await page.goBack();
  await settled(page);
  await expect(read).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
