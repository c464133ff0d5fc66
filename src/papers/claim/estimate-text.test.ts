import { expect, test } from 'vitest';
import type { CheckedStay } from '#domain/claim/estimate/estimate-form.ts';
import { freshYear } from '#domain/claim/remaining-cover.ts';
import { refuseBill, settleBill } from '#domain/claim/settle-bill.ts';
import { lakh } from '#domain/money.ts';
import { aBill, aClaim } from '#test/builders/claim-builders.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { type EstimateFacts, estimateText } from './estimate-text.ts';

const bill = aBill({ medicines: 100_000, consumables: 5_000 }, {});
const checked: CheckedStay = {
  person: { key: 'You', entryAge: 34, conditions: [], credit: undefined, mayGiveBirth: true },
  ...{ stay: undefined, cause: { kind: 'new' }, room: 'single', on: aDay('2027-01-14') },
  ...{ settlement: 'cashless', hospital: undefined, bill, isOwnBill: true },
};
const claim = aClaim(bill, aSlab('a', 10, { consumables: false }), { year: freshYear });
const facts: EstimateFacts = {
  usedThisYear: freshYear,
  ...{ schedule: aSchedule(['Asha Kulkarni']), checked, who: 'Asha Kulkarni' },
  estimate: { settlement: settleBill(claim), wait: undefined },
  clauses: { consumables: { part: 4, heading: 'What is paid', text: 'Gloves are not paid.' } },
};

test('a cut stands with its reason and its clause, and the rows add up', () => {
  const { verdict, rows } = estimateText(inEnglish, facts);
  expect(verdict).toBe('The plan pays ₹1,00,000 of ₹1,05,000. You pay ₹5,000.');
  expect(rows.map(({ is, amount }) => `${is} ${amount}`)).toEqual([
    ...['bill ₹1,05,000', 'cut − ₹5,000', 'pays ₹1,00,000', 'owes ₹5,000'],
  ]);
  expect(rows[1]?.notes).toEqual([
    'The hospital bills them apart.',
    'Policy wording, part 4, What is paid: “Gloves are not paid.”',
  ]);
});

test('a wait is said with its day, and with the clause on waits', () => {
  const coveredFrom = aDay('2027-03-12');
  const { wait, verdict, rows } = estimateText(inEnglish, {
    ...facts,
    estimate: {
      settlement: refuseBill(claim, { cause: 'wait', wait: 'pre-existing', coveredFrom }),
      wait: { kind: 'whole', of: 'pre-existing', coveredFrom },
    },
    clauses: { wait: { part: 5, heading: 'Waiting periods', text: 'Three years.' } },
  });
  expect(wait[0]).toBe('Not covered yet on 14 January 2027: it is from 12 March 2027.');
  expect(verdict).toBe('The plan pays nothing of ₹1,05,000. You pay it.');
  expect(rows[1]?.notes.join(' ')).toBe('Policy wording, part 5, Waiting periods: “Three years.”');
});

test('a part of the cover that waits is said with the amount of the other part', () => {
  const { wait } = estimateText(inEnglish, {
    ...facts,
    estimate: {
      ...facts.estimate,
      wait: { kind: 'part', of: 'pre-existing', upTo: lakh(5), wholeFrom: aDay('2029-11-28') },
    },
  });
  expect(wait.join(' ')).toContain('Until 28 November 2029 it is paid up to ₹5 lakh a year');
});

test.each([
  ['cashless', 'At a hospital of the network, without paying first', 'Papers to take along'],
  [
    'reimbursement',
    'At a hospital outside the network, pay first and send the bills',
    'Papers to send, each in the original',
  ],
  [
    'excluded',
    'At a hospital outside the network, only in an emergency',
    'Papers to send, each in the original',
  ],
] as const)('the way at a hospital that is %s, and its papers', (settlement, how, papers) => {
  const { sections } = estimateText(inEnglish, { ...facts, checked: { ...checked, settlement } });
  expect(sections.map(({ heading }) => heading)).toEqual([how, papers]);
  expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
});

test('in Hindi the same rupees are said', () => {
  const { verdict } = estimateText(inHindi, facts);
  expect(verdict).toBe('₹1,05,000 में से ₹1,00,000 प्लान देगा। ₹5,000 आप देंगे।');
});

test('what earlier claims have used of the year is named with its rupees', () => {
  const usedThisYear = { ...freshYear, paid: lakh(2) };
  const used = estimateText(inEnglish, { ...facts, usedThisYear }).notes.join(' ');
  expect(used).toContain('have used ₹2,00,000 of this policy year');
  expect(estimateText(inEnglish, facts).notes.join(' ')).toContain('Counted as the first claim');
});
