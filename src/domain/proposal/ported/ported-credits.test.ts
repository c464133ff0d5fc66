import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverCalendar } from '#domain/cover/cover-calendar.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import { addDays, addMonths } from '#domain/date.ts';
import { lakh } from '#domain/money.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { oldPolicyOf, portedCredits, portedUntil } from './ported-credits.ts';

const today = aDay('2026-11-20');
const end = addDays(today, 50);
const first = addMonths(addDays(end, 1), -36);
const family = [aMember('You', '34y', {}), aMember('Father', '62y', {})];

function creditsOf(changes: Record<string, string> = {}) {
  const credits = portedCredits({ portabilityDetails: oldPolicy(today, 50, changes) }, family);
  return Object.fromEntries([...credits].map(([key, { coveredSince }]) => [key, coveredSince]));
}

describe('who brings what along', () => {
  const some = { all_members_covered: 'no', 'You.covered_there': 'from-first-day' };
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['everybody since the first day', {}, { You: first, Father: first }],
    ['nobody who does not move', { moving: 'no' }, {}],
    ['nobody before it is said since when', { first_inception_date: '' }, {}],
    ['nobody before it is said how much', { current_sum_insured: 'five' }, {}],
    ['nobody by an amount with other signs before it', { current_sum_insured: 'Rs 500000' }, {}],
    ['nobody by an amount with other signs behind it', { current_sum_insured: '500000 or so' }, {}],
    ['nobody before a bonus is said, be it none', { current_bonus: '' }, {}],
    [
      'not whoever was not there, whatever day is left in the form',
      { ...some, 'Father.covered_there': 'no', 'Father.covered_since': '2025-06-01' },
      { You: first },
    ],
    [
      'each by an own first day',
      { ...some, 'Father.covered_there': 'later', 'Father.covered_since': '2025-06-01' },
      { You: first, Father: '2025-06-01' },
    ],
    ['not whoever was not there', { ...some, 'Father.covered_there': 'no' }, { You: first }],
    [
      'not whoever joined on a day that is not said',
      { ...some, 'Father.covered_there': 'later' },
      { You: first },
    ],
  ])('the start of each: %s', (_, changes, expected) => {
    expect(creditsOf(changes)).toEqual(expected);
  });

  test('sum, bonus, end and childbirth go over as they were said', () => {
    const answers = oldPolicy(today, 50, { current_maternity: 'yes' });
    expect(portedCredits({ portabilityDetails: answers }, family).get('You')).toEqual({
      coveredSince: first,
      coveredUntil: end,
      sumInsured: lakh(5),
      bonus: lakh(1),
      coversMaternity: true,
    });
    expect(oldPolicyOf({ portabilityDetails: answers })).toMatchObject({
      insurer: 'Old Insurer',
      number: 'OLD/123',
    });
  });
});

test.each([
  [60, true],
  [0, true],
  [61, false],
  [-1, false],
  [36_500, false],
])('with %i days left the end puts the new cover off: %s', (days, isPutOff) => {
  const forms = { portabilityDetails: oldPolicy(today, days) };
  expect(portedUntil(forms, today)).toBe(isPutOff ? addDays(today, days) : undefined);
});

describe('laws of what is brought along', () => {
  const question = {
    features: plainFeatures,
    sumInsured: lakh(10),
    start: addDays(end, 1),
    members: family,
    conditions: [],
    undeclaredToo: true,
  };
  const rowsOf = (forms: Parameters<typeof portedCredits>[0]) =>
    coverCalendar({ ...question, credits: portedCredits(forms, family) }).people[0]?.rows ?? [];
  const served = (months: number, changes: Record<string, string> = {}) => ({
    portabilityDetails: oldPolicy(today, 50, {
      first_inception_date: addMonths(addDays(end, 1), -months),
      ...changes,
    }),
  });
  const anyMonths = fc.integer({ min: 1, max: 120 });
  const anyLakhs = fc.integer({ min: 1, max: 20 });

  test('more months served are never paid later', () => {
    fc.assert(
      fc.property(anyMonths, anyMonths, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const later = rowsOf(served(less));
        rowsOf(served(more)).forEach(({ steps }, at) => {
          expect((steps[0]?.from ?? '') <= (later[at]?.steps[0]?.from ?? '')).toBe(true);
        });
      }),
    );
  });

  test('before a wait is over without credit, never more than the old sum with its bonus is paid', () => {
    fc.assert(
      fc.property(anyMonths, anyLakhs, anyLakhs, (months, sum, bonus) => {
        const amounts = { current_sum_insured: String(lakh(sum)), current_bonus: String(lakh(bonus)) };
        const anew = rowsOf({});
        rowsOf(served(months, amounts)).forEach(({ steps }, at) => {
          const whole = anew[at]?.steps[0]?.from ?? '';
          for (const { from, upTo } of steps)
            if (from < whole) expect(upTo).toBeLessThanOrEqual(lakh(sum) + lakh(bonus));
        });
      }),
    );
  });

  test('without credit the days are those of any new policy', () => {
    const days = new Map(
      waitsFrom(plainFeatures, question.start).map((wait) => [wait.kind, wait.coveredFrom]),
    );
    const rows = rowsOf({ portabilityDetails: oldPolicy(today, 50, { moving: 'no' }) });
    for (const { subject, steps } of rows) {
      if (subject.kind === 'condition' || subject.kind === 'moratorium' || subject.kind === 'maternity')
        continue;
      expect(steps).toEqual([{ from: days.get(subject.kind), upTo: lakh(10) }]);
    }
    expect(rows.map(({ subject }) => subject.kind)).toContain('pre-existing');
  });
});
