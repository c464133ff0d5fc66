import type { IsoDate } from '../date.ts';
import { mayHaveBirth } from '../person/birth.ts';
import type { Member } from '../person/member.ts';
import type { PlanFeatures } from './features.ts';
import { freeLookEnds } from './policy-days.ts';
import { type WaitKind, waitsFrom } from './waiting.ts';

export type PolicyDateKind = WaitKind | 'free-look-ends' | 'renewal';
export type PolicyDate = { readonly on: IsoDate; readonly kind: PolicyDateKind };

type DatedPolicy = {
  readonly features: Pick<PlanFeatures, 'waitingPeriods' | 'maternity'>;
  readonly members: readonly Member[];
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  /** Received by e-mail on the day it is issued. */
  readonly issuedOn: IsoDate;
};

/** The days that matter once a policy is there, in order: when each wait is over, until when it can be returned, when to renew. */
export function policyDates(policy: DatedPolicy): readonly PolicyDate[] {
  const { features, members, coverFrom, coverUntil, issuedOn } = policy;
  const isOfNobody = (kind: WaitKind) => kind === 'maternity' && !mayHaveBirth(members);
  const waits = waitsFrom(features, coverFrom).flatMap(({ kind, coveredFrom: on }): readonly PolicyDate[] =>
    on === undefined || isOfNobody(kind) ? [] : [{ on, kind }],
  );
  const dates: readonly PolicyDate[] = [
    ...waits,
    { on: freeLookEnds(issuedOn), kind: 'free-look-ends' },
    { on: coverUntil, kind: 'renewal' },
  ];
  return dates.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
