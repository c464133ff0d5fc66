import {
  type CalendarQuestion,
  type CalendarRow,
  type CoverSubject,
  coverCalendar,
  type PortedCredit,
} from '#domain/cover/cover-calendar.ts';
import type { DatedCover } from '#domain/cover/dated-cover.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { addDays, addMonths, type IsoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';

const illness = { id: conditionId(1), name: 'high blood pressure' };

const features = {
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 36, preExistingMonths: 36 },
  maternity: { kind: 'covered', normal: rupees(50_000), caesarean: rupees(75_000), waitMonths: 24 },
} as const satisfies Pick<PlanFeatures, 'waitingPeriods' | 'maternity'>;

const you: Member = {
  key: 'You',
  relation: 'You',
  gender: 'FEMALE',
  age: { unit: 'years', count: 34 },
  insured: true,
  conditions: [illness.id],
  habits: [],
};
const spouse: Member = {
  ...you,
  key: 'Spouse',
  relation: 'Spouse',
  gender: 'MALE',
  age: { unit: 'years', count: 36 },
  conditions: [],
};
const couple = [you, spouse];

/** What the example says of its people and its plan. */
export const datesExample = {
  features,
  you: you.age?.count ?? 0,
  spouse: spouse.age?.count ?? 0,
  cover: lakh(10),
  broughtMonths: 30,
  broughtCover: lakh(5),
  broughtBonus: lakh(1),
} as const;

type DatesRow = {
  readonly subject: CoverSubject;
  readonly anew: readonly DatedCover[];
  readonly ported: readonly DatedCover[];
};

/** When a couple is covered that starts anew, and when one that brings a policy along; each kind of treatment once. */
export function datesRows(start: IsoDate): readonly DatesRow[] {
  const { cover: sumInsured, broughtMonths, broughtCover, broughtBonus } = datesExample;
  const credit: PortedCredit = {
    coveredSince: addMonths(start, -broughtMonths),
    coveredUntil: addDays(start, -1),
    sumInsured: broughtCover,
    bonus: broughtBonus,
    coversMaternity: false,
  };
  const question = { features, sumInsured, start, members: couple, conditions: [illness] };
  const anew = rowsOnce({ ...question, credits: new Map() });
  const ported = rowsOnce({ ...question, credits: new Map(couple.map(({ key }) => [key, credit])) });
  return anew.map(({ subject, steps }) => ({
    subject,
    anew: steps,
    ported: ported.find((row) => row.subject.kind === subject.kind)?.steps ?? [],
  }));
}

/** What both wait for alike stands once. */
function rowsOnce(question: CalendarQuestion): readonly CalendarRow[] {
  const rows = coverCalendar(question).people.flatMap((person) => person.rows);
  return [...new Map(rows.map((row) => [row.subject.kind, row])).values()];
}
