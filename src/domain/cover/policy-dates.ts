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
  /** Of a renewal: first day of the first policy, from which waits are counted. */
  readonly coveredSince: IsoDate | undefined;
};

/**
 * The days that matter once a policy is there, in order: when each wait is over, until when it can be returned, when to
 * renew. A renewal has no free look, and of its waits those alone that are not over yet.
 */
export function policyDates(policy: DatedPolicy): readonly PolicyDate[] {
  const { features, members, coverFrom, coverUntil, issuedOn, coveredSince } = policy;
  const isOfNobody = (kind: WaitKind) => kind === 'maternity' && !mayHaveBirth(members);
  const waits = waitsFrom(features, coveredSince ?? coverFrom).flatMap(
    ({ kind, coveredFrom: on }): readonly PolicyDate[] =>
      on === undefined || on < coverFrom || isOfNobody(kind) ? [] : [{ on, kind }],
  );
  const freeLook: PolicyDate = { on: freeLookEnds(issuedOn), kind: 'free-look-ends' };
  const dates: readonly PolicyDate[] = [
    ...waits,
    ...(coveredSince === undefined ? [freeLook] : []),
    { on: coverUntil, kind: 'renewal' },
  ];
  return inOrder(dates);
}

/** The earliest first; what falls on one day stays as it stood. */
export function inOrder<Dated extends { readonly on: IsoDate }>(dates: readonly Dated[]): readonly Dated[] {
  return dates.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
