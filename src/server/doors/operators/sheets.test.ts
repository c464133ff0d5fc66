import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type CallBackId, type ProposalId } from '#domain/ids.ts';
import type { AuditLine } from '#domain/operating/audit.ts';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aCatalogue, aProduct } from '#test/builders/plan-builders.ts';
import { aCallBack, aDelivery } from '#test/ports/store-values.ts';
import type { CallBackAsk } from '#usecases/operating/list-call-backs.ts';
import type { StuckLine } from '#usecases/operating/list-stuck.ts';
import { type Sheet, sheetLines } from './sheet.ts';
import {
  auditSheet,
  callBackSheet,
  callLedgerSheet,
  catalogueSheet,
  countSheet,
  deliverySheet,
  funnelSheet,
  proposalSheet,
  retentionSheet,
  stuckSheet,
} from './sheets.ts';

const moment = (text: string) => text as Instant; // the shape of an instant
const now = moment('2026-11-20T10:00:00.000Z');
const before = moment('2026-11-20T08:30:00.000Z');

/** As a terminal has it, but for how its columns are aligned. */
const read = (sheet: Sheet) => sheetLines(sheet).map((line) => line.replace(/ {3,}/g, '  '));

const call: CallLedgerLine = {
  ...{ outside: 'insurer', company: 'sahyadri', question: 'issue', ending: 'refused', reference: 'CHT-1' },
  ...{ times: 3, firstAt: before, lastAt: before, lastMs: 120, longestMs: 900 },
};

test('purchases are counted by state, and each state is told in words', () => {
  expect(read(countSheet(new Map([['paid', 2]])))).toEqual([
    'Purchases by state',
    '  state  how many  what it means',
    '  drafting  0  being filled in',
    '  submitted  0  with the insurer, not paid',
    '  awaiting-payment  0  accepted, to be paid',
    '  awaiting-decision  0  the insurer decides, money is blocked',
    '  paid  2  paid, policy not issued',
    '  issued  0  policy issued',
    '  declined  0  declined by the insurer',
    '  expired  0  closed unpaid',
    '  refunded  0  money given back',
  ]);
});

test('a list of purchases says of each how it stands, since when, and what became of its erasure', () => {
  const row: ProposalRow = {
    ...{ id: asId<ProposalId>('p1'), number: 'CHT-1', state: 'paid', createdAt: before, updatedAt: before },
    ...{ eraseAskedAt: undefined, erasedAt: undefined },
  };
  const erasing = { ...row, eraseAskedAt: before };
  expect(read(proposalSheet([row, erasing, { ...erasing, erasedAt: now }], now))).toEqual([
    'Purchases, what changed last first',
    '  number  state  changed  ago  erasure',
    '  CHT-1  paid  2026-11-20 14:00  1 h 30 min',
    '  CHT-1  paid  2026-11-20 14:00  1 h 30 min  asked for 2026-11-20 14:00',
    '  CHT-1  paid  2026-11-20 14:00  1 h 30 min  done 2026-11-20 15:30',
  ]);
  expect(proposalSheet([row], now).rows[0]?.[0]).toEqual({ number: 'CHT-1' });
  expect(read(proposalSheet([], now)).at(-1)).toBe('  There is none.');
});

describe('what is stuck', () => {
  const stuck: StuckLine = {
    ...{ reference: 'CHT-1', isOfPurchase: true, since: before, why: 'paid-not-issued' },
    ...{ unanswered: undefined, letter: undefined },
  };
  const whyOf = (facts: Partial<StuckLine>) => stuckSheet([{ ...stuck, ...facts }], now).rows[0]?.[3];
  const paidText = 'Paid, and no policy yet: the insurer has not issued it.';

  test('stands with since when, why, and what an operator can do', () => {
    expect(read(stuckSheet([stuck], now))).toEqual([
      'What is stuck, what has lasted longest first',
      'Who does not answer is asked again by itself, later each time, after 15 minutes at the most; `retry` asks at once.',
      '  of  since  for  why  what to do',
      `  CHT-1  2026-11-20 14:00  1 h 30 min  ${paidText}  Call the insurer with the number; \`refund\` gives the money back instead.`,
    ]);
    expect(read(stuckSheet([], now)).at(-1)).toMatch(/^ {2}Nothing is stuck\./);
  });

  test('says who does not answer, and how the last question ended', () => {
    const erasing = `3 times, last 2026-11-20 14:00.`;
    expect(whyOf({ unanswered: call })).toBe(`${paidText} sahyadri, issue: will not answer this, ${erasing}`);
    const late = { ...call, ending: 'timed-out' } as const;
    expect(whyOf({ unanswered: late })).toBe(`${paidText} sahyadri, issue: timed-out, ${erasing}`);
  });

  test('says of a letter its way, the answer and its key', () => {
    const letter = { key: 'm1', channel: 'mail', answer: '451' };
    expect(whyOf({ why: 'message-undelivered', letter })).toMatch(/did\. mail 451, m1$/);
  });

  test('leads to the purchase where it is of one', () => {
    const of = (isOfPurchase: boolean) => stuckSheet([{ ...stuck, isOfPurchase }], now).rows[0]?.[0];
    expect([of(true), of(false)]).toEqual([{ number: 'CHT-1' }, 'CHT-1']);
  });
});

