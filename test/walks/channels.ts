import type { Page } from '@playwright/test';
import { inLanguage, type LocalText } from '#domain/local-text.ts';
import type { Channel } from '#domain/quote/channel.ts';
import { paths } from '#web/paths.ts';
import { bankLink, bankSite } from '../e2e/bank.ts';
import { open, type PageOrFrame, settled } from '../e2e/pages/opening.ts';
import { title } from './quote.ts';
import { walksPort } from './servers.ts';
import type { SpokenWords } from './words.ts';

/** A way into the product, and all that differs for whoever comes by it. */
export type EntryRoute = {
  readonly name: string;
  readonly channel: Channel;
  /** How analytics names where it is; without it the website. */
  readonly platform?: 'App';
  /** To the first question; the answer is where it is shown. */
  readonly enter: (page: Page, words: SpokenWords) => Promise<PageOrFrame>;
  /** What stands above every page; undefined: nothing. */
  readonly line?: (words: SpokenWords) => string;
  /** These are letters in place of a logo, and the colour of the line. */
  readonly mark?: readonly [letters: string, colour: string];
  /** The product that is bought. */
  readonly product: string;
  /** What all that is listed is, or what of it is there alone. */
  readonly lists: 'usual' | 'agents too' | 'standard alone';
  readonly mergesFilledValues: boolean;
  /** Origins whose pages may hold ours; undefined: none may. */
  readonly framedBy?: string;
  /** A way in by which the quote is somebody else's, and how that page calls the one it was begun in. */
  readonly leaves?: readonly [address: string, lead: (words: SpokenWords) => string];
  /** Whether a native side around the pages is told of each. */
  readonly hasBridge?: true;
};

const origin = `http://127.0.0.1:${walksPort}`;
const agentLink = '/health-plan/?channel=pos&partner=TRY-101';
const agentName: LocalText = { en: 'Meera Joshi', hi: 'मीरा जोशी' };
const bankName: LocalText = { en: 'Try Bank', hi: 'ट्राई बैंक' };

const enterBy =
  (address: string): EntryRoute['enter'] =>
  async (page) => {
    await open(page, address);
    return page;
  };

/** Opens the page of another site, with ours in its frame. */
async function enterFrame(page: Page): Promise<PageOrFrame> {
  await page.goto(`${bankSite()}/`);
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('No frame');
  await frame.waitForURL(/choose-member$/);
  await settled(frame);
  return frame;
}

/** The sandbox's page plays the native side, in the tab beside ours. */
async function enterApp(page: Page): Promise<PageOrFrame> {
  await page.goto('/sandbox/webview?bridge=android');
  const app = await page.context().newPage();
  await open(app, paths.chooseMember());
  return app;
}

async function enterByStandardPlan(page: Page, { t }: SpokenWords): Promise<PageOrFrame> {
  await open(page, '/health-plan/arogya-sanjeevani');
  await page.getByRole('link', { name: t('standard.start') }).click();
  await title(page)
    .filter({ hasText: t('who.title') })
    .waitFor();
  return page;
}

const begunIn =
  (channel: string, partner: LocalText = { en: '' }) =>
  ({ t, locale }: SpokenWords): string =>
    t('results.channel.lead', { channel, partner: inLanguage(partner, locale) });

const usual = { product: 'sahyadri-poorna', lists: 'usual' } as const;

export const entryRoutes: readonly EntryRoute[] = [
  {
    ...usual,
    name: 'website',
    channel: 'website',
    enter: enterBy(paths.chooseMember()),
    mergesFilledValues: true,
    leaves: [agentLink, begunIn('website')],
  },
  {
    name: 'point of sale, with an agent’s code',
    channel: 'pos',
    enter: enterBy(agentLink),
    line: ({ say, locale }) => say('sale.agent', { name: inLanguage(agentName, locale), code: 'TRY-101' }),
    product: 'kumaon-pos-sahaj',
    lists: 'agents too',
    mergesFilledValues: false,
    leaves: ['/?channel=website', begunIn('pos', agentName)],
  },
  {
    ...usual,
    name: 'retail partner, by a signed link',
    channel: 'retail-partner',
    enter: enterBy(bankLink(origin)),
    line: ({ say, locale }) => say('sale.partner', { name: inLanguage(bankName, locale) }),
    mark: ['TB', 'rgb(29, 63, 143)'],
    mergesFilledValues: true,
    leaves: ['/?channel=website', begunIn('partner', bankName)],
  },
  {
    ...usual,
    name: 'retail partner, in its frame',
    channel: 'retail-partner',
    enter: enterFrame,
    line: ({ say, locale }) => say('sale.partner', { name: inLanguage(bankName, locale) }),
    mark: ['TB', 'rgb(29, 63, 143)'],
    mergesFilledValues: false,
    framedBy: bankSite(),
  },
  {
    ...usual,
    name: 'mobile app',
    channel: 'mobile-app',
    platform: 'App',
    enter: enterApp,
    mergesFilledValues: true,
    leaves: ['/?channel=website', begunIn('app')],
    hasBridge: true,
  },
  {
    name: 'government-standard plan',
    channel: 'website',
    enter: enterByStandardPlan,
    product: 'arogya-sanjeevani',
    lists: 'standard alone',
    mergesFilledValues: true,
  },
];
