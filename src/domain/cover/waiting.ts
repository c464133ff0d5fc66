import { addDays, addMonths, type IsoDate } from '../date.ts';
import type { ConditionId } from '../ids.ts';
import type { Member } from '../person/member.ts';
import type { PlanFeatures } from './features.ts';

/** In the order in which they are told. */
export const waitKinds = [
  'accident',
  'other-illness',
  'specific-treatment',
  'joint-replacement',
  'pre-existing',
  'maternity',
] as const;
export type WaitKind = (typeof waitKinds)[number];

/** The first day on which a claim of this kind is paid; undefined when the plan never pays it. */
export type Wait = { readonly kind: WaitKind; readonly coveredFrom: IsoDate | undefined };

/** Months of unbroken cover, ported ones included, after which nothing but fraud is contested (Insurance Products Regulations 2024; 96 before them). */
export const moratoriumMonths = 60;

/** The waits of a policy that starts on a day, as dates. Accidents never wait; the clocks run side by side. */
export function waitsFrom(
  { waitingPeriods, maternity }: Pick<PlanFeatures, 'waitingPeriods' | 'maternity'>,
  start: IsoDate,
): readonly Wait[] {
  const afterInitial = addDays(start, waitingPeriods.initialDays);
  const after = (months: number) => later(afterInitial, addMonths(start, months));
  return [
    { kind: 'accident', coveredFrom: start },
    { kind: 'other-illness', coveredFrom: afterInitial },
    { kind: 'specific-treatment', coveredFrom: after(waitingPeriods.specificMonths) },
    { kind: 'joint-replacement', coveredFrom: after(waitingPeriods.jointMonths) },
    { kind: 'pre-existing', coveredFrom: after(waitingPeriods.preExistingMonths) },
    {
      kind: 'maternity',
      coveredFrom: maternity.kind === 'covered' ? after(maternity.waitMonths) : undefined,
    },
  ];
}

/**
 * From when an illness is paid that these people have now. Undefined where nobody has one; `never` where the contract never
 * covers any of theirs.
 */
export function oldIllnessFrom(
  features: Pick<PlanFeatures, 'waitingPeriods' | 'maternity' | 'neverCovered'>,
  people: readonly Pick<Member, 'conditions'>[],
  start: IsoDate,
): IsoDate | 'never' | undefined {
  const ill = people.flatMap(({ conditions }) => conditions);
  if (ill.length === 0) return undefined;
  if (isNeverPaid(features, ill)) return 'never';
  return waitsFrom(features, start).find(({ kind }) => kind === 'pre-existing')?.coveredFrom;
}

/** None of these illnesses is ever covered. */
export function isNeverPaid(
  { neverCovered = [] }: Pick<PlanFeatures, 'neverCovered'>,
  ill: readonly ConditionId[],
): boolean {
  return ill.length > 0 && ill.every((id) => neverCovered.includes(id));
}

/** Where a joint waits as long as other listed operations, it is one of them and needs no word of its own. */
export function isJointWaitApart({ specificMonths, jointMonths }: PlanFeatures['waitingPeriods']): boolean {
  return jointMonths !== specificMonths;
}

function later(left: IsoDate, right: IsoDate): IsoDate {
  return left > right ? left : right;
}
