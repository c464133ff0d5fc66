import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { readProposal } from '../purchase.ts';
import { expectUsable } from './audit.ts';
import { bankSite, openBank, strangerSite } from './bank.ts';
import { expect, test } from './fixtures.ts';
import { open, settled } from './pages/opening.ts';
import { buyThis, openPlan } from './pages/plans.ts';
import { title } from './pages/proposal.ts';
import {
  answerForOne,
  choose,
  goOn,
  heading,
  sayAges,
  sayExisting,
  sayHealth,
  sayPlace,
  seeList,
  seePlans,
} from './pages/quote-flow.ts';
import { filledBy, quoteOf, wireOf } from './set-up.ts';

/** What another program of the same visit would send: a form whose middle name stands empty. */
async function blankMiddleName(page: Page, id: string): Promise<void> {
  const wire = await wireOf(page);
  const { proposerDetails = {} } = (await readProposal(wire, id)).savedForm.formData;
  const saved = await wire.call('saveProposer', {
    params: { id },
    body: { data: { ...proposerDetails, middle_name: '' } },
  });
  expect(saved.statusCode).toBe(200);
}

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a customer of an agent reads whose page it is, and is led back to a quote that was begun there', {
    tag: '@shared',
  }, async ({ page }) => {
    await page.goto('/health-plan/?channel=pos&partner=TRY-101');
    await settled(page);
    expect(new URL(page.url()).search).toBe('');
    const line = page.getByRole('region', { name: /मीरा जोशी/ });
    await expect(line).toHaveText(/आप एजेंट मीरा जोशी \(कोड TRY-101\) के साथ हैं$/);
    await expectUsable(page, 'customer of an agent');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByText('You are here with Meera Joshi, agent TRY-101')).toBeVisible();
    await expect(page.getByText('आप एजेंट मीरा जोशी')).toBeHidden();
    await page.getByRole('link', { name: 'हिन्दी' }).click();

    const list = paths.results('individual', await quoteOf(page));
    await page.goto('/?channel=website');
    await expect(page.getByText('मीरा जोशी')).toHaveCount(0);
    await open(page, list);
    await expect(page.getByText('यह कोटेशन आपने एजेंट मीरा जोशी के साथ शुरू किया था।')).toBeVisible();
    await page.getByRole('link', { name: 'जैसे शुरू किया था, वैसे ही आगे बढ़ें' }).click();
    await expect(line).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(page.getByText('शुरू किया था')).toHaveCount(0);

    const id = await filledBy(page, { product: 'kumaon-pos-sahaj', middleName: 'Kumari' });
    await open(page, paths.proposal(id, 'buy-policy'));
    await expect(title(page)).toHaveText(/POS Kumaon Sahaj/);
    await expect(line).toBeVisible();
    await expectUsable(page, 'first step with an agent');
    await page.goto('/your-data');
    await expect(page.getByText('आप एजेंट मीरा जोशी')).toBeVisible();
    await expectUsable(page, 'own data with an agent');
    await blankMiddleName(page, id);
    await open(page, paths.proposal(id, 'proposer-detail'));
    await expect(page.locator('input[value="Kumari"]')).toHaveCount(0);
  });
});

