import type { ConsentReceipt, Purpose } from '#domain/consent/receipt.ts';
import type { Instant } from '#domain/date.ts';
import type { Language } from '#domain/local-text.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type PurposeRule, purposeRule } from './purposes.ts';

export type ConsentAnswer = {
  readonly purpose: string;
  readonly given: boolean;
  /** The version of the text that was on the page. */
  readonly textVersion: string;
  readonly language: Language;
};

/**
 * The receipt of an answer. A yes is said to the text of today, else `TERMS_CHANGED`, and only where its purpose is asked
 * for, else `CHOICE_UNKNOWN`; a no may be said to any purpose that no contract rests on, whatever its text is by now.
 */
export function receiptOf(
  answer: ConsentAnswer,
  at: Instant,
  place: Exclude<PurposeRule['givenIn'], 'purchase'>,
): Result<ConsentReceipt> {
  const rule = purposeRule(answer.purpose);
  const maySay = answer.given ? rule?.givenIn === place : rule?.mayBeWithdrawn;
  if (!rule || !maySay)
    return fail('INVALID_ANSWERS', { fields: [{ field: 'purpose', code: 'CHOICE_UNKNOWN' }] });
  if (answer.given && answer.textVersion !== rule.textVersion) return fail('TERMS_CHANGED');
  const { purpose, textVersion } = rule;
  return ok({ purpose, textVersion, language: answer.language, given: answer.given, at });
}

/** The last answer to each purpose; of two at one moment the no counts. */
export function lastAnswers(receipts: readonly ConsentReceipt[]): ReadonlyMap<Purpose, ConsentReceipt> {
  const last = new Map<Purpose, ConsentReceipt>();
  for (const receipt of receipts) {
    const before = last.get(receipt.purpose);
    const isLater = !before || receipt.at > before.at || (receipt.at === before.at && !receipt.given);
    if (isLater) last.set(receipt.purpose, receipt);
  }
  return last;
}

export function isInForce(receipts: readonly ConsentReceipt[], purpose: Purpose): boolean {
  return lastAnswers(receipts).get(purpose)?.given ?? false;
}
