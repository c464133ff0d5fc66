import type { FastifyInstance } from 'fastify';
import type { CallName } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../../purchase.ts';
import { type Browser, browserOver } from '../../wire.ts';
import { type Ids, rightBodies } from '../right-bodies.ts';

/** `share` opens what was shared, and `secret` leads to a question for a code, for whoever has it. */
type FuzzIds = Ids & { readonly share: string; readonly secret: string };

/** It has a visitor in the middle of a purchase, and somebody else in the same place. */
export type FuzzWorld = {
  readonly cookies: Map<string, string>;
  readonly own: FuzzIds;
  readonly foreign: FuzzIds;
  /** Bodies that the call takes from this visitor. */
  readonly bodiesOf: (name: CallName, ids: Ids) => readonly unknown[];
};

/** How far the purchase is. */
export const stages = ['begun', 'filled', 'payable', 'bought'] as const;
export type Stage = (typeof stages)[number];

export async function openFuzzWorld(app: FastifyInstance, stage: Stage): Promise<FuzzWorld> {
  const theirs = await purchase(app, 'begun');
  const { cookies, ids, chosen, proposal } = await purchase(app, stage);
  const others = rightBodies(chosen, proposal);
  // The purchase is somebody else's: that of this visitor would be replaced by the first call that makes
  // another.
  const secret = await linkTo(theirs);
  const bodiesOf = (name: CallName, of: Ids): readonly unknown[] =>
    others(byLink.includes(name) ? { ...of, id: secret } : of)[name] ?? [{}];
  return { cookies, own: { ...ids, secret }, foreign: { ...theirs.ids, secret }, bodiesOf };
}

async function purchase(app: FastifyInstance, stage: Stage) {
  const cookies = new Map<string, string>();
  const browser = await browserOver((request) => app.inject(request), cookies);
  const { quote_id } = await saveQuote(browser);
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  if (stage !== 'begun') await fillForms(browser, id);
  const proposal = await readProposal(browser, id);
  if (stage === 'payable' || stage === 'bought') await makePayable(browser, proposal, stage === 'bought');
  // Events are taken from nobody who has not said yes.
  const yes = { purpose: 'usage', given: 'yes', text_version: '2026-11-24' } as const;
  await browser.call('recordConsent', { params: {}, body: yes });
  const { insurer_slug, product_slug } = plan.plan;
  const share = await shareOf(browser, quote_id, plan.plan.slab_id);
  return {
    browser,
    cookies,
    chosen: plan,
    proposal,
    ids: { id, quote_id, insurer: insurer_slug, pincode: '560001', product_slug, share },
  };
}

/** Their bodies name a link's secret and nothing else. */
const byLink: readonly CallName[] = ['sendResumeCode', 'resume'];

async function linkTo({ browser, ids: { id } }: Awaited<ReturnType<typeof purchase>>): Promise<string> {
  await fillForms(browser, id, {}, ['proposerDetails']);
  const answer = await browser.call('makeResumeLink', { params: { id }, body: {} });
  const { url }: CallAnswer<'makeResumeLink'> = answer.json();
  return url.split('/').at(-1) ?? '';
}

async function shareOf(browser: Browser, quote_id: string, slab_id: string): Promise<string> {
  const data = { quote_id, block: 'family' as const, slab_id };
  const answer = await browser.call('share', { params: {}, body: { data } });
  const { shorturl }: CallAnswer<'share'> = answer.json();
  return shorturl.split('/').at(-1) ?? '';
}

async function makePayable(browser: Browser, proposal: WireProposal, isPaid: boolean): Promise<void> {
  await passKyc(browser, proposal, 'ABCPS1234F');
  const payUrl = await agreeAndPay(browser, proposal.proposalID);
  if (!isPaid) return;
  await browser.post(payUrl, 'outcome=success&method=upi');
  await readOutcome(browser, proposal.proposalID);
}
