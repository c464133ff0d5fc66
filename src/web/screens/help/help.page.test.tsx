import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const corrections = () =>
  [...document.querySelectorAll('main [role="alert"] a[href^="#"]')].map(({ textContent }) => textContent);

test('somebody asks to be called, once number and consent are there, and reads that it is noted', async () => {
  const page = await site.open(paths.help({ topic: 'age' }));
  await page.press('button', 'Call me');
  expect(corrections()).toEqual([
    'Please enter a valid 10 digit mobile number',
    'Please tick that we may call you',
  ]);
  await page.type('Your mobile number', '98220');
  await page.press('checkbox', /^Your consent/);
  expect(corrections()).toEqual(['Please enter a valid 10 digit mobile number']);
  await page.type('Your mobile number', '9822044170');
  expect(corrections()).toEqual([]);
  site.befall(/call-back/, 403);
  await page.press('button', 'Call me');
  expect(page.names('alert')).toHaveLength(1);
  await page.press('button', 'Call me');
  expect(page.names('alert')).toEqual([]);
  expect(page.names('textbox')).toEqual([]);
  expect(page.text()).toContain('You ask about: an age that this site does not take.');
});

test('whoever is abroad is told first to write, as neither our number nor a call back reaches them', async () => {
  const firstWay = (page: ShownPage) =>
    page.find('region', 'Talk to us').querySelector('a')?.getAttribute('href');
  const page = await site.open(paths.help({ topic: 'abroad' }));
  expect(firstWay(page)).toMatch(/^mailto:/);
  expect(page.text()).toContain('we can call back Indian mobile numbers only');
  expect(firstWay(await site.open(paths.help()))).toMatch(/^tel:/);
});
