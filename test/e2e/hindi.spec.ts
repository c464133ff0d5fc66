import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { methodPages } from '#web/reading/method-titles.ts';
import { englishFinder } from '../readback/reading/english-in-hindi.ts';
import { expectWhole } from './audit.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { agreedBy, boughtBy, checkedBy, filledBy, quoteOf } from './set-up.ts';

test.use({ locale: 'hi-IN' });
test.describe.configure({ timeout: 180_000 });

const english = englishFinder([
  'Prabhat Road',
  'Lane 9',
  'Mumbai',
  'ANANYA SHARMA',
  'Kavita',
  'Joshi',
  'Main branch',
  ...Object.values(buyer),
]);

/** English words that a reader of the page sees, without what says of itself that it is in English. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, [lang="en"], code')) continue;
      texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    return [...texts, document.title];
  });
  return english(texts);
}

/** Nor is a word cut off: Hindi is taller, and its sentences are longer. */
const expectHindi = async (page: Page, name: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  expect.soft(await englishOn(page), name).toEqual([]);
  await expectWhole(page, name);
};

async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address);
    await expectHindi(page, address);
  }
}

test('the public pages are in Hindi', { tag: '@shared' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const plain = ['who-pays-us', 'your-data', 'complaints', 'accessibility'] as const;
  await walk(page, [
    paths.home(),
    ...methodPages.map(paths.method),
    ...plain.map(paths.about),
    paths.help(),
    paths.leaveDevice(),
    paths.policyWording('sahyadri-poorna'),
    paths.brochure('sahyadri-poorna'),
    '/nothing-here',
  ]);
});

test('the quote and the plans are in Hindi', { tag: '@shared' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 40/);
  const quote = await quoteOf(page);
  await walk(page, [
    paths.chooseMember(),
    paths.memberDetails(),
    paths.addressDetails(),
    paths.familyDetail(),
    paths.existingPolicy(),
    paths.checklist('individual', quote),
    paths.splitPlans(await quoteOf(page, {})),
    paths.results('individual', quote),
    paths.compare('individual', quote, ['sahyadri-poorna-5l', 'kumaon-vatsal-5l']),
    paths.policyOffline('offline', { quoteID: quote }),
  ]);
  await page.goto(paths.results('individual', quote));
  await page
    .getByRole('link', { name: /Narmada Sulabh/ })
    .first()
    .click();
  await page.waitForURL('**/plan-detail/**');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Narmada Sulabh');
  await expectHindi(page, 'plan detail');
});

test('a purchase is in Hindi', { tag: '@shared' }, async ({ page }) => {
  const id = await filledBy(page);
  const forms = [
    'buy-policy',
    'proposer-detail',
    'insured-members',
    'nominee-detail',
    'bank-details',
  ] as const;
  const health = ['medical-detail', 'lifestyle-detail', 'review-detail', 'kyc'] as const;
  await walk(
    page,
    [...forms, ...health].map((screen) => paths.proposal(id, screen)),
  );
  await page.goto(`/health-plan/identity/to-registry/${id}/?pep=no`);
  await expectHindi(page, 'the sandbox registry');
  // What the buyer said in an application before stands in the first form already.
  await open(page, paths.proposal(await boughtBy(page), 'insured-members'));
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectHindi(page, 'errors of a form');
  await open(page, paths.proposal(await checkedBy(page), 't-and-c'));
  await expectHindi(page, 'terms');
});

test('the gateway and the policy are in Hindi', { tag: '@shared' }, async ({ page }) => {
  const { id, payUrl } = await agreedBy(page);
  await page.goto(payUrl);
  await expectHindi(page, 'the gateway');
  await page.locator('form button').first().click();
  await page.waitForURL('**/transaction-success');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('पॉलिसी');
  await expectHindi(page, 'the policy');
  await open(page, paths.proposal(id, 'transaction-success'));
});
