import { expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { lakh, rupees } from '../money.ts';
import { coverCalendar } from './cover-calendar.ts';
import { type Milestone, nextMilestones } from './cover-milestones.ts';

const diabetes = { id: conditionId(7), name: 'Diabetes' };

/** Starts on 21 November 2026; Mother ports 5 of her 10 lakh, covered since a year before. */
const calendar = coverCalendar({
  features: plainFeatures,
  sumInsured: lakh(10),
  start: isoDate(2026, 11, 21),
  members: [aMember('Father', '62y', { conditions: [diabetes.id] }), aMember('Mother', '60y', {})],
  conditions: [diabetes],
  credits: new Map([
    [
      'Mother',
      {
        coveredSince: isoDate(2025, 11, 21),
        coveredUntil: isoDate(2026, 11, 20),
        sumInsured: lakh(5),
        bonus: rupees(0),
        coversMaternity: false,
      },
    ],
  ]),
});

function text({ member, subject, step }: Milestone): string {
  return `${member} ${subject.kind} ${step.upTo / 1e5}L`;
}

function at(year: number, month: number, day: number) {
  const { reached, coming } = nextMilestones(calendar, isoDate(year, month, day));
  return {
    reached: reached.map(text),
    next: coming[0] && [coming[0].on, ...coming[0].milestones.map(text)],
    left: coming.length,
  };
}

test.each<[string, [number, number, number], ReturnType<typeof at>]>([
  [
    'the day before cover starts',
    [2026, 11, 20],
    {
      reached: [],
      next: ['2026-11-21', 'Father accident 10L', 'Mother accident 10L', 'Mother other-illness 5L'],
      left: 7,
    },
  ],
  [
    'the first day',
    [2026, 11, 21],
    {
      reached: ['Father accident 10L', 'Mother accident 10L', 'Mother other-illness 5L'],
      next: ['2026-12-21', 'Father other-illness 10L', 'Mother other-illness 10L'],
      left: 6,
    },
  ],
  [
    'a year on: 12 of Mother’s 24 months were served before',
    [2027, 11, 21],
    {
      reached: [
        'Father accident 10L',
        'Father other-illness 10L',
        'Mother accident 10L',
        'Mother other-illness 10L',
        'Mother specific-treatment 5L',
      ],
      next: ['2028-11-21', 'Father specific-treatment 10L', 'Mother specific-treatment 10L'],
      left: 4,
    },
  ],
])('%s', (_, [year, month, day], expected) => {
  expect(at(year, month, day)).toEqual(expected);
});

test('in the end nothing is still to come', () => {
  const { reached, next } = at(2031, 11, 21);
  expect(next).toBeUndefined();
  expect(reached).toHaveLength(9);
});
