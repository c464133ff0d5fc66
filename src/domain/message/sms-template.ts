import { type Language, languages } from '../local-text.ts';

/** Letters that have a short text for phones, in every language. */
export const shortKinds = [
  'policy-issued',
  'renewal-due',
  'insurer-accepted',
  'payment-failed',
  'application-expires',
  'service-news',
  'resume-code',
  'number-changing',
  'opener-added',
] as const;

export type ShortKind = (typeof shortKinds)[number];

/** A text that was registered word for word; operators let nothing else through. */
export type SmsTemplate = `${ShortKind}.${Language}`;

export const smsTemplates: readonly SmsTemplate[] = shortKinds.flatMap((kind) =>
  languages.map((language) => `${kind}.${language}` as const),
);

/** What is about the number itself goes to it as an SMS alone. */
export type WhatsAppKind = Exclude<ShortKind, (typeof smsOnly)[number]>;

const smsOnly = ['resume-code', 'number-changing', 'opener-added'] as const;

export const whatsAppKinds = shortKinds.filter(
  (kind): kind is WhatsAppKind => !smsOnly.some((each) => each === kind),
);

/** Name of the template that is registered for a letter; its language is a field of its own there. */
export function whatsAppTemplate(kind: WhatsAppKind): string {
  return `chhatri_${kind.replaceAll('-', '_')}`;
}

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