test('the app around a page is told of each, full loads too, and its quote is the app’s, also after a visit to the website', {
  tag: '@shared',
}, async ({ page }) => {
  const app = await page.context().newPage();
  await page.goto('/sandbox/webview?bridge=ios');
  const routes = page.locator('#routes li');
  await open(app, paths.chooseMember());
  await choose(app, { gender: 'Female', people: ['You'] });
  await goOn(app);
  await expect(heading(app)).toHaveText(/^How old/);
  await app.reload();
  await settled(app);
  await expect(routes).toHaveText(['choose-member', 'member-details', 'member-details']);
  const quote = await quoteOf(app);
  const list = paths.results('individual', quote);
  await app.goto('/?channel=website');
  await open(app, list);
  await expect(app.getByText('You started this quote in our app.')).toBeVisible();
  await app.getByRole('link', { name: 'Go on as I started' }).click();
  await expect(app).toHaveURL(new RegExp(`${list}$`));
  await expect(app.getByText('You started this quote')).toHaveCount(0);
  const id = await filledBy(app, { middleName: 'Kumari' });
  await blankMiddleName(app, id);
  await open(app, paths.proposal(id, 'proposer-detail'));
  await expect(app.getByRole('textbox', { name: /^Middle name/ })).toHaveValue('Kumari');
  await expect(routes.last()).toHaveText('proposer-detail');
  await expect(app.getByRole('region', { name: /^You are here with/ })).toHaveCount(0);
  await app.close();
});

test.describe('in a partner’s frame', () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  test.use({ gateway: async ({}, use) => use({ origin: bankSite(), others: [strangerSite()] }) });

  test('one goes from the first question to the first step of the purchase, in the language that was chosen there; around another site there is none', {
    tag: '@shared',
  }, async ({ page, baseURL, expectedErrors }) => {
    const bank = await openBank(String(baseURL));
    await page.goto(`${bankSite()}/`);
    const handle = await page.locator('iframe').elementHandle();
    const frame = await handle?.contentFrame();
    if (!frame) throw new Error('No frame');
    await frame.waitForURL(/choose-member$/);
    await settled(frame);
    await frame.getByRole('link', { name: 'हिन्दी' }).click();
    const line = frame.getByRole('region', { name: /ट्राई बैंक के ग्राहकों के लिए/ });
    await expect(line).toBeVisible();
    await open(frame, paths.chooseMember());
    await expect(line).toBeVisible();
    await frame.getByRole('link', { name: 'English' }).click();
    await answerForOne(frame);
    await seeList(frame);
    await openPlan(frame, 'Sahyadri Poorna');
    await buyThis(frame);
    await expect(title(frame)).toHaveText('Buy Sahyadri Poorna');
    await expect(frame.getByRole('region', { name: /^For customers of Try Bank/ })).toBeVisible();

    expectedErrors.push(/frame-ancestors/);
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${strangerSite()}/`);
    await refusal;
    const refused = await (await page.locator('iframe').elementHandle())?.contentFrame();
    expect(refused?.url()).toBe('chrome-error://chromewebdata/');
    expect(await refused?.locator('body').textContent()).toBe('');
    bank.close();
  });
});

test('whoever comes for the government-standard plan gets a list of it alone, and from there all plans', async ({
  page,
}) => {
  await open(page, paths.covidPlan());
  await expectUsable(page, 'covid plans');
  await page.getByRole('link', { name: 'About the government-standard plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'government-standard plan' })).toBeVisible();
  await expectUsable(page, 'standard plan');
  await page.getByRole('link', { name: 'See prices for your family' }).click();
  await choose(page, { gender: 'Female', people: ['You'] });
  await goOn(page);
  await sayAges(page, { You: 34 });
  await goOn(page);
  await sayPlace(page, '560001');
  await goOn(page);
  await sayHealth(page, {});
  await goOn(page);
  await sayExisting(page);
  await seePlans(page);
  await expect(page.getByText('Only Arogya Sanjeevani, the government-standard plan.')).toBeVisible();
  await expect(page.getByText(/^\d of \d plans|\d+ more plans/)).toBeVisible();
  // Its plans pay the same: one is cheaper than another, and none stronger or better balanced.
  await expect(page.getByText('Recommended: the cheapest')).toBeVisible();
  for (const name of ['best over ten years', 'Strongest sound plan in a bad year'])
    await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all plans' }).click();
  await expect(page.getByText('Strongest sound plan in a bad year')).not.toHaveCount(0);
  await expect(page.getByText('Only Arogya Sanjeevani')).toBeHidden();
  await expect(page).not.toHaveURL(/standard=/);
});
