import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { addDays, type IsoDate, isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { lakh, type Rupees, rupees } from '../money.ts';
import {
  type CalendarQuestion,
  type CalendarRow,
  coverCalendar,
  type PortedCredit,
} from './cover-calendar.ts';

const diabetes = { id: conditionId(7), name: 'Diabetes' };
const maternity = {
  kind: 'covered',
  normal: rupees(35_000),
  caesarean: rupees(50_000),
  waitMonths: 24,
} as const;
const origin = isoDate(2020, 1, 1);
const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(origin, days));
const anyAmount = fc.integer({ min: 0, max: 20 }).map(lakh);
const anyFeatures = fc.record({
  waitingPeriods: fc.record({
    initialDays: fc.constantFrom(0, 15, 30, 90),
    specificMonths: fc.integer({ min: 0, max: 36 }),
    jointMonths: fc.constantFrom(24, 36),
    preExistingMonths: fc.integer({ min: 0, max: 36 }),
  }),
  maternity: fc.constantFrom(maternity, { kind: 'none' as const }),
});
const woman = aMember('Spouse', '30y', { conditions: [diabetes.id] });

type Facts = Pick<CalendarQuestion, 'features' | 'start' | 'sumInsured'>;

function rows(facts: Facts, credit: PortedCredit | undefined): readonly CalendarRow[] {
  const credits = new Map(credit ? [['Spouse', credit]] : []);
  const question = { members: [woman], conditions: [diabetes], credits, ...facts };
  return coverCalendar(question).people[0]?.rows ?? [];
}

function paidOn({ steps }: CalendarRow, on: IsoDate): Rupees {
  return steps.filter(({ from }) => from <= on).at(-1)?.upTo ?? rupees(0);
}

/** Each row of `more` pays at least what that of `less` pays, on every day on which something changes. */
function expectNeverLess(more: readonly CalendarRow[], less: readonly CalendarRow[]) {
  const days = [...more, ...less].flatMap(({ steps }) => steps.map(({ from }) => from));
  expect(more.map(({ subject }) => subject)).toEqual(less.map(({ subject }) => subject));
  for (const [index, row] of more.entries()) {
    const other = less[index];
    for (const on of days) expect(paidOn(row, on)).toBeGreaterThanOrEqual(other ? paidOn(other, on) : 0);
  }
}

const anyCredit = fc.record({
  coveredSince: anyDay,
  coveredUntil: anyDay,
  sumInsured: anyAmount,
  bonus: anyAmount,
  coversMaternity: fc.boolean(),
});
const anyFacts = fc.record({ features: anyFeatures, start: anyDay, sumInsured: fc.constant(lakh(10)) });

test('more credit never pays later: an earlier first day, more cover, more bonus, none at all', () => {
  fc.assert(
    fc.property(anyFacts, anyCredit, anyDay, anyAmount, (facts, credit, otherDay, extra) => {
      const earlier = credit.coveredSince < otherDay ? credit.coveredSince : otherDay;
      const more = {
        ...credit,
        coveredSince: earlier,
        sumInsured: rupees(credit.sumInsured + extra),
        coversMaternity: true,
      };
      expectNeverLess(rows(facts, more), rows(facts, credit));
      expectNeverLess(rows(facts, credit), rows(facts, undefined));
    }),
  );
});

test('a later start never pays earlier', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.option(anyCredit, { nil: undefined }),
      fc.integer({ min: 0, max: 900 }),
      (facts, credit, days) => {
        const validCredit = credit && credit.coveredSince < facts.start ? credit : undefined;
        expectNeverLess(
          rows(facts, validCredit),
          rows({ ...facts, start: addDays(facts.start, days) }, validCredit),
        );
      },
    ),
  );
});

test('accidents are covered in full from the first day', () => {
  fc.assert(
    fc.property(anyFacts, fc.option(anyCredit, { nil: undefined }), (facts, credit) => {
      const accident = rows(facts, credit).find(({ subject }) => subject.kind === 'accident');
      expect(accident?.steps).toEqual([{ from: facts.start, upTo: facts.sumInsured }]);
    }),
  );
});

test('no step lies before the start, and steps rise in day and amount', () => {
  fc.assert(
    fc.property(anyFacts, fc.option(anyCredit, { nil: undefined }), (facts, credit) => {
      for (const { steps } of rows(facts, credit)) {
        expect(steps.every(({ from }) => from >= facts.start)).toBe(true);
        const pairs = steps.slice(1).map((step, index) => [steps[index], step] as const);
        expect(pairs.every(([last, step]) => last && step.from > last.from && step.upTo > last.upTo)).toBe(
          true,
        );
      }
    }),
  );
});
