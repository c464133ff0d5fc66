import type { Page } from '@playwright/test';
import { dayInIndia, type Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { paths } from '#web/paths.ts';
import { expectUsable } from '../e2e/audit.ts';
import type { ClockServer } from '../e2e/clock-server.ts';
import { expect } from '../e2e/fixtures.ts';
import { pressOn } from '../e2e/pages/keyboard.ts';
import { open, reload } from '../e2e/pages/opening.ts';
import { boughtBy, olderBuyer } from '../e2e/set-up.ts';
import { oldPolicy } from '../port-answers.ts';
import { aWireMember } from '../wire.ts';
import { agreeAndPressPay, arrive, typeForms, typeIdentity } from './by-keyboard.ts';
import { test } from './clock.ts';
import { proposalIn } from './questions.ts';
import { type SpokenWords, spokenIn } from './words.ts';

type Purchase = Parameters<typeof boughtBy>[1];
type Own = Parameters<typeof typeForms>[3];

/** From the first form to where the payment leads, by keyboard alone. The answer is the proposal and its insurer. */
async function buy(page: Page, words: SpokenWords, purchase: Purchase, own: Own) {
  const id = await boughtBy(page, purchase);
  await open(page, paths.proposal(id, 'proposer-detail'));
  await typeForms(page, id, words, own);
  const { insurerTitle: insurer } = (await proposalIn(page, id)).planData;
  await typeIdentity(page, words);
  await agreeAndPressPay(page, words);
  return { id, insurer };
}

const ordersOf = async ({ ports }: ClockServer, id: string) =>
  (await ports.store.paymentsOf(asId<ProposalId>(id))).map(({ state }) => state);

const today = dayInIndia(new Date().toISOString() as Instant); // the shape of an instant

const undecided = [
  {
    what: 'a medical review',
    purchase: olderBuyer,
    portabilityDetails: {},
    waits: 'outcome.blocked.accepts',
    over: 'expired.undecided.lede',
  },
  {
    what: 'the history of a policy that is moved here',
    purchase: { product: 'chambal-tarun' },
    portabilityDetails: oldPolicy(today, 50),
    waits: 'port.blocked.keep',
    over: 'port.undecided.lede',
  },
] as const;

for (const { what, purchase, portabilityDetails, waits, over } of undecided) {
  test(`mobile ending 0006: ${what} never ends, and after 14 days the block is released`, async ({
    page,
    later,
  }, info) => {
    const words = await spokenIn(info);
    const { t } = words;
    const main = page.getByRole('main');
    const own = { proposerDetails: { mobile: '9822040006' }, portabilityDetails };
    const { id, insurer } = await buy(page, words, purchase, own);
    const deciding = t('outcome.blocked.title', { insurer });
    await arrive(page, deciding);
    for (const days of [0, 13]) {
      later.wait({ days, seconds: 6 });
      await reload(page);
      await arrive(page, deciding);
      await expect(main).toContainText(t(waits));
      expect(await ordersOf(later, id)).toEqual(['blocked']);
    }
    await expectUsable(page, 'under review for 13 days');
    later.wait({ days: 2 });
    await reload(page);
    await arrive(page, t('expired.undecided.title', { insurer }));
    await expect(main).toContainText(t(over));
    await expect(main).toContainText(t('expired.not-decided', { days: 14 }));
    expect(await ordersOf(later, id)).toEqual(['released']);
    await expectUsable(page, 'not decided in time');
    await pressOn(page, page.getByRole('button', { name: t('expired.button') }), 'Enter');
    await page.waitForURL(/\/results\//);
  });
}

/** To the renewal of what was bought eleven months ago, from the list of what one has. */
async function toRenewal(
  page: Page,
  later: ClockServer,
  words: SpokenWords,
  mobile: string,
  product: string,
) {
  const quote = { members: [aWireMember({ age: 35 })], parents_pincode: undefined };
  const policy = await buy(page, words, { quote, product }, { proposerDetails: { mobile } });
  await arrive(page, words.t('outcome.issued.title'));
  later.wait({ days: 340 });
  await open(page, paths.myPolicies());
  await arrive(page, words.t('nav.mine'));
  await pressOn(page, page.getByRole('link', { name: words.t('mine.renewal') }), 'Enter');
  return policy;
}

/** On a wide page an umbrella is drawn beside what the deed says of itself. */
const wordsReachTheMark = (page: Page): Promise<boolean> =>
  page.locator('main section:has(> div > h1)').evaluate((deed) => {
    const [mark, words] = [deed.querySelector('svg'), document.createRange()];
    words.selectNodeContents(deed.querySelector('h1 + p') ?? deed);
    const position = mark?.checkVisibility() ? mark.getBoundingClientRect().left : Number.POSITIVE_INFINITY;
    return words.getBoundingClientRect().right > position;
  });

test('mobile ending 0008: at renewal a claim was paid, so no bonus grows, and it is renewed all the same', async ({
  page,
  later,
}, info) => {
  const words = await spokenIn(info);
  const { t } = words;
  await toRenewal(page, later, words, '9822040008', 'sahyadri-poorna');
  await arrive(page, t('renew.title'));
  await expect(page.getByRole('main')).toContainText(t('renew.bonus.claimed.none'));
  await expectUsable(page, 'renewal after a claim');
  await pressOn(page, page.getByRole('button', { name: t('renew.go-on') }), 'Enter');
  await agreeAndPressPay(page, words);
  await arrive(page, t('outcome.renewed.title'));
  expect(await wordsReachTheMark(page)).toBe(false);
  await expectUsable(page, 'renewed after a claim');
});

test('mobile ending 0009: at renewal the insurer does not answer, nor when it is asked again', async ({
  page,
  later,
}, info) => {
  const words = await spokenIn(info);
  const { t } = words;
  const { id, insurer } = await toRenewal(page, later, words, '9822040009', 'kaveri-saral');
  const silent = t('renew.silent.title', { insurer });
  await arrive(page, silent);
  await expectUsable(page, 'renewal, the insurer silent');
  await pressOn(page, page.getByRole('button', { name: t('renew.again') }), 'Enter');
  await expect(page.getByRole('status').filter({ hasText: t('renew.still') })).toBeVisible();
  await arrive(page, silent);
  await expectUsable(page, 'renewal, the insurer silent again');
  await page.goBack();
  await arrive(page, t('nav.mine'));
  expect(await ordersOf(later, id)).toEqual(['captured']);
});