test('what was asked outside stands with how often and how long', () => {
  expect(read(callLedgerSheet([call]))).toEqual([
    'What insurers and the identity registry were asked, and how it ended',
    '  last  whom  question  ended  about  times  last ms  longest ms',
    '  2026-11-20 14:00  sahyadri  issue  refused  CHT-1  3  120  900',
  ]);
  expect(callLedgerSheet([call]).rows[0]?.[4]).toEqual({ number: 'CHT-1' });
  expect(read(callLedgerSheet([])).at(-1)).toBe('  Nothing was asked.');
});

test('a letter stands with its way, its tries and the name the other side gave it', () => {
  const delivery = aDelivery({ lastTriedAt: before });
  expect(read(deliverySheet([delivery, { ...delivery, reference: 'x1' }]))).toEqual([
    'Letters, what was tried last first',
    '  last tried  way  state  tries  answer  to  known there as',
    '  2026-11-20 14:00  mail  waiting  1  451 4.3.0  a…@example.in',
    '  2026-11-20 14:00  mail  waiting  1  451 4.3.0  a…@example.in  x1',
  ]);
  expect(read(deliverySheet([])).at(-1)).toBe('  Nothing was tried yet.');
});

test('the funnel has a row a day and channel, the last day first, with none where nobody came', () => {
  const sheet = funnelSheet([
    { day: aDay('2026-11-19'), channel: 'website', step: 'quote-saved', visits: 5 },
    { day: aDay('2026-11-20'), channel: 'website', step: 'issued', visits: 1 },
  ]);
  expect(read(sheet)).toEqual([
    'Visits that came to each step',
    'Up to buy-pressed they are counted with consent alone, from proposal-begun on all of them.',
    '  day  channel  quote-begun  quote-saved  results-seen  plan-opened  buy-pressed  proposal-begun  proposer-saved  identity-verified  premium-agreed  payment-started  paid  issued',
    '  2026-11-20  website  0  0  0  0  0  0  0  0  0  0  0  1',
    '  2026-11-19  website  0  5  0  0  0  0  0  0  0  0  0  0',
  ]);
  expect(read(funnelSheet([])).at(-1)).toBe('  Nobody came to any step.');
});

test('the catalogue in force says whether it is invented, and how much is in it', () => {
  const catalogue = aCatalogue([aProduct('one', {}), aProduct('two', { slabs: [] })]);
  expect(read(catalogueSheet(catalogue))).toEqual([
    'The catalogue in force',
    '  what  is',
    '  version  v-test',
    '  kind  invented, for demonstration',
    '  insurers  1',
    '  products  2',
    '  plans  1',
  ]);
  expect(read(catalogueSheet({ ...catalogue, demo: false }))).toContain('  kind  real');
});

test('the log says first whether it stands as it was written', () => {
  const line: AuditLine = {
    ...{ position: 7, at: before, who: 'meera', via: 'pages', act: 'looked-at', reference: 'CHT-1' },
    ...{ reason: 'asked', hash: '0123456789abcdef' },
  };
  expect(read(auditSheet([line], { kind: 'whole' }))).toEqual([
    'Who read or changed what, the last first',
    'The log is whole: every line stands as it was written.',
    '  line  when  who  by  did  of  why  hash',
    '  7  2026-11-20 14:00  meera  pages  looked at a purchase  CHT-1  asked  01234567',
  ]);
  expect(read(auditSheet([], { kind: 'broken', at: 3, how: 'missing' })).slice(1)).toEqual([
    'THE LOG IS BROKEN at line 3: a line is missing.',
    '  Nothing was done yet.',
  ]);
});

test('what is kept stands with how long, why and in which tables', () => {
  const lines = read(retentionSheet());
  expect(lines.slice(0, 3)).toEqual([
    'What is kept, and how long',
    '  what  kept  counted from  why  tables',
    '  quote  90 days  made  visit  quotes',
  ]);
  expect(lines).toContain('  audit-line  10 years from 31 March  made  processing-log  audit');
  expect(lines).toContain('  message  90 days  end  visit  outbox deliveries');
});

test('who waits to be called stands once an ask, with what is proven of it', () => {
  const { receipt } = aCallBack();
  const ask: CallBackAsk = {
    ...{ askedAt: before, time: 'evening', language: 'hi', receipt, reference: undefined },
  };
  const reference = 'CH-4F7K-26';
  const asks: readonly CallBackAsk[] = [
    { ...ask, reference },
    { ...ask, reference, isReferenceOwn: true, topic: 'age', holds: 'purchase' },
    { ...ask, topic: 'age' },
    ask,
  ];
  const id = asId<CallBackId>('c1');
  const sheet = callBackSheet([{ id, askedAt: before, mobileEnds: '170', crowd: 2, asks }], now);
  const agreed = `${receipt.purpose} ${receipt.textVersion}`;
  const who = '2026-11-20 14:00  1 h 30 min  …170  evening  Hindi';
  expect(read(sheet).slice(2)).toEqual([
    '  asked  for  number  when  language  about  has here  of its network  agreed to  id',
    `  ${who}  ${reference}, said by the caller, not proven  2  ${agreed}  c1`,
    `  ${who}  ${reference}; an age that is not taken  a purchase  2  ${agreed}  c1`,
    `  ${who}  an age that is not taken  2  ${agreed}  c1`,
    `  ${who}  2  ${agreed}  c1`,
  ]);
  const [title, note, none] = read(callBackSheet([], now));
  expect(title).toMatch(/^Who waits to be called: buyers first/);
  expect(note).toContain('one call is of all');
  expect(none).toBe('  Nobody waits.');
});
