import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { boughtBefore } from '../e2e/bought-before.ts';
import { type ClockServer, openClockServer } from '../e2e/clock-server.ts';
import { open, reload } from '../e2e/pages/opening.ts';
import { pay } from '../e2e/pages/proposal.ts';
import { agreedBy, boughtBy, olderBuyer } from '../e2e/set-up.ts';
import type { Shoot } from './picture.ts';

type Later = (page: Page, server: ClockServer, shoot: Shoot) => Promise<void>;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const expired: Later = async (page, server, shoot) => {
  const id = await boughtBy(page);
  server.wait({ days: 16 });
  await open(page, paths.proposal(id, 'transaction-expired'));
  await heading(page, 'This price has expired');
  await shoot(page, 'transaction-expired');
};

const refunded: Later = async (page, server, shoot) => {
  const { payUrl } = await agreedBy(page, { mobile: '9822040004' });
  await page.goto(payUrl);
  await pay(page);
  await heading(page, 'Paid. Your policy is on its way');
  for (let round = 0; round < 8; round += 1) {
    server.wait({ seconds: 60 });
    await reload(page);
  }
  await heading(page, /back$/);
  await shoot(page, 'transaction-refunded');
};

/** A policy near its end, among what its visitor has, and what it costs to go on. */
const renewed: Later = async (page, server, shoot) => {
  await boughtBefore(page, server, 340, '9822044170');
  await open(page, paths.myPolicies());
  await shoot(page, 'my-policies');
  await page.getByRole('link', { name: 'Renew this policy' }).click();
  await heading(page, 'Renew your policy');
  await shoot(page, 'renew');
};

/** A medical decision that says no, or does not come. */
const decision =
  (name: string, mobile: string, time: Parameters<ClockServer['wait']>[0]): Later =>
  async (page, server, shoot) => {
    const { payUrl } = await agreedBy(page, { ...olderBuyer, mobile });
    await page.goto(payUrl);
    await pay(page);
    await heading(page, /is deciding$/);
    server.wait(time);
    await reload(page);
    await heading(page, /did not/);
    await shoot(page, name);
  };

const scenes: readonly Later[] = [
  expired,
  refunded,
  renewed,
  decision('transaction-declined', '9822040005', { seconds: 6 }),
  decision('transaction-undecided', '9822040006', { days: 15 }),
];

/** What comes days later, each on a server of its own whose clock is moved on. */
export async function later(
  openContext: (origin: string) => Promise<BrowserContext>,
  shoot: Shoot,
): Promise<void> {
  for (const scene of scenes) {
    const server = await openClockServer();
    const context = await openContext(server.origin);
    await scene(await context.newPage(), server, shoot);
    await context.close();
    await server.close();
  }
}
