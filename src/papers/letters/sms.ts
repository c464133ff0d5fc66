import type { IsoDate } from '#domain/date.ts';
import { codeHolds } from '#domain/identity/one-time-code.ts';
import type { SmsKind } from '#domain/message/sms-template.ts';
import { formatGrouped, type Rupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';

/** Where the registered text lets a value stand; operators hold every SMS against the rest of it, letter by letter. */
const variable = '{#var#}';

/** What stands at the variables of each text. No name: what somebody typed goes into no SMS. */
const valueNames = {
  'policy-issued': ['number', 'amount', 'from', 'until'],
  'renewal-due': ['number', 'until', 'last'],
  'resume-code': ['code', 'minutes'],
  'number-changing': ['number', 'end', 'on'],
} as const satisfies Record<SmsKind, readonly string[]>;

/** The text to be registered. */
export function registeredText(say: Say, kind: SmsKind): string {
  return say(`sms.${kind}`, Object.fromEntries(valueNames[kind].map((name) => [name, variable])));
}

type PolicyIssued = {
  readonly policyNumber: string;
  readonly received: Rupees;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
};

type FilledSms = { readonly text: string; readonly values: readonly string[] };

export function policyIssuedSms(say: Say, issued: PolicyIssued): FilledSms {
  return filled(say, 'policy-issued', {
    number: issued.policyNumber,
    amount: formatGrouped(issued.received),
    from: dayInWords(say, issued.coverFrom),
    until: dayInWords(say, issued.coverUntil),
  });
}

type RenewalDue = {
  readonly policyNumber: string;
  readonly coverUntil: IsoDate;
  readonly renewBy: IsoDate;
};

/** Without the link: a link and the code for it never go the same way. */
export function renewalDueSms(say: Say, { policyNumber, coverUntil, renewBy }: RenewalDue): FilledSms {
  return filled(say, 'renewal-due', {
    number: policyNumber,
    until: dayInWords(say, coverUntil),
    last: dayInWords(say, renewBy),
  });
}

export function resumeCodeSms(say: Say, { code }: { readonly code: string }): FilledSms {
  return filled(say, 'resume-code', { code, minutes: String(codeHolds / 60) });
}

type NumberChanging = { readonly policyNumber: string; readonly mobileEnds: string; readonly on: IsoDate };

export function numberChangingSms(say: Say, { policyNumber, mobileEnds, on }: NumberChanging): FilledSms {
  return filled(say, 'number-changing', { number: policyNumber, end: mobileEnds, on: dayInWords(say, on) });
}

function filled<Kind extends SmsKind>(
  say: Say,
  kind: Kind,
  values: Readonly<Record<(typeof valueNames)[Kind][number], string>>,
): FilledSms {
  return { text: say(`sms.${kind}`, values), values: Object.values(values) };
}
