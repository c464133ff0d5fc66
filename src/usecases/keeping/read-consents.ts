import { lastAnswers } from '#domain/consent/consent-state.ts';
import { isOfPurchase, purposeRules } from '#domain/consent/purposes.ts';
import type { ConsentReceipt, Purpose } from '#domain/consent/receipt.ts';
import type { Instant } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { policiesHeldByCode } from '../opening/held-policies.ts';
import type { Ports } from '../ports.ts';
import { receiptsFor } from '../telling/read-receipts.ts';

export type ConsentState = {
  readonly purpose: Purpose;
  /** This is the version of the text of today. */
  readonly textVersion: string;
  /** The last answer; undefined: never asked. */
  readonly answer: ConsentReceipt | undefined;
  readonly mayBeWithdrawn: boolean;
  readonly mayBeGiven: boolean;
};

/**
 * What a visitor said to each purpose, on the site and in purchases; and of a policy that is held here by a code, what was
 * said in its purchase: its holder takes it back in any browser.
 */
export async function readConsents(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  owner: VisitorId,
): Promise<readonly ConsentState[]> {
  const others = await otherReceipts(store, owner, clock.now());
  const last = lastAnswers([...(await receiptsFor(store, owner)), ...others]);
  return purposeRules.map(({ purpose, textVersion, givenIn, mayBeWithdrawn }) => ({
    purpose,
    textVersion,
    answer: last.get(purpose),
    mayBeWithdrawn,
    mayBeGiven: givenIn === 'site',
  }));
}

async function otherReceipts(
  store: Ports['store'],
  visitor: VisitorId,
  at: Instant,
): Promise<readonly ConsentReceipt[]> {
  const receipts: ConsentReceipt[] = [];
  for (const { owner, consents } of await policiesHeldByCode(store, visitor, at)) {
    const since = (await store.consentsOf(owner)).filter(({ purpose }) => isOfPurchase(purpose));
    receipts.push(...consents, ...since);
  }
  return receipts;
}
