import { normaliseAccountNumber } from '#domain/identity/account-number.ts';
import { normaliseEmail } from '#domain/identity/email.ts';
import { identifierText } from '#domain/identity/identifier-text.ts';
import { normaliseIfsc } from '#domain/identity/ifsc.ts';
import { normaliseMobile } from '#domain/identity/mobile.ts';
import { normaliseName } from '#domain/identity/name/name.ts';
import { withoutTitle } from '#domain/identity/name/stray-words.ts';
import { normalisePan } from '#domain/identity/pan.ts';
import { isBlank, visibleText } from '#domain/identity/visible-text.ts';
import { normalisePincode } from '#domain/location/parse-pincode.ts';
import { normaliseDate, normaliseMonth } from '#domain/typed-date.ts';
import type { Answer, FieldKind } from './fields.ts';

/** `erased`: an answer was taken back. `absent`: nothing was answered; a text without anything to see and an empty list are no answers, an unticked box is one. */
export type Cleaned =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'erased' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'wrong-type' };

/** The one spelling in which an answer is checked, kept and compared. Takes anything and never throws. */
export function cleanAnswer(kind: FieldKind, raw: unknown): Cleaned {
  if (raw === undefined) return { kind: 'absent' };
  if (raw === null) return { kind: 'erased' };
  if (kind === 'tick')
    return typeof raw === 'boolean' ? { kind: 'answer', answer: raw } : { kind: 'wrong-type' };
  if (kind === 'checkboxes') return cleanList(raw);
  if (kind === 'yes-no' && typeof raw === 'boolean') return { kind: 'answer', answer: raw ? 'yes' : 'no' };
  if (typeof raw !== 'string') return { kind: 'wrong-type' };
  const text = cleanText[kind](raw);
  return isBlank(text) ? { kind: 'absent' } : { kind: 'answer', answer: text };
}

function cleanList(raw: unknown): Cleaned {
  if (!Array.isArray(raw)) return { kind: 'wrong-type' };
  const items: readonly unknown[] = raw;
  const texts = items.filter((item) => typeof item === 'string');
  if (texts.length !== items.length) return { kind: 'wrong-type' };
  const ids = [...new Set(texts.map((text) => text.trim()))].filter((id) => id !== '');
  return ids.length === 0 ? { kind: 'absent' } : { kind: 'answer', answer: ids };
}

type TextKind = Exclude<FieldKind, 'tick' | 'checkboxes'>;
const trim = (raw: string) => raw.trim();

const cleanText: Readonly<Record<TextKind, (raw: string) => string>> = {
  name: (raw) => normaliseName(withoutTitle(raw)),
  text: (raw) =>
    visibleText(raw)
      .replace(/\p{Zs}+/gu, ' ')
      .trim(),
  'long-text': (raw) => visibleText(raw).replace(/\r\n?/g, '\n').trim(),
  mobile: normaliseMobile,
  email: normaliseEmail,
  pan: normalisePan,
  ifsc: normaliseIfsc,
  'account-number': normaliseAccountNumber,
  pincode: normalisePincode,
  amount: (raw) => withoutLeadingZeros(plainAmount(identifierText(raw))),
  'date-of-birth': normaliseDate,
  date: normaliseDate,
  month: normaliseMonth,
  height: plainNumber,
  weight: plainNumber,
  number: plainNumber,
  gender: trim,
  choice: trim,
  radio: trim,
  'yes-no': trim,
};

function plainNumber(raw: string): string {
  return withoutLeadingZeros(identifierText(raw));
}

function withoutLeadingZeros(text: string): string {
  const [zeros = ''] = /^0*/.exec(text) ?? [];
  const rest = text.slice(zeros.length);
  return zeros === '' || /^\d/.test(rest) ? rest : `0${rest}`;
}

const unitsOfAmounts: readonly (readonly [RegExp, number])[] = [
  [/^(\d+(?:\.\d+)?)(?:l|lac|lacs|lakh|lakhs|लाख)$/, 100_000],
  [/^(\d+(?:\.\d+)?)(?:cr|crore|crores|करोड़|करो\u095c)$/, 10_000_000],
];

/** "₹5,00,000/-", "Rs. 5 lakh" and "0.5 crore" as digits; what is none of these stays as it was typed. */
function plainAmount(input: string): string {
  const text = input
    .toLowerCase()
    .replace(/[₹,\s]/g, '')
    .replace(/^(?:rs\.?|inr)/, '')
    .replace(/\/-$/, '');
  for (const [shape, unit] of unitsOfAmounts) {
    const count = shape.exec(text)?.[1];
    const amount = Number(count) * unit;
    if (count !== undefined && Number.isSafeInteger(Math.round(amount))) return String(Math.round(amount));
  }
  return text;
}
