import { describe, expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import { type IsoDate, isoDate, parseIsoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { lakh, rupees } from '../money.ts';
import {
  type CalendarQuestion,
  type CalendarRow,
  coverCalendar,
  type PortedCredit,
} from './cover-calendar.ts';

const start = isoDate(2026, 11, 21);
const diabetes = { id: conditionId(7), name: 'Diabetes' };
const asthma = { id: conditionId(3), name: 'Asthma' };
const maternity = {
  kind: 'covered',
  normal: rupees(35_000),
  caesarean: rupees(50_000),
  waitMonths: 24,
} as const;
const father = aMember('Father', '62y', { conditions: [diabetes.id] });

function day(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`Not a date: ${text}`);
  return date;
}

function ported(since: string, facts: Partial<PortedCredit>): PortedCredit {
  const plain = { sumInsured: lakh(10), bonus: rupees(0), coversMaternity: false };
  const coveredUntil = isoDate(2026, 11, 20);
  return { coveredSince: day(since), coveredUntil, ...plain, ...facts };
}

/** Father, diabetic, on a plan of 10 lakh with waits of 30 days, 24 and 36 months from 21 November 2026. */
function ask(facts: Partial<CalendarQuestion>) {
  return coverCalendar({
    features: plainFeatures,
    sumInsured: lakh(10),
    start,
    members: [father],
    conditions: [asthma, diabetes],
    credits: new Map(),
    ...facts,
  });
}

function text({ subject, steps }: CalendarRow): readonly [string, string] {
  const name = subject.kind === 'condition' ? subject.name : subject.kind;
  return [name, steps.map(({ from, upTo }) => `${from} ${upTo / 1e5}L`).join(', ')];
}

function rowsFor(facts: Partial<CalendarQuestion>, member: string): Record<string, string> {
  const person = ask(facts).people.find((one) => one.member === member);
  return Object.fromEntries((person?.rows ?? []).map(text));
}

function rowsWith(credit: PortedCredit, facts: Partial<CalendarQuestion>) {
  return rowsFor({ credits: new Map([['Father', credit]]), ...facts }, 'Father');
}

describe('without credit', () => {
  test('30 days, 24, 36 and 60 months from 21 November 2026', () => {
    expect(rowsFor({}, 'Father')).toEqual({
      accident: '2026-11-21 10L',
      'other-illness': '2026-12-21 10L',
      'specific-treatment': '2028-11-21 10L',
      Diabetes: '2029-11-21 10L',
      moratorium: '2031-11-21 10L',
    });
  });

  test('a joint that waits longer than other listed operations has a row of its own', () => {
    const features = {
      ...plainFeatures,
      waitingPeriods: { ...plainFeatures.waitingPeriods, jointMonths: 36 },
    };
    expect(rowsFor({ features }, 'Father')).toMatchObject({
      'specific-treatment': '2028-11-21 10L',
      'joint-replacement': '2029-11-21 10L',
    });
  });

  test('months end on the last day of a shorter month: 29 February 2028 and 36 or 60 months', () => {
    expect(rowsFor({ start: isoDate(2028, 2, 29) }, 'Father')).toEqual({
      accident: '2028-02-29 10L',
      'other-illness': '2028-03-30 10L',
      'specific-treatment': '2030-02-28 10L',
      Diabetes: '2031-02-28 10L',
      moratorium: '2033-02-28 10L',
    });
  });

  test('a condition that the plan never covers keeps its row, without a day', () => {
    const both = aMember('Father', '62y', { conditions: [diabetes.id, asthma.id] });
    const features = { ...plainFeatures, neverCovered: [diabetes.id] };
    expect(rowsFor({ features, members: [both] }, 'Father')).toMatchObject({
      Asthma: '2029-11-21 10L',
      Diabetes: '',
    });
  });

  test('a condition has a row for whoever declared it, by name, in the order of the catalogue', () => {
    const both = aMember('Mother', '60y', { conditions: [diabetes.id, asthma.id, conditionId(99)] });
    const people = ask({ members: [father, both, aMember('You', '35y', { insured: false })] }).people;
    expect(people.map(({ member, rows }) => [member, rows.map((row) => text(row)[0])])).toEqual([
      ['Father', ['accident', 'other-illness', 'specific-treatment', 'Diabetes', 'moratorium']],
      ['Mother', ['accident', 'other-illness', 'specific-treatment', 'Asthma', 'Diabetes', 'moratorium']],
    ]);
  });
});

describe('with credit for the whole cover', () => {
  test.each<[string, string, Record<string, string>]>([
    [
      '12 months served: 12, 24 and 48 are left, the first wait is over',
      '2025-11-21',
      { other: '2026-11-21', specific: '2027-11-21', diabetes: '2028-11-21', moratorium: '2030-11-21' },
    ],
    [
      '10 days served: 20 days are left',
      '2026-11-11',
      { other: '2026-12-11', specific: '2028-11-11', diabetes: '2029-11-11', moratorium: '2031-11-11' },
    ],
    [
      'exactly the 36 months of the wait',
      '2023-11-21',
      { other: '2026-11-21', specific: '2026-11-21', diabetes: '2026-11-21', moratorium: '2028-11-21' },
    ],
    [
      'a day less than 36 months',
      '2023-11-22',
      { other: '2026-11-21', specific: '2026-11-21', diabetes: '2026-11-22', moratorium: '2028-11-22' },
    ],
    [
      'longer than every wait: never before the new policy starts',
      '2015-01-31',
      { other: '2026-11-21', specific: '2026-11-21', diabetes: '2026-11-21', moratorium: '2026-11-21' },
    ],
    [
      'from a leap day: 36 and 60 months later is 28 February',
      '2024-02-29',
      { other: '2026-11-21', specific: '2026-11-21', diabetes: '2027-02-28', moratorium: '2029-02-28' },
    ],
  ])('days are moved: %s', (_, since, { other, specific, diabetes: declared, moratorium }) => {
    expect(rowsWith(ported(since, {}), {})).toEqual({
      accident: '2026-11-21 10L',
      'other-illness': `${other} 10L`,
      'specific-treatment': `${specific} 10L`,
      Diabetes: `${declared} 10L`,
      moratorium: `${moratorium} 10L`,
    });
  });

  test('all of it counts after the 30 days of grace of a renewal', () => {
    const late = ported('2023-11-21', { coveredUntil: isoDate(2026, 10, 21) });
    expect(rowsWith(late, {})).toEqual(rowsWith(ported('2023-11-21', {}), {}));
  });

  test.each<[string, PortedCredit]>([
    ['there was a break', ported('2020-11-21', { coveredUntil: isoDate(2026, 10, 20) })],
    ['the old cover was nothing', ported('2020-11-21', { sumInsured: rupees(0) })],
    ['it would begin with the new policy', ported('2026-11-21', {})],
    ['it would begin after it', ported('2027-01-01', {})],
  ])('nothing counts when %s', (_, credit) => {
    const calendar = ask({ credits: new Map([['Father', credit]]) });
    expect(calendar).toEqual(ask({}));
    expect(calendar.people[0]?.credit).toBeUndefined();
  });

  test('is each person’s own', () => {
    const credits = new Map([['Father', ported('2023-11-21', {})]]);
    const members = [father, aMember('Mother', '60y', { conditions: [diabetes.id] })];
    expect(rowsFor({ credits, members }, 'Father').Diabetes).toBe('2026-11-21 10L');
    expect(rowsFor({ credits, members }, 'Mother').Diabetes).toBe('2029-11-21 10L');
  });
});

describe('cover increased when porting', () => {
  test('5 lakh keeps 24 months served, the other 5 lakh waits in full', () => {
    expect(rowsWith(ported('2024-11-21', { sumInsured: lakh(5) }), {})).toEqual({
      accident: '2026-11-21 10L',
      'other-illness': '2026-11-21 5L, 2026-12-21 10L',
      'specific-treatment': '2026-11-21 5L, 2028-11-21 10L',
      Diabetes: '2027-11-21 5L, 2029-11-21 10L',
      moratorium: '2029-11-21 5L, 2031-11-21 10L',
    });
  });

  test('a bonus counts like old cover: 5 lakh and 2.5 lakh', () => {
    const credit = ported('2024-11-21', { sumInsured: lakh(5), bonus: lakh(2.5) });
    expect(rowsWith(credit, {}).Diabetes).toBe('2027-11-21 7.5L, 2029-11-21 10L');
  });

  test('more old cover than new is no more than the new', () => {
    const credit = ported('2024-11-21', { sumInsured: lakh(25) });
    expect(rowsWith(credit, {}).Diabetes).toBe('2027-11-21 10L');
    expect(ask({ credits: new Map([['Father', credit]]) }).people[0]?.credit?.upTo).toBe(lakh(10));
  });
});

describe('maternity', () => {
  const wife = aMember('Spouse', '31y', {});
  const couple = [aMember('You', '33y', {}), wife];
  const withMaternity = { members: couple, features: { ...plainFeatures, maternity } };

  test('is paid up to its own limit after its own wait, in her row only', () => {
    expect(rowsFor(withMaternity, 'Spouse').maternity).toBe('2028-11-21 0.5L');
    expect(rowsFor(withMaternity, 'You')).not.toHaveProperty('maternity');
  });

  test('stays as a row without a day where the plan never pays it', () => {
    expect(rowsFor({ members: couple }, 'Spouse').maternity).toBe('');
  });

  test.each<[boolean, string]>([
    [true, '2027-11-21 0.5L'],
    [false, '2028-11-21 0.5L'],
  ])('credit counts when the old policy had it: %s', (coversMaternity, expected) => {
    const credits = new Map([['Spouse', ported('2025-11-21', { coversMaternity })]]);
    expect(rowsFor({ ...withMaternity, credits }, 'Spouse').maternity).toBe(expected);
  });
});
