import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect } from '../e2e/fixtures.ts';
import { open, reload } from '../e2e/pages/opening.ts';
import { wireOf } from '../e2e/set-up.ts';
import { buy, fillForms, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { aWireMember } from '../wire.ts';
import { test } from './clock.ts';
import {
  expectAt,
  lettersOf,
  type Pass,
  passAll,
  passTime,
  passTwice,
  purchaseState,
  stopsIn,
} from './stops.ts';
import { spokenIn } from './words.ts';

type PurchaseCase = {
  readonly what: string;
  readonly product: string;
  readonly riders?: readonly string[];
  /** The insurer checks who somebody is in a tab of its own. */
  readonly hasOwnTab?: true;
};

const cases: readonly PurchaseCase[] = [
  { what: 'as most insurers', product: 'kaveri-saral' },
  { what: 'identity in a tab of its own', product: 'himgiri-sopan', hasOwnTab: true },
  { what: 'the hand-over of the information sheet', product: 'malabar-nivaran' },
  { what: 'with riders', product: 'ganga-parivar', riders: ['consumables', 'critical-5l'] },
];

/** Up to the review over the wire; answers the proposal. */
async function filled(page: Page, { product, riders = [] }: PurchaseCase): Promise<string> {
  const wire = await wireOf(page);
  const members = [aWireMember({ age: 35 })];
  const { quote_id } = await saveQuote(wire, { members, parents_pincode: undefined });
  const scored = await score(wire, quote_id);
  const [block] = scored.score_data;
  if (!block) throw new Error('No block');
  const id = await buy(wire, quote_id, planOf(scored, block.type, product));
  // Who buys has a visit from then on.
  const buyer = await wireOf(page);
  for (const rider_id of riders) {
    const { cpt_id } = await readProposal(buyer, id);
    const added = await buyer.call('addRiders', { params: {}, body: { data: [{ cpt_id, rider_id }] } });
    expect(added.json()).toMatchObject({ status: 'changed' });
  }
  await fillForms(buyer, id);
  return id;
}

/** In the tab that the insurer's check has for itself; the first one goes on when its reader comes back to it. */
const passInOwnTab: Pass = async (page, stop, next, words) => {
  await expectAt(page, stop, words);
  await reload(page);
  await expectAt(page, stop, words);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: words.t('kyc.tab.open') }).click();
  const own = await opened;
  const secondTab = await passTwice(own, stop, next, words);
  await own.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectAt(page, next, words);
  return secondTab;
};

const screens = [
  'buy-policy',
  'proposer-detail',
  'review-detail',
  'kyc',
  'kyc-success',
  't-and-c',
  'transaction-failure',
  'transaction-success',
] as const;

for (const purchaseCase of cases) {
  test(`${purchaseCase.what}: each page from the review to the policy, twice`, async ({
    page,
    later,
    expectedErrors,
  }, info) => {
    expectedErrors.push(/status of 409/);
    const words = await spokenIn(info);
    const { review, identity, identified, terms, gateway, pending, issued } = stopsIn(words);
    const id = await filled(page, purchaseCase);
    const { answers } = await purchaseState(later, id);
    const amount = answers.total;
    const orders = new Map([
      [terms.heading, [{ state: 'created', amount, tries: 0 }]],
      [gateway.heading, [{ state: 'pending', amount, tries: 1 }]],
    ]);

    await open(page, paths.proposal(id, 'review-detail'));
    const tabs = await passAll(
      page,
      [review, identity, identified, terms, gateway, pending],
      words,
      async ({ heading }) => {
        const now = { answers, orders: orders.get(heading) ?? [], policy: undefined };
        expect(await purchaseState(later, id)).toEqual(now);
      },
      (stop) => (purchaseCase.hasOwnTab && stop === identity ? passInOwnTab : passTwice),
    );
    await test.step(pending.heading, () => passTime(page, later, [pending, issued], words));

    await test.step('whatever is pressed in tabs that were left behind, it is paid', async () => {
      for (const [tab, stop] of tabs) {
        await (await stop.onward(tab)).click();
        await expectAt(tab, issued, words);
        await tab.close();
      }
    });
    await test.step('whichever page is asked for, the policy is shown', async () => {
      for (const screen of screens) {
        await open(page, paths.proposal(id, screen));
        await expectAt(page, issued, words);
      }
    });

    const { policy = '', ...last } = await purchaseState(later, id);
    expect(last).toEqual({ answers, orders: [{ state: 'captured', amount, tries: 1 }] });
    await open(page, paths.myPolicies());
    await expect(page.getByText(policy)).toHaveCount(1);
    const letters = await lettersOf(later, policy);
    expect(letters.length).toBeGreaterThan(0);
    expect(letters).toEqual([...new Set(letters)]);
  });
}
