import * as v from 'valibot';
import { languages } from '#domain/local-text.ts';

const shortText = v.pipe(v.string(), v.maxLength(60));

export const recordConsentRequest = v.strictObject({
  purpose: shortText,
  given: v.picklist(['yes', 'no']),
  /** The version of the text that was on the page. */
  text_version: shortText,
});

const receiptShape = v.object({
  given: v.boolean(),
  text_version: v.string(),
  language: v.nullable(v.picklist(languages)),
  at: v.string(),
  /** This is the day in India. */
  day: v.string(),
});

export const consentsResponse = v.object({
  consents: v.array(
    v.object({
      purpose: v.string(),
      text_version: v.string(),
      /** What is agreed to, in the language of whoever asks. */
      text: v.string(),
      /** The last answer; null: never asked. */
      answer: v.nullable(receiptShape),
      may_be_given: v.boolean(),
      may_be_withdrawn: v.boolean(),
    }),
  ),
});

export type WireConsent = v.InferOutput<typeof consentsResponse>['consents'][number];
