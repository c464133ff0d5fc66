import type { Page, Request } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { heading } from './pages/quote-flow.ts';

const question = (page: Page) => page.getByRole('region', { name: 'A question about counting' });
const queueLength = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chhatri-event:')).length);

/** Names of the events that a page sends from now on. */
function sentBy(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== '/log-event/') return;
    const events = JSON.parse(new URLSearchParams(request.postData() ?? '').get('events') ?? '[]');
    names.push(...events.map(({ name }: { readonly name: string }) => name));
  });
  return names;
}

test('nothing leaves the browser before a yes; what was held through a reload goes then, and a no ends it at once', async ({
  page,
}) => {
  const bodies = sentBy(page);
  await open(page, paths.chooseMember());
  await expect(question(page)).toBeVisible();
  await reload(page);
  await expect(question(page)).toBeVisible();
  expect(await queueLength(page)).toBeGreaterThanOrEqual(2);
  expect(bodies).toEqual([]);
  await expectUsable(page, 'question at the foot');

  await question(page).getByRole('link', { name: 'More about it' }).click();
  await expect(heading(page)).toHaveText('What you agreed to');
  await page.getByRole('button', { name: 'Yes: Counting how the site is used' }).press('Enter');
  await expect(page.getByText(/^You said yes on/)).toBeVisible();
  await expectUsable(page, 'privacy, a yes');
  await expect.poll(() => bodies).toContain('page-viewed');
  await expect.poll(() => queueLength(page)).toBe(0);

  await reload(page);
  await page.getByRole('button', { name: 'Take it back: Counting how the site is used' }).click();
  await expect(page.getByText(/^You said no on/)).toBeVisible();
  const before = bodies.length;
  await open(page, paths.memberDetails());
  await page.waitForTimeout(4000);
  expect([bodies.length, await queueLength(page)]).toEqual([before, 0]);
  await expect(question(page)).toHaveCount(0);
});

test('a no at the foot of a page is one press, and holds', async ({ page }) => {
  const bodies = sentBy(page);
  await open(page, paths.home());
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('Nothing is counted, and we will not ask again.')).toBeVisible();
  expect(await queueLength(page)).toBe(0);
  await reload(page);
  await page.waitForTimeout(3500);
  await expect(question(page)).toHaveCount(0);
  expect(bodies).toEqual([]);
});
