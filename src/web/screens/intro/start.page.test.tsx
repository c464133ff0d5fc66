import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { forgetMe } from '#web/browser/storage/draft.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(forgetMe);

async function sayFamily(page: ShownPage): Promise<void> {
  await page.press('checkbox', 'You');
  await page.type('You: age', '34');
  await page.press('checkbox', 'Father');
  await page.type('Father: age', '63');
  await page.type('Pincode', '560001');
}
const askPrice = async (page: ShownPage) => {
  await page.press('button', 'See a first price');
  await page.pass(100);
};
const corrections = () =>
  [...document.querySelectorAll('main [role="alert"] a[href^="#"]')].map(({ textContent }) => textContent);

test('a first price is shown for people, ages and a place, and goes when one of them is changed', async () => {
  const page = await site.open(paths.home());
  await sayFamily(page);
  await askPrice(page);
  for (const part of [
    'From ₹27,148 a year',
    'You and father in Bengaluru Urban, ₹10 lakh cover.',
    'Everyone on one plan₹33,394',
    'A first look, if both are healthy',
    'Recommended: best over ten years of those that we could recommend, Cheapest sound planChilika Jodi₹33,394a year now. All in, ₹47,730 a year',
    'Strongest sound plan in a bad year of those that we could recommendZanskar Pravah + Consumables₹41,483a year now.',
    '₹8,365 a year more, all in. 1 of 100 years leaves you ₹13,000 or more; Chilika Jodi leaves you ₹41,000 or more.',
  ])
    expect(page.text()).toContain(part);
  await page.type('Father: age', '64');
  expect(page.text()).not.toContain('a yearYou and father');
});

test('what is missing is named, until it is there', async () => {
  const page = await site.open(paths.home());
  await askPrice(page);
  expect(corrections()).toEqual(['* Select one or more members to continue', 'Please enter a valid pincode']);
  await sayFamily(page);
  expect(corrections()).toEqual([]);
});

test('a place that gets no price is said at its field, and forgotten when it is changed', async () => {
  const page = await site.open(paths.home());
  await sayFamily(page);
  await page.type('Pincode', '999999');
  await askPrice(page);
  expect(corrections()).toEqual(['Please enter a valid pincode']);
  await page.type('Pincode', '560001');
  expect(corrections()).toEqual([]);
});

test('a price that could not be had is said', async () => {
  const page = await site.open(paths.home());
  await sayFamily(page);
  site.befall(/first-price/, 403);
  await askPrice(page);
  expect([corrections(), page.names('alert').length]).toEqual([[], 1]);
});
