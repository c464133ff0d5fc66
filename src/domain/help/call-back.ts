import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import { receiptOf } from '../consent/consent-state.ts';
import { callBackRule } from '../consent/purposes.ts';
import type { Instant } from '../date.ts';
import { isMobile, normaliseMobile } from '../identity/mobile.ts';
import type { CallBackId, VisitorId } from '../ids.ts';
import type { Language } from '../local-text.ts';
import { type FieldFailure, fail, ok, type Result } from '../result.ts';
import { pageReference } from './reference.ts';
import type { HelpTopic } from './topics.ts';

export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

/** When somebody would like to be called. */
export type CallTime = (typeof callTimes)[number];

/** What somebody who asks to be called has here: one that money was taken or held for, plans that were compared, or nothing yet. */
export type CallerHolds = 'purchase' | 'quote' | 'nothing';

/** Somebody who asked to be called. */
export type CallBack = {
  readonly id: CallBackId;
  readonly owner: VisitorId;
  readonly askedAt: Instant;
  readonly mobile: string;
  readonly time: CallTime;
  /** The language to speak. */
  readonly language: Language;
  /** What they were looking at; undefined: nothing that has a number. */
  readonly reference: string | undefined;
  /** Whether that is the visitor's own; absent in one that was kept before it was looked at, which proves nothing. */
  readonly isReferenceOwn?: boolean;
  /** Absent in one that was kept before it was looked at. */
  readonly holds?: CallerHolds;
  /** A mark of the network it came from, by which others of the same are known; it names none. Absent: kept before it was. */
  readonly network?: string;
  /** Whether it takes of the room that a day has for everybody. */
  readonly isShared?: boolean;
  /** The question that led them to a person; undefined: none, or kept before it was. */
  readonly topic?: HelpTopic | undefined;
  /** What was agreed to, as it stands among the answers of the visitor. */
  readonly receipt: ConsentReceipt;
};

/** So many are taken in a day from everybody together of whom nothing else is known here. */
export const mostCallBacksADay = 5_000;

/** One network may hold this part of the room that is left in a day. */
const partOfNetwork = 1 / 50;

/**
 * Whether somebody of whom nothing is known is taken: the less room is left, the less a network may hold of it. So those
 * that take most are refused first, and a network that holds none finds room as long as there is any (153).
 */
export function hasRoom({ all, ofNetwork }: { readonly all: number; readonly ofNetwork: number }): boolean {
  return ofNetwork < (mostCallBacksADay - all) * partOfNetwork;
}

export type StoredCallBack = CallBack & {
  /** When somebody called, or nobody may any more; undefined: they wait. */
  readonly settledAt: Instant | undefined;
};

export type CallBackInput = {
  readonly mobile: string;
  readonly time: CallTime;
  readonly consent: boolean;
  /** This is the version of the text at the box. */
  readonly textVersion: string;
  readonly reference: string | undefined;
  readonly topic: HelpTopic | undefined;
  /** Where it comes from, as wide as one provider gives it out. */
  readonly network: string;
};

type CallBackRequest = Pick<CallBack, 'mobile' | 'time' | 'reference' | 'topic' | 'receipt' | 'language'>;

/**
 * Nobody is called who has not said so for this purpose. Fails with `INVALID_ANSWERS` and what is wrong, field by field, and
 * as `receiptOf`.
 */
export function createCallBack(
  { mobile, time, consent, textVersion, reference, topic }: Omit<CallBackInput, 'network'>,
  language: Language,
  now: Instant,
): Result<CallBackRequest> {
  const fields: FieldFailure[] = [];
  if (!isMobile(mobile)) fields.push({ field: 'mobile', code: 'MOBILE_INVALID' });
  if (!consent) fields.push({ field: 'consent', code: 'CONFIRMATION_REQUIRED' });
  if (fields.length > 0) return fail('INVALID_ANSWERS', { fields });
  const receipt = receiptOf(
    { purpose: callBackRule.purpose, given: true, textVersion, language },
    now,
    'form',
  );
  if (!receipt.ok) return receipt;
  return ok({
    mobile: normaliseMobile(mobile),
    time,
    language,
    reference: pageReference(reference),
    topic,
    receipt: receipt.value,
  });
}
