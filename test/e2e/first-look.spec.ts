import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './pages/enter.ts';
import { open, settled } from './pages/opening.ts';

type Person = readonly [name: string, age: number];
const couple: readonly Person[] = [
  ['You', 36],
  ['Spouse', 34],
];
const withParents: readonly Person[] = [...couple, ['Son', 4], ['Father', 64], ['Mother', 60]];

async function seeFirstPrice(page: Page, people: readonly Person[]): Promise<void> {
  await open(page, paths.home());
  for (const [name, age] of people) {
    await page.getByRole('checkbox', { name, exact: true }).check();
    await enter(page.getByLabel(`${name}: age`), String(age));
  }
  await enter(page.getByLabel('Pincode', { exact: true }), '226001');
  await page.getByRole('button', { name: 'See a first price' }).click();
  await expect(page.getByText(/^A first look, if (both|all \d) are healthy$/)).toBeVisible();
}

/** Everything that is pressed after the first price, one by one, and the pages that it leads over. */
function tapCounter(page: Page) {
  const pages: string[] = [];
  let taps = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && pages.at(-1) !== frame.url()) pages.push(frame.url());
  });
  const tap = async (role: 'link' | 'button' | 'radio' | 'checkbox', name: string | RegExp, within = '') => {
    const scope = within === '' ? page : page.getByRole('group', { name: within });
    const control = scope.getByRole(role, { name, exact: true });
    await (role === 'radio' || role === 'checkbox' ? control.check() : control.click());
    taps += 1;
  };
  return { tap, taps: () => taps, pages: () => new Set(pages.map((url) => new URL(url).pathname)).size };
}

const declaration = 'Everything else on this page is No for all of us';

test('a couple comes from a first price to the exact list in at most 8 taps and 3 pages', async ({
  page,
}) => {
  await seeFirstPrice(page, couple);
  const { tap, taps, pages } = tapCounter(page);
  await tap('link', 'Make it exact: one page on health');
  await settled(page);
  await tap('radio', 'Female');
  await tap('checkbox', declaration);
  await tap('button', 'Show exact prices');
  await expect(page.getByRole('heading', { name: /to start from$/ })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(8);
  expect(pages()).toBeLessThanOrEqual(3);
});

test('a family with parents who are ill comes there in at most 12 taps', async ({ page }) => {
  await seeFirstPrice(page, withParents);
  const { tap, taps, pages } = tapCounter(page);
  await tap('link', 'Make it exact: one page on health');
  await settled(page);
  await tap('radio', 'Male');
  await tap('radio', 'In the same place as me');
  await tap('checkbox', 'Father', 'Diabetes on tablets (type 2 diabetes)');
  await tap('checkbox', 'Mother', 'Diabetes on tablets (type 2 diabetes)');
  await tap('checkbox', 'Mother', 'High blood pressure (hypertension)');
  await tap('checkbox', declaration);
  await tap('button', 'Show exact prices');
  await expect(page.getByRole('heading', { name: /to start from$/ })).toBeVisible();
  await tap('link', /^Parents/);
  await expect(page.getByRole('heading', { name: /to start from$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/results\/parents\//);
  expect(taps()).toBeLessThanOrEqual(12);
  expect(pages()).toBeLessThanOrEqual(4);
});
