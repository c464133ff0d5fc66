import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { changeDraft, forgetMe } from '#web/browser/storage/draft.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let quote: { readonly id: string; readonly crn: string };
beforeAll(async () => {
  site = await openSite();
  const { quote_id: id, quote_crn: crn } = await saveQuote(site.browser);
  quote = { id, crn };
});
afterAll(() => {
  forgetMe();
  return site.close();
});

const plan = { block: 'family', plan: 'sahyadri-poorna-5l' } as const;

test('a plan that is sold on paper is named with its price and whom to call, and leads back to the plans', async () => {
  changeDraft((draft) => ({ ...draft, quote }));
  const page = await site.open(paths.policyOffline('offline', { quoteID: quote.id, ...plan }));
  for (const part of [
    'Sahyadri PoornaSahyadri Health',
    'Cover₹5 lakh',
    '₹17,098',
    quote.crn,
    'The insurer takes this application only on paper.',
  ])
    expect(page.text()).toContain(part);
  const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(paths.splitPlans(quote.id));
});

test.each([
  ['no plan', {}],
  ['a plan that nobody sells', { block: 'family', plan: 'no-such-5l' }],
  ['people who are none', { block: 'robots', plan: plan.plan }],
] as const)('an address of %s names none, and whom to call all the same', async (_what, search) => {
  const page = await site.open(paths.policyOffline('offline', { quoteID: quote.id, ...search }));
  expect(page.text()).not.toContain('₹17,098');
  expect(page.text()).not.toContain('only on paper');
  expect(page.text()).toContain('No plan here fits what you told us.');
  expect(page.text()).toContain('Call 1800 000 0000. Monday to Saturday, 9 am to 7 pm.');
});

test('of another quote this device knows no number, and of none it leads nowhere back', async () => {
  changeDraft((draft) => ({ ...draft, quote: { id: 'another', crn: 'CH-OTHR-00' } }));
  const page = await site.open(paths.policyOffline('offline', { quoteID: quote.id }));
  expect(page.text()).not.toContain('CH-OTHR-00');
  forgetMe();
  await site.open(paths.policyOffline('age-offline'));
  const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => href.includes('split-plans'))).toEqual([]);
});
