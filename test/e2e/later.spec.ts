import { paths } from '#web/paths.ts';
import { expectUsable } from './audit.ts';
import { type ClockServer, openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { pay, title } from './pages/proposal.ts';
import { agreedBy, boughtBy } from './set-up.ts';

/** Each test has a server of its own, and moves its clock. */
const test = plain.extend<{ readonly later: ClockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  later: async ({}, use) => {
    const server = await openClockServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ later }, use) => use(later.origin),
});

test('the pages of a price that has expired and of money that goes back are read by everybody', async ({
  page,
  later,
}) => {
  const { payUrl } = await agreedBy(page, { mobile: '9822040004' });
  await page.goto(payUrl);
  await pay(page);
  await expect(title(page)).toHaveText('Paid. Your policy is on its way');
  for (let round = 0; round < 8; round += 1) {
    later.wait({ seconds: 60 });
    await reload(page);
  }
  await expect(title(page)).toHaveText(/^Your money (is going|was sent) back$/);
  await expectUsable(page, 'refunded');
  const id = await boughtBy(page);
  later.wait({ days: 16 });
  await open(page, paths.proposal(id, 'proposer-detail'));
  await expect(title(page)).toHaveText('This price has expired');
  await expectUsable(page, 'transaction-expired');
});
