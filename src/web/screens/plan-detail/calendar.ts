import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireMember } from '#contract/quote/shapes.ts';
import { type DatedCover, datedCovers, type ServedPart } from '#domain/cover/dated-cover.ts';
import { isJointWaitApart, type WaitKind, waitsFrom } from '#domain/cover/waiting.ts';
import { addMonths, daysBetween, type IsoDate } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';

import { mayBear } from '#web/plan-parts/people/members.ts';

export type CalendarRow = {
  readonly id: string;
  readonly kind: WaitKind;
  /** It says whose declared condition it is, in the rows of old illness. */
  readonly declared: { readonly member: WireMember; readonly condition: number } | undefined;
  /** From when the whole cover is paid. Undefined: never. */
  readonly coveredFrom: IsoDate | undefined;
  /** What is paid sooner, of a policy that is moved to a larger cover. */
  readonly part: DatedCover | undefined;
  /** Months or days of the wait, for its note. */
  readonly wait: { readonly count: number; readonly unit: 'days' | 'months' } | undefined;
};

const neverCovered = { coveredFrom: undefined, part: undefined, wait: undefined } as const;

/** The drawing spans so many months. */
const span = 48;

function waitOf(kind: WaitKind, { facts, ped }: WirePlan): CalendarRow['wait'] {
  switch (kind) {
    case 'accident':
      return undefined;
    case 'other-illness':
      return { count: facts.initial_wait_days, unit: 'days' };
    case 'specific-treatment':
      return { count: facts.specific_wait_months, unit: 'months' };
    case 'joint-replacement':
      return { count: facts.joint_wait_months, unit: 'months' };
    case 'pre-existing':
      return { count: ped.waiting_period, unit: 'months' };
    case 'maternity':
      return facts.maternity ? { count: facts.maternity.wait_months, unit: 'months' } : undefined;
  }
}

/**
 * The domain's waits of this plan; old illness stands once a person and declared condition. `served` is cover that was
 * held before without a break. A birth has no such credit: it is given only where the old policy paid births, which nobody
 * has said.
 */
export function calendarRows(
  plan: WirePlan,
  members: readonly WireMember[],
  start: IsoDate,
  served?: ServedPart,
): readonly CalendarRow[] {
  const { facts, ped } = plan;
  const waitingPeriods = {
    initialDays: facts.initial_wait_days,
    specificMonths: facts.specific_wait_months,
    jointMonths: facts.joint_wait_months,
    preExistingMonths: ped.waiting_period,
  };
  const terms: Parameters<typeof waitsFrom>[0] = {
    waitingPeriods,
    maternity: facts.maternity
      ? {
          kind: 'covered',
          normal: rupees(facts.maternity.normal),
          caesarean: rupees(facts.maternity.caesarean),
          waitMonths: facts.maternity.wait_months,
        }
      : { kind: 'none' },
  };
  const stepsOf = (kind: WaitKind) =>
    datedCovers(
      rupees(plan.sum_assured),
      start,
      kind === 'maternity' ? undefined : served,
      (since) => waitsFrom(terms, since).find((wait) => wait.kind === kind)?.coveredFrom,
    );
  const declared = members.flatMap((member) => member.diseases.map((condition) => ({ member, condition })));
  return waitsFrom(terms, start).flatMap(({ kind }): readonly CalendarRow[] => {
    const steps = stepsOf(kind);
    const part = steps.length > 1 ? steps[0] : undefined;
    const coveredFrom = steps.at(-1)?.from;
    const row: CalendarRow = {
      id: kind,
      kind,
      declared: undefined,
      coveredFrom,
      part,
      wait: waitOf(kind, plan),
    };
    if (kind === 'maternity' && !mayBear(members)) return [];
    if (kind === 'joint-replacement' && !isJointWaitApart(waitingPeriods)) return [];
    if (kind !== 'pre-existing' || declared.length === 0) return [row];
    return declared.map((one) => ({
      ...row,
      ...(facts.never_covered.includes(one.condition) ? neverCovered : {}),
      id: `${one.member.id} ${one.condition}`,
      declared: one,
    }));
  });
}

/** Percent of the drawing that lies before a day. */
export function waitedShare(start: IsoDate, coveredFrom: IsoDate): number {
  const whole = daysBetween(start, addMonths(start, span));
  return Math.min(100, Math.max(0, (daysBetween(start, coveredFrom) / whole) * 100));
}

/** Gives the years that are named under the drawing. */
export function axisYears(start: IsoDate): readonly number[] {
  const first = Number(start.slice(0, 4));
  return Array.from({ length: span / 12 + 1 }, (_, at) => first + at);
}
