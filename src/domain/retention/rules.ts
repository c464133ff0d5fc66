import {
  datePartsOf,
  dayBeginsInIndia,
  dayInIndia,
  type Instant,
  type IsoDate,
  isoDate,
  minutesAfter,
} from '../date.ts';
import { sentCountsSeconds } from '../message/sent-limits.ts';
import { callLedgerDays } from '../outside/call-ledger.ts';
import { shareDays } from '../share/decision.ts';

/**
 * Why something is kept, and for how long.
 * - `visit`: nobody's visit lasts longer; what it opened is of no use to anybody afterwards.
 * - `dispute`: a buyer may turn to the ombudsman up to a year after the insurer's reply (Insurance Ombudsman Rules).
 * - `books`: an intermediary keeps its records ten years from the end of the year they are of (IRDAI Insurance Brokers
 *   Regulations 2018; the Companies Act asks for eight).
 * - `late-money`: a bank may still bring money for an order that was closed.
 * - `promised`: its maker was told this end.
 * - `repeats`: a gateway sends a notice again for days, and by hand for weeks.
 * - `proof`: that somebody agreed, or took it back, has to be shown while they can sue over it: three years (Limitation Act
 *   1963); that a call was asked for, to whoever complains of it.
 * - `counting`: a quarter is compared with the one before, and a test of two versions ends within it.
 * - `limits`: it counts towards a limit for so long.
 * - `late-requests`: what was sent before an end may arrive after it.
 * - `processing-log`: who read or changed what, at least a year (Digital Personal Data Protection Rules 2025).
 */
export type RetentionReason =
  | 'visit'
  | 'dispute'
  | 'books'
  | 'late-money'
  | 'promised'
  | 'repeats'
  | 'proof'
  | 'counting'
  | 'limits'
  | 'late-requests'
  | 'processing-log';

export type RetentionRule = {
  readonly why: RetentionReason;
  /** Years are counted from the end of the financial year, 31 March. */
  readonly duration: { readonly days: number } | { readonly booksYears: number };
  /** From when it is counted. */
  readonly from: 'made' | 'last-change' | 'end' | 'cover-end' | 'last-asked' | 'last-answer';
};

const booksYears = 10;
/** Banks bring what is late within a week; gateways let an order be paid for some weeks. */
const quietOrderDays = 30;
/** The longest visit by default is 90 days. */
export const visitDays = 90;
/** What was asked for is done, and whom it was done to has had half a year to complain. */
const callBackDays = 180;
/** Three years and a day more, whichever of them is a leap year. */
const suitDays = 3 * 366;

