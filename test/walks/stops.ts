import { expect, type Locator, type Page, test } from '@playwright/test';
import { asId, type ProposalId } from '#domain/ids.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import type { MessageId } from '#words/areas.ts';
import { buyer } from '../e2e/canaries.ts';
import type { ClockServer } from '../e2e/clock-server.ts';
import { open, reload, settled } from '../e2e/pages/opening.ts';
import { escaped } from '../e2e/pages/proposal.ts';
import { requiredBoxes } from './questions.ts';
import { title } from './quote.ts';
import type { SpokenWords } from './words.ts';

/** A page between the answers and the policy. */
export type Stop = {
  readonly heading: string;
  /** The step that is marked as where one is; undefined: the page is none of the steps. */
  readonly step?: MessageId;
  /** Fills in what the page asks for, and answers what is pressed to go on. */
  readonly onward: (page: Page) => Promise<Locator>;
  /** What Back shows where the page is not there to be done again. */
  readonly returned?: string;
};

const submit = (page: Page) => page.locator('main form button[type=submit]').first();

async function tickTerms(page: Page, t: SpokenWords['t']): Promise<Locator> {
  const boxes = requiredBoxes(page, t);
  await expect(boxes.first().or(page.getByText(t('terms.accepted')))).toBeVisible();
  for (const box of await boxes.all()) await box.check();
  return submit(page);
}

async function fillIdentity(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: /^PAN/ }).check();
  await page.locator('main #doc_no').fill(buyer.pan);
  return submit(page);
}

/** Nothing on it leads on. */
const stay = async (page: Page) => page.locator('main');

export function stopsIn({ t, say }: SpokenWords) {
  const linkTo = (id: MessageId) => async (page: Page) => page.getByRole('link', { name: t(id) });
  return {
    review: { heading: t('review.title'), step: 'proposal.step.review', onward: linkTo('review.kyc') },
    identity: {
      heading: t('proposal.step.kyc'),
      step: 'proposal.step.kyc',
      onward: fillIdentity,
      returned: t('kyc-success.title'),
    },
    identified: {
      heading: t('kyc-success.title'),
      step: 'proposal.step.kyc',
      onward: linkTo('review.terms'),
    },
    terms: {
      heading: t('buy.next.pay.lead'),
      step: 'proposal.step.terms',
      onward: (page) => tickTerms(page, t),
    },
    gateway: {
      heading: say('sandbox.pay'),
      onward: async (page) => page.locator('button[name=outcome][value=pending-success]'),
    },
    pending: { heading: t('outcome.pending.title'), onward: stay },
    issued: { heading: t('outcome.issued.title'), onward: stay },
    renewal: {
      heading: t('renew.title'),
      onward: async (page) =>
        page
          .getByRole('button', { name: t('renew.go-on'), exact: true })
          .or(page.getByRole('button', { name: t('renew.go-on.begun') })),
    },
    renewed: { heading: t('outcome.renewed.title'), onward: stay },
  } as const satisfies Record<string, Stop>;
}

/** The page says where one is: in its heading, in the name of the tab and among the steps. */
export async function expectAt(page: Page, { heading, step }: Stop, { t }: SpokenWords): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  await expect(page).toHaveTitle(new RegExp(escaped(heading)));
  // Its number stands before its name.
  if (step) await expect(page.locator('[aria-current=step] > :last-child').first()).toHaveText(t(step));
}

const isOurs = (page: Page) => page.url().includes('/health-plan/');

async function openAgain(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  if (isOurs(page)) await open(tab, page.url());
  else await tab.goto(page.url());
  return tab;
}

/**
 * A page reloaded, opened in a second tab, pressed twice, gone back to and left again; then the second tab does what the
 * first has done. Answers a tab that was left on it.
 */
export async function passTwice(page: Page, stop: Stop, next: Stop, words: SpokenWords): Promise<Page> {
  await expectAt(page, stop, words);
  if (isOurs(page)) await reload(page);
  else await page.reload();
  await expectAt(page, stop, words);
  const [second, third] = [await openAgain(page), await openAgain(page)];
  for (const tab of [second, third]) await expectAt(tab, stop, words);
  const before = page.url();

  await (await stop.onward(page)).dblclick();
  await expectAt(page, next, words);
  const after = page.url();
  expect(after).not.toBe(before);
  await page.goBack();
  await expectAt(page, { ...stop, ...(stop.returned && { heading: stop.returned }) }, words);
  await page.goForward();
  await expectAt(page, next, words);

  await (await stop.onward(second)).dblclick();
  await expectAt(second, next, words);
  expect(second.url()).toBe(after);
  await second.close();
  if (isOurs(page)) await settled(page);
  return third;
}

export type Pass = typeof passTwice;

/** All of them in order, to the last, which is only arrived at. */
export async function passAll(
  page: Page,
  stops: readonly Stop[],
  words: SpokenWords,
  after: (stop: Stop) => Promise<void>,
  passOf: (stop: Stop) => Pass = () => passTwice,
): Promise<readonly (readonly [tab: Page, stop: Stop])[]> {
  const tabs: (readonly [Page, Stop])[] = [];
  for (const [at, stop] of stops.entries()) {
    const next = stops[at + 1];
    if (!next) break;
    await test.step(stop.heading, async () => {
      tabs.push([await passOf(stop)(page, stop, next, words), stop]);
      await after(stop);
    });
  }
  return tabs;
}

/** The bank thinks, and after it the policy is there, in both tabs by itself. */
export async function passTime(
  page: Page,
  later: ClockServer,
  [waiting, end]: readonly [Stop, Stop],
  words: SpokenWords,
): Promise<void> {
  await expectAt(page, waiting, words);
  await reload(page);
  await expectAt(page, waiting, words);
  const second = await openAgain(page);
  await expectAt(second, waiting, words);
  later.wait({ seconds: 25 });
  for (const tab of [page, second]) {
    await expect(title(tab)).toHaveText(end.heading, { timeout: 40_000 });
    await expectAt(tab, end, words);
  }
  await reload(page);
  await expectAt(page, end, words);
  await second.close();
}

/** What stands of a purchase: all that was answered and agreed to, and what was asked of the bank and of the insurer. */
export async function purchaseState({ ports: { store } }: ClockServer, id: string) {
  const proposalId = asId<ProposalId>(id);
  const proposal = await store.getProposal(proposalId);
  if (!proposal) throw new Error(`No proposal ${id}`);
  const { forms, members, riders, price } = proposal;
  const orders = await store.paymentsOf(proposalId);
  return {
    answers: { forms, members, riders, total: price.total },
    orders: orders.map(({ state, amount, tries }) => ({ state, amount, tries })),
    policy: (await store.policyOf(proposalId))?.policyNumber,
  };
}

/** The letters that tell of a policy, each to whom it went. */
export async function lettersOf(
  { ports, sandboxConsole }: ClockServer,
  policy: string,
): Promise<readonly string[]> {
  await sendMessages(ports, 20, noPapers);
  return (sandboxConsole.outbox?.() ?? []).flatMap(({ text, to }) => (text.includes(policy) ? [to] : []));
}
