import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './pages/opening.ts';
import { boughtBy } from './set-up.ts';

const line = (page: Page) => page.locator('#missing-files');

const notThere = { status: 404, body: '' };

const kinds = [
  { what: 'the entry script', files: '**/assets/entry-client-*.js', as: 'missing' },
  { what: 'a script that the entry asks for', files: '**/assets/steps-*.js', as: 'missing' },
  { what: 'the script of the screen', files: '**/assets/view-*.js', as: 'missing' },
  { what: 'a style sheet', files: '**/assets/*.css', as: 'missing' },
  { what: 'a script that breaks', files: '**/assets/entry-client-*.js', as: 'broken' },
  { what: 'a network that is cut', files: '**/assets/*.js', as: 'cut' },
] as const;

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /status of 404|net::ERR_FAILED|Could not load|dynamically imported module|of our script/,
  );
});

for (const { what, files, as } of kinds) {
  test(`${what}, and everything else answers: the page says so, with a way on`, async ({ page }) => {
    await page.route(files, (route) => {
      if (as === 'cut') return route.abort();
      if (as === 'missing') return route.fulfill(notThere);
      return route.fulfill({ contentType: 'text/javascript', body: "throw new Error('of our script')" });
    });
    await page.goto(paths.memberDetails());
    await expect(line(page)).toBeVisible();
    await expect(line(page)).toContainText('A part of this page did not arrive');
    await expect(page.locator('body > p:visible'), 'this line alone').toHaveCount(1);
    await expect(line(page).getByRole('link', { name: /seven questions/ })).toHaveAttribute(
      'href',
      paths.landing('gender-pincode'),
    );
    await page.unroute(files);
    await line(page).getByRole('link', { name: 'Load the page again' }).click();
    await settled(page);
    await expect(line(page)).toBeHidden();
  });
}

test('a script that neither comes nor fails is said after half a minute, and the line goes once it is there', async ({
  page,
}) => {
  await page.clock.install();
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(paths.memberDetails(), { waitUntil: 'commit' });
  await expect(line(page)).toBeAttached();
  await expect(line(page)).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(line(page)).toBeVisible();
  letGo();
  await expect(line(page)).toBeHidden();
});

test('on a page of a purchase the way on is a person, in the language of the page', async ({
  page,
  context,
  baseURL,
}) => {
  const id = await boughtBy(page);
  await context.addCookies([{ name: 'lang', value: 'hi', url: String(baseURL) }]);
  await page.route('**/assets/entry-client-*.js', (route) => route.fulfill(notThere));
  await page.goto(paths.proposal(id, 'proposer-detail'));
  await expect(line(page)).toContainText('इस पेज का एक हिस्सा नहीं पहुँचा');
  await expect(line(page).getByRole('link', { name: 'हमसे बात करें' })).toHaveAttribute('href', paths.help());
});
