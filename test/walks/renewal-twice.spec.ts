import { paths } from '#web/paths.ts';
import { expect } from '../e2e/fixtures.ts';
import { open } from '../e2e/pages/opening.ts';
import { agreedBy } from '../e2e/set-up.ts';
import { aWireMember } from '../wire.ts';
import { test } from './clock.ts';
import { payNow, proposalIdIn } from './purchase.ts';
import { expectAt, lettersOf, passAll, passTime, purchaseState, stopsIn } from './stops.ts';
import { spokenIn } from './words.ts';

const quote = { members: [aWireMember({ age: 35 })], parents_pincode: undefined };

for (const product of ['sahyadri-poorna', 'malabar-nivaran']) {
  test(`${product}: each page from the renewal to the new policy, twice`, async ({
    page,
    later,
    expectedErrors,
  }, info) => {
    expectedErrors.push(/status of 409/);
    const words = await spokenIn(info);
    const { renewal, terms, gateway, pending, issued, renewed } = stopsIn(words);
    const { id: old, payUrl } = await agreedBy(page, { quote, product });
    await page.goto(payUrl);
    await payNow(page);
    await expectAt(page, issued, words);
    later.wait({ days: 340 });
    const before = await purchaseState(later, old);

    await open(page, paths.proposal(old, 'renew'));
    const ids = new Set<string>();
    const tabs = await passAll(page, [renewal, terms, gateway, pending], words, async ({ heading }) => {
      expect(await purchaseState(later, old)).toEqual(before);
      // The gateway's page names no proposal; the pages before and after it do.
      if (heading !== terms.heading) ids.add(proposalIdIn(page));
    });
    const [id = '', ...others] = ids;
    expect(others).toEqual([]);
    const { answers } = await purchaseState(later, id);
    const amount = answers.total;
    await test.step(pending.heading, () => passTime(page, later, [pending, renewed], words));

    await test.step('whatever is pressed in tabs that were left behind, it is renewed', async () => {
      for (const [tab, stop] of tabs) {
        await (await stop.onward(tab)).click();
        await expectAt(tab, renewed, words);
        expect(proposalIdIn(tab)).toBe(id);
        await tab.close();
      }
      await open(page, paths.proposal(old, 'renew'));
      await expectAt(page, { ...renewal, heading: words.t('renew.renewed.title') }, words);
    });

    const { policy = '', ...last } = await purchaseState(later, id);
    expect(last).toEqual({ answers, orders: [{ state: 'captured', amount, tries: 1 }] });
    expect(await purchaseState(later, old)).toEqual(before);
    await open(page, paths.myPolicies());
    await expect(page.getByText(policy)).toHaveCount(1);
    await expect(page.getByRole('link', { name: words.t('mine.renewal') })).toHaveCount(0);
    const letters = await lettersOf(later, policy);
    expect(letters.length).toBeGreaterThan(0);
    expect(letters).toEqual([...new Set(letters)]);
  });
}
