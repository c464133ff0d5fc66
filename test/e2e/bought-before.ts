import type { Page } from '@playwright/test';
import { asId, type ProposalId } from '#domain/ids.ts';
import { aWireMember } from '../wire.ts';
import type { ClockServer } from './clock-server.ts';
import { expect } from './fixtures.ts';
import { pay, title } from './pages/proposal.ts';
import { agreedBy, boughtBy } from './set-up.ts';

/** A policy bought so many days ago. A visit has ended since: what it had passes to that of now, as by a link that was sent. */
export async function boughtBefore(
  page: Page,
  later: ClockServer,
  days: number,
  mobile: string,
): Promise<string> {
  const { store } = later.ports;
  const ownerOf = async (id: string) => (await store.getProposal(asId<ProposalId>(id)))?.owner;
  const { id, payUrl } = await agreedBy(page, { quote: { members: [aWireMember({ age: 35 })] }, mobile });
  await page.goto(payUrl);
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is issued');
  const before = await ownerOf(id);
  later.wait({ days });
  await page.context().clearCookies();
  const now = await ownerOf(await boughtBy(page));
  if (!before || !now) throw new Error('Nobody is there');
  await store.handOver(before, now, later.ports.clock.now());
  return id;
}
