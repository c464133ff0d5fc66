import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { filesOfLines } from '#adapters/events/line-files.ts';
import { expectUsable } from '../e2e/audit.ts';
import { bankSite, strangerSite } from '../e2e/bank.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { open, type PageOrFrame, settled } from '../e2e/pages/opening.ts';
import { type EntryRoute, entryRoutes } from './channels.ts';
import { agree, answerForms, buyFromList, expectPolicy, middleNameAfterBlank, payNow } from './purchase.ts';
import { proposalIn } from './questions.ts';
import { answerForOne, listedProducts, lookAtFiveLakh, seeList, title } from './quote.ts';
import { eventLines } from './servers.ts';
import { type SpokenWords, spokenIn } from './words.ts';

/** Whose customer this is, on every page alike. */
async function expectLine(page: PageOrFrame, { line, mark }: EntryRoute, words: SpokenWords): Promise<void> {
  const above = page.locator('section.sale');
  if (!line) return expect(above).toHaveCount(0);
  const region = page.getByRole('region', { name: line(words) });
  await expect(region).toBeVisible();
  if (!mark) return expect(above.locator('b')).toHaveCount(0);
  await expect(above.locator('b')).toHaveText(mark[0]);
  return expect(above).toHaveCSS('background-color', mark[1]);
}

async function expectProducts(page: PageOrFrame, route: EntryRoute, words: SpokenWords): Promise<void> {
  await lookAtFiveLakh(page, words);
  // The list of the cover before stands until that of this one is here.
  await expect(async () => expectListed(await listedProducts(page, words), route)).toPass();
}

function expectListed(listed: readonly string[], { lists, product }: EntryRoute): void {
  const ofAgents = listed.filter((slug) => slug.includes('-pos-'));
  const standard = listed.filter((slug) => slug.endsWith('arogya-sanjeevani'));
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.some((slug) => slug.endsWith(product))).toBe(true);
  expect(ofAgents.length > 0).toBe(lists === 'agents too');
  expect(standard.length === listed.length).toBe(lists === 'standard alone');
}

/** In another way in the list says where it was begun, and leads back to it as it was. */
async function expectReturn(page: PageOrFrame, route: EntryRoute, words: SpokenWords): Promise<void> {
  if (!route.leaves) return;
  const [away, lead] = route.leaves;
  const list = new URL(page.url());
  await page.goto(away);
  await open(page, `${list.pathname}${list.search}`);
  await expect(page.getByText(lead(words))).toBeVisible();
  await page.getByRole('link', { name: words.t('results.channel.link') }).click();
  await page.waitForURL(({ pathname, search }) => pathname === list.pathname && !search.includes('channel'));
  await settled(page);
  await expect(page.getByText(lead(words))).toHaveCount(0);
  await expectLine(page, route, words);
}

/** What the server told whoever takes events of this purchase. */
async function expectEvents(page: PageOrFrame, id: string, route: EntryRoute): Promise<void> {
  const { proposal_number: number } = await proposalIn(page, id);
  const eventsNow = async () => {
    const files = await filesOfLines(eventLines(String(process.env.E2E_DATA_DIR)));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const lines = texts.flatMap((text) => text.trim().split('\n'));
    return lines.map((line) => JSON.parse(line)).filter(({ reference }) => reference === number);
  };
  await expect.poll(async () => (await eventsNow()).map(({ fields }) => fields.state)).toContain('issued');
  const where = new Set((await eventsNow()).map(({ channel, platform }) => `${channel} ${platform}`));
  expect([...where]).toEqual([`${route.channel} ${route.platform ?? 'Website'}`]);
}

/** No page but one of the partner's may hold ours, and then all of ours. */
function watchFrames(page: Page, framedBy: string | undefined): () => void {
  const frames = new Set<string>();
  page.context().on('response', async (answer) => {
    const { 'content-type': type = '', 'content-security-policy': policy = '' } = answer.headers();
    if (!type.startsWith('text/html') || !answer.url().includes('/health-plan/')) return;
    frames.add(/frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? 'anybody');
  });
  return () => expect([...frames]).toEqual([framedBy ?? "'none'"]);
}

for (const route of entryRoutes) {
  test.describe(route.name, () => {
    test.use({
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
      gateway: async ({}, use) =>
        use(route.framedBy ? { origin: bankSite(), others: [strangerSite()] } : undefined),
    });

    test('from the way in to the policy', async ({ page: first }, info) => {
      const words = await spokenIn(info);
      const expectFrames = watchFrames(first, route.framedBy);
      const page = await route.enter(first, words);
      const isPage = !route.framedBy;
      const look = async (what: string) => {
        await expectLine(page, route, words);
        if (isPage) await expectUsable(page as Page, what); // no frame: the row says so
      };

      const id = await test.step('the quote', async () => {
        expect(new URL(page.url()).search).not.toMatch(/channel|partner/);
        await look('first question');
        await answerForOne(page, words);
        await seeList(page, words, route.lists !== 'standard alone');
        await expectLine(page, route, words);
        await expectProducts(page, route, words);
        await expectReturn(page, route, words);
        if (route.leaves) await expectProducts(page, route, words);
        return buyFromList(page, route.product, words);
      });

      await test.step('the forms', async () => {
        await answerForms(page, id, words, async () => {
          await look('second form');
          const address = page.url();
          expect(await middleNameAfterBlank(page, id)).toBe(route.mergesFilledValues ? 'Kumari' : '');
          await open(page, address);
        });
        await expectLine(page, route, words);
      });

      await test.step('identity, terms and payment', async () => {
        await agree(page, words);
        await payNow(page);
        await expectPolicy(page, id, words);
        await look('the policy');
        await expectEvents(page, id, route);
        expectFrames();
      });

      if (!route.hasBridge) return;
      const routes = await first.locator('#routes li').allTextContents();
      expect(routes[0]).toBe('choose-member');
      for (const name of ['results', 'plan-detail', 'buy-policy', 'kyc', 't-and-c', 'transaction-success'])
        expect(routes, 'what the native side was told').toContain(name);
      expect(routes).not.toContain('not-found');
    });
  });
}

test('whoever comes by no way of theirs gets none, and a way on', async ({ page, expectedErrors }, info) => {
  const { say } = await spokenIn(info);
  expectedErrors.push(/status of 403/);
  for (const [address, why] of [
    ['/?channel=pos&partner=TRY-999', 'sale.refused.unknown-agent'],
    ['/?channel=retail-partner&partner=try-bank.1900000000.forged', 'sale.refused.not-theirs'],
  ] as const) {
    await page.goto(address);
    await expect(title(page)).toHaveText(say(why));
    await page.getByRole('link', { name: say('sale.refused.on') }).click();
    await settled(page);
    await expect(page.locator('section.sale')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  }
});
