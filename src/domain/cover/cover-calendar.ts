import { addMonths, type IsoDate } from '../date.ts';
import type { ConditionId } from '../ids.ts';
import { type Rupees, rupees } from '../money.ts';
import { mayBePregnant } from '../person/birth.ts';
import { insuredMembers } from '../person/family.ts';
import type { Member, MemberKey } from '../person/member.ts';
import { isUnbroken } from './continuity.ts';
import { type DatedCover, datedCovers } from './dated-cover.ts';
import type { PlanFeatures } from './features.ts';
import { isJointWaitApart, moratoriumMonths, type WaitKind, waitsFrom } from './waiting.ts';

/** What a person brings along from the policy that the new one takes over from. */
export type PortedCredit = {
  /** First day of cover without a break, with whichever insurers. */
  readonly coveredSince: IsoDate;
  /** Last day of the old policy; a break after it ends all credit. */
  readonly coveredUntil: IsoDate;
  readonly sumInsured: Rupees;
  /** No-claim bonus earned on it; it is ported like the sum insured. */
  readonly bonus: Rupees;
  /** Credit for maternity is given only where the old policy had maternity cover. */
  readonly coversMaternity: boolean;
};

export type CalendarQuestion<Name = string> = {
  readonly features: Pick<PlanFeatures, 'waitingPeriods' | 'maternity' | 'neverCovered'>;
  readonly sumInsured: Rupees;
  /** The day cover starts. */
  readonly start: IsoDate;
  readonly members: readonly Member[];
  /** The catalogue's, named for the reader; rows of declared conditions come in its order. */
  readonly conditions: readonly { readonly id: ConditionId; readonly name: Name }[];
  /** A row for old illnesses also for whoever has declared none: one can come to light later. */
  readonly undeclaredToo?: boolean;
  readonly credits: ReadonlyMap<MemberKey, PortedCredit>;
};

/** What of a contract decides its waits. */
export type WaitTerms = Pick<CalendarQuestion, 'features' | 'sumInsured' | 'start'>;

export type CoverSubject<Name = string> =
  | { readonly kind: 'accident' | 'other-illness' | 'specific-treatment' | 'joint-replacement' | 'maternity' }
  | { readonly kind: 'condition'; readonly id: ConditionId; readonly name: Name }
  | { readonly kind: 'pre-existing' }
  /** The day from which the insurer can contest nothing but proven fraud. */
  | { readonly kind: 'moratorium' };

/** Steps rise in day and in amount; the last one is the whole cover. None: the plan never pays this. */
export type CalendarRow<Name = string> = {
  readonly subject: CoverSubject<Name>;
  readonly steps: readonly DatedCover[];
};

/** Waits run from `since` on, for this much of the new cover; the rest waits from the start of the new policy. */
export type CountedCredit = {
  readonly since: IsoDate;
  readonly upTo: Rupees;
  readonly coversMaternity: boolean;
};

export type PersonCalendar<Name = string> = {
  readonly member: MemberKey;
  readonly credit: CountedCredit | undefined;
  readonly rows: readonly CalendarRow<Name>[];
};

export type CoverCalendar<Name = string> = {
  readonly start: IsoDate;
  readonly people: readonly PersonCalendar<Name>[];
};

/**
 * When a plan starts to pay, for each insured person and kind of illness. With ported credit a wait counts from the
 * first day of unbroken cover, in calendar months, and is never over before the new policy starts. That holds up to the
 * old sum insured with its bonus; what the new cover has above it waits in full.
 */
export function coverCalendar<Name>(question: CalendarQuestion<Name>): CoverCalendar<Name> {
  const insured = insuredMembers(question.members);
  const people = insured.map((member) => {
    const credit = countedCredit(question, question.credits.get(member.key));
    return { member: member.key, credit, rows: rowsOf(question, member, credit) };
  });
  return { start: question.start, people };
}

function countedCredit(
  { sumInsured, start }: Pick<CalendarQuestion, 'sumInsured' | 'start'>,
  ported: PortedCredit | undefined,
): CountedCredit | undefined {
  if (!ported || ported.coveredSince >= start || !isUnbroken(ported.coveredUntil, start)) return undefined;
  const upTo = rupees(Math.min(sumInsured, ported.sumInsured + ported.bonus));
  return upTo > 0 ? { since: ported.coveredSince, upTo, coversMaternity: ported.coversMaternity } : undefined;
}

/** When a kind of illness is paid of a person who brings this credit along, and up to how much; none: the plan never pays it. */
export function stepsOfWait(
  contract: WaitTerms,
  kind: WaitKind,
  credit: CountedCredit | undefined,
): DatedCover[] {
  const isMaternity = kind === 'maternity';
  const whole = isMaternity ? maternityLimit(contract) : contract.sumInsured;
  const served = isMaternity && !credit?.coversMaternity ? undefined : credit;
  return datedCovers(whole, contract.start, served, (since) => waitEnd(contract.features, kind, since));
}

function rowsOf<Name>(
  question: CalendarQuestion<Name>,
  member: Member,
  credit: CountedCredit | undefined,
): CalendarRow<Name>[] {
  const { features, sumInsured, start, conditions, members } = question;
  const covered = (kind: WaitKind) => stepsOfWait(question, kind, credit);
  const declared = conditions.filter(({ id }) => member.conditions.includes(id));
  return [
    { subject: { kind: 'accident' }, steps: covered('accident') },
    { subject: { kind: 'other-illness' }, steps: covered('other-illness') },
    { subject: { kind: 'specific-treatment' }, steps: covered('specific-treatment') },
    ...(isJointWaitApart(features.waitingPeriods)
      ? [{ subject: { kind: 'joint-replacement' as const }, steps: covered('joint-replacement') }]
      : []),
    ...declared.map(({ id, name }) => ({
      subject: { kind: 'condition' as const, id, name },
      steps: features.neverCovered?.includes(id) ? [] : covered('pre-existing'),
    })),
    ...(declared.length === 0 && question.undeclaredToo
      ? [{ subject: { kind: 'pre-existing' as const }, steps: covered('pre-existing') }]
      : []),
    ...(mayBePregnant(member, members)
      ? [{ subject: { kind: 'maternity' as const }, steps: covered('maternity') }]
      : []),
    {
      subject: { kind: 'moratorium' },
      steps: datedCovers(sumInsured, start, credit, (since) => addMonths(since, moratoriumMonths)),
    },
  ];
}

function waitEnd(
  features: CalendarQuestion['features'],
  kind: WaitKind,
  since: IsoDate,
): IsoDate | undefined {
  return waitsFrom(features, since).find((wait) => wait.kind === kind)?.coveredFrom;
}

function maternityLimit({ features: { maternity }, sumInsured }: WaitTerms): Rupees {
  if (maternity.kind === 'none') return rupees(0);
  return rupees(Math.min(sumInsured, Math.max(maternity.normal, maternity.caesarean)));
}
