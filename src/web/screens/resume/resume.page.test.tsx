import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillProposal } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { openBrowser } from '#test/wire.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Gives the link of an application of another browser. */
async function aLink(): Promise<string> {
  const owner = await openBrowser(site.app);
  const id = await fillProposal(owner);
  const response = await owner.call('makeResumeLink', { params: { id }, body: { mail: 'no' } });
  const { url } = response.json();
  return new URL(url, 'http://chhatri.example').pathname;
}

test('the owner makes a link, and can read it on the page', async () => {
  const id = await fillProposal(site.browser);
  const page = await site.open(paths.otherDevice(id));
  await page.press('checkbox', /^Do not email it/);
  await page.press('button', 'Make the link');
  expect(page.text()).toMatch(/\/resume\/[\w-]{43}/);
});

test('whoever opens a link reads nothing of the application, and is asked for the code that comes to its mobile', async () => {
  const page = await site.open(await aLink());
  expect(page.text()).not.toMatch(/Sahyadri|Ananya/);
  await page.press('button', 'Send the code');
  expect(page.names('textbox')).toHaveLength(1);
});

test('a wrong code opens nothing, and the tries that are left are said', async () => {
  const page = await site.open(await aLink());
  await page.press('button', 'Send the code');
  const [field = ''] = page.names('textbox');
  await page.type(field, '000000');
  await page.press('button', 'Continue');
  expect(page.leftFor()).toBeUndefined();
  expect(page.text()).toMatch(/4 more|4 tries/);
});

test('a link to erase says what it is for before its code is typed', async () => {
  const page = await site.open(`${await aLink()}?to=erase`);
  expect(page.names('heading')).toContain('Erase your application');
  expect(page.text()).not.toMatch(/Sahyadri|Ananya/);
});

test('a link that leads to nothing says so', async () => {
  const page = await site.open(`/resume/${'a'.repeat(43)}`);
  expect(page.names('textbox')).toEqual([]);
});
