import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { reportBareTexts } from './bare-texts.ts';
import { canaries, hasPersonalDetail } from './canaries.ts';

type Fixtures = {
  /** Console errors that the flow provokes on purpose: push a pattern for each before provoking it. */
  readonly expectedErrors: RegExp[];
  /** Where the flow may go beside our own pages: a gateway's. */
  readonly gateway: { readonly origin: string; readonly others?: readonly string[] } | undefined;
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** Somebody else's browser, watched as that of `page` is, and closed with the flow. */
  readonly another: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly watchOwn: undefined;
};

type PageTraffic = {
  readonly errors: string[];
  readonly requests: string[];
};

/**
 * `test` of every flow. It fails, in pop-ups and other people's browsers too, on a console error or an uncaught exception
 * that no pattern expects (a violation of the content security policy is one, a bare text that changes another), on a
 * request to another origin, and on anything personal in an address, a cookie or the storage that outlives the tab.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  gateway: undefined,
  watch: async ({ expectedErrors, gateway, baseURL }, use) => {
    const traffic: PageTraffic = { errors: [], requests: [] };
    await use((context) => listenTo(context, traffic));
    const unexpected = traffic.errors.filter(
      (error) => !expectedErrors.some((pattern) => pattern.test(error)),
    );
    expect(unexpected, 'console errors').toEqual([]);
    expectPrivate(traffic, [
      new URL(baseURL ?? '').origin,
      ...(gateway ? [gateway.origin, ...(gateway.others ?? [])] : []),
    ]);
  },
  another: async ({ browser, baseURL, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options });
      opened.push(context);
      await watch(context);
      return context;
    });
    for (const context of opened) await expectNothingStored(context);
    for (const context of opened) await context.close();
  },
  watchOwn: [
    async ({ context, watch }, use) => {
      await watch(context);
      await use(undefined);
      await expectNothingStored(context);
    },
    { auto: true },
  ],
});

async function listenTo(context: BrowserContext, { errors, requests }: PageTraffic): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('request', (request) => requests.push(request.url()));
  await context.addInitScript(reportBareTexts);
}

function expectPrivate({ requests }: PageTraffic, own: readonly string[]): void {
  const isOurs = (url: string) => own.includes(new URL(url).origin) || /^(data|blob):/.test(url);
  expect(
    requests.filter((url) => !isOurs(url)),
    'requests to another origin',
  ).toEqual([]);
  expect(requests.filter(hasPersonalDetail), 'addresses that tell something personal').toEqual([]);
}

async function expectNothingStored(context: BrowserContext): Promise<void> {
  const storedText = decodeURIComponent(JSON.stringify(await context.storageState()));
  const leaks = canaries.filter((canary) => storedText.toLowerCase().includes(canary.toLowerCase()));
  expect(leaks, 'personal facts that outlive the tab').toEqual([]);
}

export { expect };
