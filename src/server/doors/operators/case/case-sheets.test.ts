import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aDelivery, aPayment, aProposal, aQuote } from '#test/ports/store-values.ts';
import type { OperatorsCase } from '#usecases/operating/read-case.ts';
import { type Sheet, sheetLines } from '../sheet.ts';
import { caseSheets } from './case-sheets.ts';

const moment = (text: string) => text as Instant; // the shape of an instant
const now = moment('2026-11-20T10:00:00.000Z');
const before = moment('2026-11-20T08:30:00.000Z');
const read = (sheet: Sheet | undefined) =>
  sheet && sheetLines(sheet).map((line) => line.replace(/ {3,}/g, '  '));

const draft: OperatorsCase = {
  ...{ number: 'CHT-1', state: 'drafting', isRenewal: false, createdAt: before, updatedAt: before },
  ...{
    insurer: 'Sahyadri',
    plan: 'Poorna',
    sumInsured: undefined,
    termYears: 1,
    total: rupees(12_000),
    people: 2,
  },
  ...{ initials: '', email: '', mobile: '', identity: 'NOT_STARTED', agreedAt: undefined },
  ...{
    priceHoldsUntil: aDay('2026-12-05'),
    closedBecause: undefined,
    issueTries: 0,
    issueTriedAt: undefined,
  },
  ...{ payments: [], policy: undefined, stuck: [], calls: [], letters: [] },
};
const factsOf = (facts: Partial<OperatorsCase>) => read(caseSheets({ ...draft, ...facts }, now)[0]) ?? [];

describe('the page of a purchase', () => {
  test('says of a draft what it is, and nothing of what there is not', () => {
    expect(factsOf({})).toEqual([
      'Purchase CHT-1',
      '  what  is',
      '  state  drafting: being filled in',
      '  since  2026-11-20 14:00, 1 h 30 min ago',
      '  begun  2026-11-20 14:00',
      '  kind  a new policy',
      '  insurer, plan  Sahyadri, Poorna',
      '  price  ₹12,000 for 1 y, 2 insured',
      '  price holds until  2026-12-05',
      '  identity check  NOT_STARTED',
    ]);
  });

  test('says of a policy all that is known of it', () => {
    const policy = {
      ...{
        policyNumber: 'SUR-1',
        coverFrom: aDay('2026-11-21'),
        coverUntil: aDay('2027-11-20'),
        issuedAt: now,
      },
    };
    const lines = factsOf({
      ...{ state: 'issued', isRenewal: true, sumInsured: lakh(10), agreedAt: before, policy },
      ...{ initials: 'AR', email: 'a…@example.in', mobile: '…210', issueTries: 2, issueTriedAt: before },
    });
    expect(lines).toContain('  kind  a renewal');
    expect(lines).toContain('  cover  ₹10,00,000');
    expect(lines).toContain('  proposer  AR  a…@example.in  …210');
    expect(lines).toContain('  agreed  2026-11-20 14:00');
    expect(lines).toContain('  tries to issue  2, last 2026-11-20 14:00');
    expect(lines).toContain('  policy  SUR-1, 2026-11-21 to 2027-11-20');
    expect(lines).toContain('  issued  2026-11-20 15:30');
  });

  test('says why it was closed, and that nobody knows when an issue was tried', () => {
    const lines = factsOf({ closedBecause: 'price-too-old', issueTries: 1 });
    expect(lines).toContain('  closed because  price-too-old');
    expect(lines).toContain('  tries to issue  1, last not known');
  });

  test('has a list of what is stuck only where something is', () => {
    const titles = (facts: Partial<OperatorsCase>) =>
      caseSheets({ ...draft, ...facts }, now).map(({ title }) => title);
    const rest = [
      'Orders at the gateway, and money beyond them',
      'What insurers and the identity registry were asked, and how it ended',
      'Letters, what was tried last first',
    ];
    const stuck = [{ why: 'paid-not-issued', since: before }] as const;
    expect(titles({})).toEqual(['Purchase CHT-1', ...rest]);
    expect(titles({ stuck })).toEqual([
      'Purchase CHT-1',
      'What is stuck, what has lasted longest first',
      ...rest,
    ]);
    const row = caseSheets({ ...draft, stuck }, now)[1]?.rows[0];
    expect([row?.[0], row?.[3]]).toEqual([
      { number: 'CHT-1' },
      'Paid, and no policy yet: the insurer has not issued it.',
    ]);
  });

  test('lists each order with what became of its money', () => {
    const times = { createdAt: before, updatedAt: now };
    const order = aPayment(aProposal(aQuote(), {}), {
      ...times,
      receipt: 'r1',
      gatewayOrderId: 'o1',
      tries: 2,
    });
    const payments = [
      { ...order, failureReason: 'bank' as const, givenBack: rupees(700) },
      { ...order, beyond: 'second' as const },
      { ...order, beyond: 'currency' as const },
    ];
    expect(read(caseSheets({ ...draft, payments }, now)[1])?.slice(1)).toEqual([
      '  order  receipt  amount  for  state  tries  why not  opened  changed',
      '  o1  r1  ₹11,700, ₹700 of it given back there  pay  created  2  bank  2026-11-20 14:00  2026-11-20 15:30',
      '  o1  r1  ₹11,700  paid twice  created  2  2026-11-20 14:00  2026-11-20 15:30',
      '  o1  r1  11700, no rupees  another currency  created  2  2026-11-20 14:00  2026-11-20 15:30',
    ]);
    expect(read(caseSheets(draft, now)[1])?.at(-1)).toBe('  None was opened.');
  });

  test('lists each letter by its key', () => {
    const letters = [{ key: 'm1', delivery: aDelivery({ lastTriedAt: before }) }];
    expect(read(caseSheets({ ...draft, letters } as OperatorsCase, now)[3])?.slice(1)).toEqual([
      '  letter  last tried  way  state  tries  answer  to  known there as',
      '  m1  2026-11-20 14:00  mail  waiting  1  451 4.3.0  a…@example.in',
    ]);
  });
});
