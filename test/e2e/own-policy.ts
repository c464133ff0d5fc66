import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { codeIn } from '../resume-link.ts';
import { type ClockServer, openClockServer } from './clock-server.ts';
import { test as plain } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { agreedBy, wireOf } from './set-up.ts';

/** Each test has a server of its own, and moves its clock. */
export const test = plain.extend<{ readonly own: ClockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  own: async ({}, use) => {
    const server = await openClockServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ own }, use) => use(own.origin),
});
/** A policy that was bought a moment ago, on its page. */
export async function issuedBy(page: Page): Promise<string> {
  const { id, payUrl } = await agreedBy(page, { mobile: '9822044170' });
  await (await wireOf(page)).post(payUrl, 'outcome=success&method=upi');
  await open(page, paths.proposal(id, 'transaction-success'));
  return id;
}

/** The newest of the sandbox’s outbox, as who tries this out reads it. */
export async function codeOf(page: Page): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/sandbox/outbox');
  const code = codeIn(await outbox.locator('pre').first().innerText());
  await outbox.close();
  return code;
}