/** The one table of what goes by a rule of its own. What money was taken for and what was insured is kept by law; of everything else the shortest that works. */
export const retentionRules = {
  quote: { why: 'visit', duration: { days: visitDays }, from: 'made' },
  'unbought-proposal': { why: 'visit', duration: { days: visitDays }, from: 'last-change' },
  'closed-proposal': { why: 'dispute', duration: { days: callLedgerDays }, from: 'last-change' },
  'unpaid-order': { why: 'late-money', duration: { days: quietOrderDays }, from: 'last-change' },
  'money-given-back': { why: 'books', duration: { booksYears }, from: 'last-change' },
  policy: { why: 'books', duration: { booksYears }, from: 'cover-end' },
  message: { why: 'visit', duration: { days: visitDays }, from: 'end' },
  share: { why: 'promised', duration: { days: shareDays }, from: 'made' },
  'resume-link': { why: 'promised', duration: { days: 0 }, from: 'end' },
  'gateway-notice': { why: 'repeats', duration: { days: visitDays }, from: 'made' },
  'asked-outside': { why: 'dispute', duration: { days: callLedgerDays }, from: 'last-asked' },
  // A yes with the answer that ended it; a yes that nobody ended has nobody any more who could.
  consent: { why: 'proof', duration: { days: suitDays }, from: 'last-answer' },
  // From when somebody called; who was never called is called no more.
  'call-back': { why: 'proof', duration: { days: callBackDays }, from: 'last-change' },
  'usage-event': { why: 'counting', duration: { days: visitDays }, from: 'made' },
  // With the record of its application; this is for one that came to be kept after that had gone.
  'service-event': { why: 'counting', duration: { days: visitDays }, from: 'made' },
  flag: { why: 'visit', duration: { days: visitDays }, from: 'made' },
  'sent-to': { why: 'limits', duration: { days: sentCountsSeconds / (24 * 60 * 60) }, from: 'last-change' },
  'ended-visit': { why: 'late-requests', duration: { days: 1 }, from: 'made' },
  'contact-proof': { why: 'visit', duration: { days: 0 }, from: 'end' },
  'opening-code': { why: 'limits', duration: { days: 1 }, from: 'made' },
  'audit-line': { why: 'processing-log', duration: { booksYears }, from: 'made' },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKind = keyof typeof retentionRules;
export const retentionKinds = Object.keys(retentionRules) as readonly RetentionKind[]; // the keys of the table, which `Object.keys` forgets

/**
 * What strangers can add without end is kept up to so many rows as well; beyond them the oldest go first. Five million events
 * of how the site is used are some two gigabytes, and 90 days of 500 counted visits a day with a hundred events each.
 */
export const largestCounts: Readonly<Partial<Record<RetentionKind, number>>> = { 'usage-event': 5_000_000 };

const ofPurchases: readonly RetentionKind[] = [
  'unbought-proposal',
  'closed-proposal',
  'unpaid-order',
  'money-given-back',
  'policy',
];

/** By which rule the rows of a table of the store go; undefined: they are about nobody and stay. */
export const tablesByRule: Readonly<Record<string, readonly RetentionKind[] | undefined>> = {
  quotes: ['quote'],
  proposals: ofPurchases,
  transactions: ofPurchases,
  payments: ['unpaid-order', 'money-given-back', 'policy'],
  policies: ['policy'],
  reminders: ['policy'],
  service_requests: ['policy'],
  draft_notices: ofPurchases,
  shares: ['share'],
  resume_links: ['resume-link'],
  outbox: ['message'],
  deliveries: ['message'],
  gateway_events: ['gateway-notice'],
  unknown_orders: undefined,
  asked: ['asked-outside'],
  consents: ['consent'],
  call_backs: ['call-back'],
  events: ['usage-event', 'service-event', ...ofPurchases],
  flags: ['flag'],
  sent_to: ['sent-to'],
  contacts: ['policy'],
  policy_contacts: ['policy'],
  passkeys: ['policy'],
  contact_proofs: ['contact-proof'],
  opening_codes: ['opening-code'],
  ended_visits: ['ended-visit'],
  event_sinks: undefined,
  audit: ['audit-line'],
  audit_head: undefined,
  operators: undefined,
  key_probe: undefined,
  heartbeat: undefined,
  migrations: undefined,
};

/** Copies of the database that are kept for emergencies are overwritten within so many days; the operator sees to it. */
export const backupDays = 30;

/** No request takes so long to arrive, to have its turn and to be written. */
const lateMinutes = 10;

/** A visit that ended at or after this moment may still be written to by what was sent before its end. */
export function justEndedSince(now: Instant): Instant {
  return minutesAfter(now, -lateMinutes);
}

/** Up to which moment what is counted from has to lie for it to go now. */
export function goneBefore(what: RetentionKind, now: Instant): Instant {
  const { duration }: RetentionRule = retentionRules[what];
  if ('days' in duration) return minutesAfter(now, -duration.days * 24 * 60);
  return dayBeginsInIndia(firstStoredDay(dayInIndia(now), duration.booksYears));
}

/** The last day on which what belongs to this day is kept by the books' rule. */
export function booksUntil(day: IsoDate, years: number = booksYears): IsoDate {
  return isoDate(yearOfBooks(day) + years, 3, 31);
}

/** The year in whose March the financial year of a day ends. */
function yearOfBooks(day: IsoDate): number {
  const { year, month } = datePartsOf(day);
  return month <= 3 ? year : year + 1;
}

/** The earliest day whose books are still kept today. */
function firstStoredDay(today: IsoDate, years: number): IsoDate {
  return isoDate(yearOfBooks(today) - 1 - years, 4, 1);
}
