import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { answersNow, changeDraft, forgetMe } from '#web/browser/storage/draft.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => {
  localStorage.removeItem('chhatri-usage');
  return site.close();
});

test('an answer about counting is stored by the server and in this browser, and can be taken back', async () => {
  const page = await site.open(paths.privacy());
  await page.press('button', 'Yes: Counting how the site is used');
  expect(localStorage.getItem('chhatri-usage')).toBe('yes');
  expect(page.text()).toContain('Your answer is kept.');
  await page.press('button', 'No: Showing advisers the pages and buttons you used');
  expect(localStorage.getItem('chhatri-usage')).toBe('yes');
  const again = await site.open(paths.privacy());
  await again.press('button', 'Take it back: Counting how the site is used');
  expect(localStorage.getItem('chhatri-usage')).toBe('no');
});

test('an answer that could not be stored is said, and nothing is kept of it', async () => {
  localStorage.removeItem('chhatri-usage');
  const page = await site.open(paths.privacy());
  site.befall(/consent/, 403);
  await page.press('button', 'Yes: Counting how the site is used');
  expect(page.text()).toContain('Your answer could not be saved. Please try again.');
  expect(localStorage.getItem('chhatri-usage')).toBeNull();
  expect(page.names('alert')).toHaveLength(1);
});

test('who leaves this device leaves no answers in it, and comes to a page that says so', async () => {
  await saveQuote(site.browser);
  changeDraft((draft) => ({ ...draft, pincode: '560001' }));
  const page = await site.open(paths.leaveDevice());
  site.befall(/leave/, 403);
  await page.press('button', 'Leave this device');
  expect([page.names('alert').length, page.leftFor(), answersNow().draft.pincode]).toEqual([
    1,
    undefined,
    '560001',
  ]);
  await page.press('button', 'Leave this device');
  expect([page.leftFor(), answersNow().draft.pincode]).toEqual([paths.leaveDevice({ left: 'yes' }), '']);
  forgetMe();
});
