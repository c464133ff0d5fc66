import type { IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';
import { mayHaveBirth } from '../person/birth.ts';
import type { Member, MemberKey } from '../person/member.ts';
import type { PersonCalendar } from './cover-calendar.ts';
import type { PlanFeatures } from './features.ts';
import { freeLookEnds } from './policy-days.ts';
import { isNeverPaid, type WaitKind, waitsFrom } from './waiting.ts';

export type PolicyDateKind = WaitKind | 'free-look-ends' | 'renewal';
export type PolicyDate = {
  readonly on: IsoDate;
  readonly kind: PolicyDateKind;
  /** A ported policy pays this much from then on, while the rest of the cover still waits. */
  readonly upTo?: Rupees;
  /** A ported policy gives the date for one person, where others have another. */
  readonly member?: MemberKey;
};

export type PortedPeople = readonly Pick<PersonCalendar<unknown>, 'member' | 'rows'>[];

type DatedPolicy = {
  readonly features: Pick<PlanFeatures, 'waitingPeriods' | 'maternity' | 'neverCovered'>;
  readonly members: readonly Member[];
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  /** Received by e-mail on the day it is issued. */
  readonly issuedOn: IsoDate;
  /** A renewal counts waits from this day, the first of the first policy. */
  readonly coveredSince: IsoDate | undefined;
  /** It is undefined where nobody brought anything along from another insurer. */
  readonly ported?: PortedPeople | undefined;
};

/**
 * The days that matter once a policy is there, in order: when each wait is over, until when it can be returned, when to
 * renew. A renewal has no free look, and of its waits those alone that are not over yet.
 */
export function policyDates(policy: DatedPolicy): readonly PolicyDate[] {
  const { features, members, coverFrom, coverUntil, issuedOn, coveredSince } = policy;
  const ill = members.flatMap(({ conditions }) => conditions);
  const isOfNobody = (kind: WaitKind) =>
    (kind === 'maternity' && !mayHaveBirth(members)) ||
    (kind === 'pre-existing' && isNeverPaid(features, ill));
  const ofAll = waitsFrom(features, coveredSince ?? coverFrom).flatMap(
    ({ kind, coveredFrom: on }): readonly PolicyDate[] =>
      on === undefined || isOfNobody(kind) ? [] : [{ on, kind }],
  );
  const waits = (policy.ported ? portedDates(policy.ported) : ofAll).filter(({ on }) => on >= coverFrom);
  const freeLook: PolicyDate = { on: freeLookEnds(issuedOn), kind: 'free-look-ends' };
  const dates: readonly PolicyDate[] = [
    ...waits,
    ...(coveredSince === undefined ? [freeLook] : []),
    { on: coverUntil, kind: 'renewal' },
  ];
  return inOrder(dates);
}

/** Each step of each person's waits; what is alike for everybody stands once and names nobody. */
function portedDates(people: PortedPeople): readonly PolicyDate[] {
  const all = people.flatMap(({ member, rows }) =>
    rows.flatMap(({ subject, steps }) => {
      if (subject.kind === 'moratorium') return [];
      const kind = subject.kind === 'condition' ? 'pre-existing' : subject.kind;
      return steps.map(({ from: on, upTo }, at) => {
        const part = at < steps.length - 1 ? { upTo } : {};
        return { member, alike: `${on} ${kind} ${part.upTo ?? ''}`, date: { on, kind, ...part } };
      });
    }),
  );
  const whose = Map.groupBy(all, ({ alike }) => alike);
  return [...whose.values()].flatMap((same): readonly PolicyDate[] => {
    const members = new Set(same.map(({ member }) => member));
    const dates = same.slice(0, 1).map(({ date }) => date);
    if (members.size === people.length) return dates;
    return dates.flatMap((date) => [...members].map((member) => ({ ...date, member })));
  });
}

/** The earliest first; what falls on one day stays as it stood. */
export function inOrder<Dated extends { readonly on: IsoDate }>(dates: readonly Dated[]): readonly Dated[] {
  return dates.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
