import type { IsoDate } from '../date.ts';
import type { MemberKey } from '../person/member.ts';
import type { CoverCalendar, CoverStep, CoverSubject } from './cover-calendar.ts';

export type Milestone = {
  readonly member: MemberKey;
  readonly subject: CoverSubject;
  readonly step: CoverStep;
};

export type Milestones = {
  /** The step each person's illness has reached; absent while it still waits. */
  readonly reached: readonly Milestone[];
  /** What is still to come, day by day: the first is the next one. */
  readonly coming: readonly { readonly on: IsoDate; readonly milestones: readonly Milestone[] }[];
};

/** What is covered on a day, that day included, and what comes after it. */
export function nextMilestones({ people }: CoverCalendar, on: IsoDate): Milestones {
  const lines = people.flatMap(({ member, rows }) =>
    rows.map(({ subject, steps }) => steps.map((step) => ({ member, subject, step }))),
  );
  const reached = lines.flatMap((line) => line.filter(({ step }) => step.from <= on).slice(-1));
  const ahead = lines.flat().filter(({ step }) => step.from > on);
  const days = [...new Set(ahead.map(({ step }) => step.from))].sort();
  return {
    reached,
    coming: days.map((day) => ({ on: day, milestones: ahead.filter(({ step }) => step.from === day) })),
  };
}
