import type { Page } from '@playwright/test';
import { asId, type ShareId, type VisitorId } from '#domain/ids.ts';
import type { DecidedPlan } from '#domain/share/decision.ts';
import { formerReferenceOf } from '#domain/share/reference.ts';
import { paths } from '#web/paths.ts';
import { expectRoom, expectUsable } from './audit.ts';
import { type ClockServer, openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { pay, title } from './pages/proposal.ts';
import { agreedBy, boughtBy, olderBuyer } from './set-up.ts';
import { sharedBy } from './shared-decision.ts';

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

test('after 15 days the price has expired, the answers are kept, and today’s price is one press away', async ({
  page,
  later,
}) => {
  const id = await boughtBy(page);
  later.wait({ days: 16 });
  await open(page, paths.proposal(id, 'proposer-detail'));
  await expect(title(page)).toHaveText('This price has expired');
  await expect(page.getByRole('main')).toContainText('Your answers are kept.');
  await expectUsable(page, 'transaction-expired');
  await page.getByRole('button', { name: "Get today's price" }).click();
  await expect(title(page)).toHaveText(/^Plans for/);
  await expect(page.getByRole('region', { name: 'Your quote' })).toContainText('You 34');
});

test('a policy that cannot be issued ends in a refund that is said as one', async ({ page, later }) => {
  const { payUrl } = await agreedBy(page, { mobile: '9822040004' });
  await page.goto(payUrl);
  await pay(page);
  await expect(title(page)).toHaveText('Paid. Your policy is on its way');
  for (let round = 0; round < 8; round += 1) {
    later.wait({ seconds: 60 });
    await reload(page);
  }
  await expect(title(page)).toHaveText(/^Your money (is going|was sent) back$/);
  await expect(page.getByRole('main')).toContainText('You are not covered by this plan.');
  await expectUsable(page, 'refunded');
});

test.describe('a plan that needs a medical decision', () => {
  const decidedAfter = async (
    page: Page,
    later: ClockServer,
    mobile: string,
    wait: { days?: number; seconds?: number },
  ) => {
    const { payUrl } = await agreedBy(page, { ...olderBuyer, mobile });
    await page.goto(payUrl);
    await pay(page, /^Block/);
    await expect(title(page)).toHaveText(/is deciding$/);
    later.wait(wait);
    await reload(page);
  };

  test('the insurer accepts: the policy is issued', async ({ page, later }) => {
    await decidedAfter(page, later, '9822044170', { seconds: 6 });
    await expect(title(page)).toHaveText('Your policy is issued');
  });

  test('the insurer declines: the block is released', async ({ page, later }) => {
    await decidedAfter(page, later, '9822040005', { seconds: 6 });
    await expect(title(page)).toHaveText('The insurer did not accept this application');
    await expect(page.getByRole('main')).toContainText(
      /₹[\d,]+ was blocked in your account for this\. All of it is released\./,
    );
  });

  test('nobody decides for 14 days: the purchase has expired', async ({ page, later }) => {
    await decidedAfter(page, later, '9822040006', { days: 15 });
    await expect(title(page)).toHaveText('Narmada General did not decide in time');
    await expect(page.getByRole('main')).toContainText('The blocked amount is released in full');
    await expect(page.getByRole('main')).not.toContainText('A price can be paid');
  });
});

test('the family’s page ends after 30 days, and whoever opens it then is told so', async ({
  page,
  later,
  expectedErrors,
}) => {
  const address = await sharedBy(page);
  later.wait({ days: 29 });
  await open(page, address);
  await expect(title(page)).toHaveText('Chosen: Sahyadri Poorna');
  later.wait({ days: 1, seconds: 1 });
  expectedErrors.push(/404/);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('the link has run out');
  await expectUsable(page, 'decision page, ended');
  await page.getByRole('main').getByRole('link', { name: 'Start a quote', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.chooseMember()}$`));
});

test('a family’s page that was kept before is drawn with what it holds', async ({ page, later }) => {
  const { store, clock } = later.ports;
  const share = await store.readShare(asId<ShareId>((await sharedBy(page)).slice('/s/'.length)), clock.now());
  if (!share) throw new Error('The page is not there');
  const { chosen, runnersUp, leftOut, mayHaveBirth, reference, ...decision } = share.decision;
  const older = <Plan extends DecidedPlan>({ later: _later, network, ...plan }: Plan) => plan;
  const id = asId<ShareId>('kept-before');
  await store.insertShare({
    id,
    owner: asId<VisitorId>('somebody'),
    contentKey: 'kept-before',
    createdAt: clock.now(),
    expiresAt: share.expiresAt,
    decision: { ...decision, chosen: older(chosen), runnersUp: runnersUp.map(older) },
  });
  await open(page, `/s/${id}`);
  await expect(title(page)).toHaveText('Chosen: Sahyadri Poorna');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('row', { name: /^(Premium when|All premiums|Cashless)/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Premium a year/ }).getByText('₹')).toHaveCount(3);
  await expect(page.getByRole('main')).toContainText(formerReferenceOf(id));
  await expectRoom(page, 'decision page, kept before');
});
