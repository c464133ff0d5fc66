import { describe, expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aStay, plainFactors } from '#test/builders/stay-builders.ts';
import { conditionId } from '../../ids.ts';
import { sameInAll } from '../../local-text.ts';
import { rupees } from '../../money.ts';
import { billTotal } from '../bill.ts';
import type { Contract, ContractPerson } from './contract.ts';
import { type EstimateAnswers, type EstimateContext, readEstimate } from './estimate-form.ts';

const today = aDay('2026-12-01');
const migraine = conditionId(12);
const you: ContractPerson = {
  ...{ key: 'You', entryAge: 34, credit: undefined, mayGiveBirth: true },
  conditions: [],
};
const spouse: ContractPerson = { ...you, key: 'Spouse', conditions: [migraine], mayGiveBirth: false };
const contract: Contract = {
  ...{ slab: aSlab('a', 10, {}), start: aDay('2026-11-28'), bonus: rupees(0), people: [you, spouse] },
  ...{ coverFrom: aDay('2026-11-28'), coverUntil: aDay('2027-11-27') },
};
const context: EstimateContext = {
  contract,
  stays: {
    ...{ asOf: today, note: sameInAll(''), roomFactors: plainFactors },
    stays: [
      aStay({ id: 'knee', waits: 'joint-replacement' }),
      aStay({ id: 'birth', birth: 'normal', waits: 'maternity' }),
    ],
  },
  hospitals: [{ id: 'h1', name: 'Honge', settlement: 'excluded', tier: 2 }],
  tier: 1,
};
const right: EstimateAnswers = {
  ...{ who: 'You', stay: 'knee', why: 'new', 'in-room': 'single', at: 'network', on: '2027-01-14' },
};

const failuresOf = (change: EstimateAnswers) => {
  const read = readEstimate(context, { ...right, ...change }, today);
  return read.ok ? [] : (read.failure.fields ?? []).map(({ field, code }) => `${field} ${code}`);
};

test.each<readonly [string, EstimateAnswers, readonly string[]]>([
  ['nobody', { who: '' }, ['who CHOICE_REQUIRED']],
  ['a stranger', { who: 'Mother' }, ['who CHOICE_UNKNOWN']],
  ['no stay', { stay: '' }, ['stay CHOICE_REQUIRED']],
  ['no day', { on: '' }, ['on DATE_REQUIRED']],
  ['no real day', { on: '2027-02-30' }, ['on DATE_INVALID']],
  ['a day before the cover', { on: '2026-11-27' }, ['on DAY_OUTSIDE_COVER']],
  ['a day after it', { on: '28 Nov 2027' }, ['on DAY_OUTSIDE_COVER']],
  ['an illness of somebody else', { why: 'illness-12' }, ['why ILLNESS_OF_ANOTHER']],
  ['an illness of nobody', { why: 'illness-9' }, ['why CHOICE_UNKNOWN']],
  ['a birth of a man', { who: 'Spouse', stay: 'birth' }, ['stay BIRTH_OF_NOBODY']],
  ['another treatment without amounts', { stay: 'other' }, ['fees NUMBER_REQUIRED']],
  ['an amount in letters', { fees: 'many' }, ['fees NUMBER_INVALID']],
  ['more days than a year has', { days: '366' }, ['days NUMBER_OUT_OF_RANGE']],
  ['more rupees than a bill has', { implants: '100000000' }, ['implants NUMBER_OUT_OF_RANGE']],
  ['two things at once', { who: '', on: 'soon' }, ['who CHOICE_REQUIRED', 'on DATE_INVALID']],
])('a form with %s is refused at its field', (_what, change, failures) => {
  expect(failuresOf(change)).toEqual(failures);
});

test.each<readonly [string, EstimateAnswers]>([
  ['the first day of cover', { on: '28/11/2026' }],
  ['the last one', { on: '2027-11-27' }],
  ['an illness of that person', { who: 'Spouse', why: 'illness-12' }],
  ['a birth of a mother', { stay: 'birth' }],
  ['an amount as people write it', { fees: '₹1,40,000/-' }],
])('a form with %s is taken', (_what, change) => {
  expect(failuresOf(change)).toEqual([]);
});

describe('what is read', () => {
  const read = (change: EstimateAnswers) => {
    const checked = readEstimate(context, { ...right, ...change }, today);
    if (!checked.ok) throw new Error(checked.failure.code);
    return checked.value;
  };

  test('without amounts is the usual bill of the stay', () => {
    const { isOwnBill, bill } = read({});
    expect([isOwnBill, bill.illness, bill.waits]).toEqual([false, 'knee', 'joint-replacement']);
  });

  test('with one amount is that amount alone, with the waits and limits of the stay', () => {
    const { isOwnBill, bill } = read({ fees: '2 lakh' });
    expect([isOwnBill, billTotal(bill), bill.waits]).toEqual([true, 200_000, 'joint-replacement']);
    expect(bill.treatments).toEqual(['joint-replacement']);
  });

  test.each([
    ['other', 'other-illness'],
    ['other-listed', 'specific-treatment'],
  ] as const)('of another treatment (%s) waits as %s', (stay, waits) => {
    expect(read({ stay, fees: '50000' }).bill.waits).toBe(waits);
  });

  test.each([
    ['network', 'cashless'],
    ['outside', 'reimbursement'],
    ['h1', 'excluded'],
  ] as const)('of the hospital %s is paid: %s', (at, settlement) => {
    expect(read({ at }).settlement).toBe(settlement);
  });
});
