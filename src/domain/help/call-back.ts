import type { Instant } from '../date.ts';
import { isMobile, normaliseMobile } from '../identity/mobile.ts';
import type { CallBackId, VisitorId } from '../ids.ts';
import type { Language } from '../local-text.ts';
import { type FieldFailure, fail, ok, type Result } from '../result.ts';
import { pageReference } from './reference.ts';

export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

/** When somebody would like to be called. */
export type CallTime = (typeof callTimes)[number];

/** The one purpose that the box at the form is ticked for. */
export const callBackPurpose = 'call-back';
/** Of the words at the box, in both languages: another one with each change of them. */
export const callBackTextVersion = '2026-11-25';

/** What was agreed to, so that it can be shown and taken back. */
export type CallBackReceipt = {
  readonly purpose: typeof callBackPurpose;
  readonly textVersion: string;
  readonly language: Language;
  readonly at: Instant;
};

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
  readonly receipt: CallBackReceipt;
};

export type CallBackWish = {
  readonly mobile: string;
  readonly time: CallTime;
  readonly consent: boolean;
  readonly reference: string | undefined;
};

type Asked = Pick<CallBack, 'mobile' | 'time' | 'reference' | 'receipt' | 'language'>;

/** Nobody is called who has not said so for this purpose. Fails with `INVALID_ANSWERS` and what is wrong, field by field. */
export function askedCallBack(
  { mobile, time, consent, reference }: CallBackWish,
  language: Language,
  now: Instant,
): Result<Asked> {
  const fields: FieldFailure[] = [];
  if (!isMobile(mobile)) fields.push({ field: 'mobile', code: 'MOBILE_INVALID' });
  if (!consent) fields.push({ field: 'consent', code: 'CONFIRMATION_REQUIRED' });
  if (fields.length > 0) return fail('INVALID_ANSWERS', { fields });
  return ok({
    mobile: normaliseMobile(mobile),
    time,
    language,
    reference: pageReference(reference),
    receipt: { purpose: callBackPurpose, textVersion: callBackTextVersion, language, at: now },
  });
}
