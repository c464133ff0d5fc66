import type { IsoDate } from '#domain/date.ts';
import { codeHolds } from '#domain/identity/one-time-code.ts';
import type { Letter } from '#domain/message/letter.ts';
import type { ShortKind } from '#domain/message/sms-template.ts';
import { formatGrouped } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';

/** Where a text that is registered for SMS lets a value stand; operators hold every SMS against the rest, letter by letter. */
export const smsVariable = () => '{#var#}';
/** The same in a template of WhatsApp, which numbers them from 1. */
export const whatsAppVariable = (at: number) => `{{${at + 1}}}`;

/** What stands at the variables of each text. No name: what somebody typed goes into no short text. */
const valueNames = {
  'policy-issued': ['number', 'amount', 'from', 'until'],
  'renewal-due': ['number', 'until', 'last'],
  'insurer-accepted': ['number', 'amount', 'until'],
  'payment-failed': ['number', 'amount', 'until'],
  'application-expires': ['number', 'until', 'amount'],
  'service-news': ['reference', 'number', 'state'],
  'resume-code': ['code', 'minutes'],
  'number-changing': ['on', 'number', 'end'],
  'opener-added': ['number', 'on'],
} as const satisfies Record<ShortKind, readonly string[]>;

/** The text to be registered. */
export function registeredText(say: Say, kind: ShortKind, variable: (at: number) => string): string {
  return say(`sms.${kind}`, Object.fromEntries(valueNames[kind].map((name, at) => [name, variable(at)])));
}

export type ShortLetter = Extract<Letter, { readonly kind: ShortKind }>;

type Facts<Kind extends ShortKind> = Readonly<Record<(typeof valueNames)[Kind][number], string>>;

type FactsOf = {
  readonly [Kind in ShortKind]: (
    day: (date: IsoDate) => string,
    letter: Extract<Letter, { readonly kind: Kind }>,
    say: Say,
  ) => Facts<Kind>;
};

/** Without the link: a link and the code for it never go the same way. */
const factsOf: FactsOf = {
  'policy-issued': (day, { policyNumber: number, received, coverFrom, coverUntil }) => ({
    number,
    amount: formatGrouped(received),
    from: day(coverFrom),
    until: day(coverUntil),
  }),
  'renewal-due': (day, { policyNumber: number, coverUntil, renewBy }) => ({
    number,
    until: day(coverUntil),
    last: day(renewBy),
  }),
  'insurer-accepted': (day, { number, amount, payBy }) => ({
    number,
    amount: formatGrouped(amount),
    until: day(payBy),
  }),
  'payment-failed': (day, { number, amount, payBy }) => ({
    number,
    amount: formatGrouped(amount),
    until: day(payBy),
  }),
  'application-expires': (day, { number, amount, endsOn }) => ({
    number,
    until: day(endsOn),
    amount: formatGrouped(amount),
  }),
  'service-news': (_day, { reference, policyNumber: number, news }, say) => ({
    reference,
    number,
    state: say(`sms.service.${news}`),
  }),
  'resume-code': (_day, { code }) => ({ code, minutes: String(codeHolds / 60) }),
  'number-changing': (day, { policyNumber: number, mobileEnds: end, on }) => ({ number, end, on: day(on) }),
  'opener-added': (day, { policyNumber: number, on }) => ({ number, on: day(on) }),
};

export function shortText<Kind extends ShortKind>(
  say: Say,
  letter: Extract<Letter, { readonly kind: Kind }>,
): { readonly text: string; readonly values: readonly string[] } {
  const { kind }: { readonly kind: Kind } = letter;
  const facts: Readonly<Record<string, string>> = factsOf[kind]((date) => dayInWords(say, date), letter, say);
  return { text: say(`sms.${kind}`, facts), values: valueNames[kind].map((name) => facts[name] ?? '') };
}
