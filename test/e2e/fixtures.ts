import { type BrowserContext, test as base, expect } from '@playwright/test';
import { canaries, isToldBy } from './canaries.ts';

type Fixtures = {
  /** Console errors that the flow provokes on purpose: push a pattern for each before provoking it. */
  readonly expectedErrors: RegExp[];
  readonly consoleWatch: undefined;
  readonly privacyWatch: undefined;
};

/**
 * `test` of every flow. It fails, in pop-ups too, on a console error or an uncaught exception that no pattern expects
 * (a violation of the content security policy is one), on a request to another origin, and on anything personal in an
 * address, a cookie or the storage that outlives the tab.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  consoleWatch: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  privacyWatch: [
    async ({ context, baseURL }, use) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await use(undefined);
      const own = new URL(baseURL ?? '').origin;
      const isOurs = (url: string) => new URL(url).origin === own || /^(data|blob):/.test(url);
      expect(
        asked.filter((url) => !isOurs(url)),
        'requests to another origin',
      ).toEqual([]);
      expect(asked.filter(isToldBy), 'addresses that tell something personal').toEqual([]);
      expect(await keptCanaries(context), 'personal facts that outlive the tab').toEqual([]);
    },
    { auto: true },
  ],
});

async function keptCanaries(context: BrowserContext): Promise<readonly string[]> {
  const kept = decodeURIComponent(JSON.stringify(await context.storageState()));
  return canaries.filter((canary) => kept.toLowerCase().includes(canary.toLowerCase()));
}

export { expect };
