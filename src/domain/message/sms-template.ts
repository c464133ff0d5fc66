import { type Language, languages } from '../local-text.ts';

/** Letters that have a text of theirs registered for SMS, in every language. */
export const smsKinds = ['policy-issued', 'renewal-due', 'resume-code', 'number-changing'] as const;

export type SmsKind = (typeof smsKinds)[number];

/** A text that was registered word for word; operators let nothing else through. */
export type SmsTemplate = `${SmsKind}.${Language}`;

export const smsTemplates: readonly SmsTemplate[] = smsKinds.flatMap((kind) =>
  languages.map((language) => `${kind}.${language}` as const),
);

/** Characters that may stand at one variable of a registered text. */
export const longestValue = 30;

export function fitsVariable(value: string): boolean {
  return /^[^\p{Cc}\p{Zl}\p{Zp}{}]+$/u.test(value) && value.length <= longestValue;
}

/** How a text travels: Hindi, and any sign outside plain ASCII, in 16 bits a sign. */
export function smsEncoding(text: string): 'plain' | 'unicode' {
  // The alphabet of SMS lacks or escapes these characters of plain ASCII.
  return /^[\n\x20-\x7e]*$/.test(text) && !/[`[\]{}\\^~|]/.test(text) ? 'plain' : 'unicode';
}

/** How many SMS a text is paid as. */
export function smsParts(text: string): number {
  const [whole, part] = smsEncoding(text) === 'plain' ? [160, 153] : [70, 67];
  return text.length <= whole ? 1 : Math.ceil(text.length / part);
}
