import { lastAnswers } from '#domain/consent/consent-state.ts';
import { purposeRules } from '#domain/consent/purposes.ts';
import type { ConsentReceipt, Purpose } from '#domain/consent/receipt.ts';
import type { VisitorId } from '#domain/ids.ts';
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

/** What a visitor said to each purpose, on the site and in purchases. */
export async function readConsents(
  { store }: Pick<Ports, 'store'>,
  owner: VisitorId,
): Promise<readonly ConsentState[]> {
  const last = lastAnswers(await receiptsFor(store, owner));
  return purposeRules.map(({ purpose, textVersion, givenIn, mayBeWithdrawn }) => ({
    purpose,
    textVersion,
    answer: last.get(purpose),
    mayBeWithdrawn,
    mayBeGiven: givenIn === 'site',
  }));
}
