import type { Slab } from '../../../catalogue/catalogue.ts';
import type { CoverBasis } from '../../../price/rate-base.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { memoizeWithin } from '../limited-cache.ts';
import {
  type LeftOfBills,
  type SampledBills,
  type SettledStays,
  sampledBills,
  settledStays,
  unpaidStays,
} from './settled-stays.ts';
import type { Ward } from './stay-bill.ts';
import { mostTerms, stayTerms } from './stay-terms.ts';

/** A visitor says freely what is held already, so little of it is kept: enough for the lists that are under way. */
const maxEntries = 50;

/** The bills of one ward, and what plans make of them: settled once for all families. */
export type WardBills = {
  readonly ward: Ward;
  readonly bills: SampledBills;
  /** The amounts that a plan that pays nothing leaves. */
  readonly unpaid: LeftOfBills;
  /** Contracts that make the same of every bill have one and the same answer. `entryAge`: as for `settledStays`. */
  readonly settledBy: (slab: Slab, entryAge: number) => SettledStays;
  /** A held policy asks no age. It never pushes out what the catalogue's contracts make. */
  readonly settleExisting: (slab: Slab) => SettledStays;
};

export function openWard(claims: ClaimsTable, ward: Ward): WardBills {
  const bills = sampledBills(claims, ward);
  const byTerms = new Map<string, SettledStays>();
  /** Where the co-pay that begins at an age applies. */
  const byTermsOld = new Map<string, SettledStays>();
  /** All of both that differ, by the sum of what they leave. */
  const different = new Map<number, SettledStays[]>();
  const byExisting = new Map<string, SettledStays>();
  return {
    ward,
    bills,
    unpaid: unpaidStays(bills),
    settledBy: (slab, entryAge) => {
      const { fromAge } = slab.features.copay;
      const isOld = fromAge !== undefined && entryAge >= fromAge;
      return memoizeWithin(isOld ? byTermsOld : byTerms, stayTerms(slab), mostTerms, () => {
        const stays = settledStays(bills, slab, entryAge);
        const sum = stays.remaining.own.reduce((all, one) => all + one, 0);
        return sameAmong(
          memoizeWithin(different, sum, mostTerms, () => []),
          stays,
        );
      });
    },
    settleExisting: (existing) =>
      memoizeWithin(byExisting, stayTerms(existing), maxEntries, () => settledStays(bills, existing, 0)),
  };
}

function sameAmong(others: SettledStays[], stays: SettledStays): SettledStays {
  const same = others.find(
    ({ recognised, remaining }) =>
      isSame(recognised, stays.recognised) && isSame(remaining.own, stays.remaining.own),
  );
  if (!same) others.push(stays);
  return same ?? stays;
}

function isSame(left: Int32Array, right: Int32Array): boolean {
  return left.length === right.length && left.every((one, at) => one === right[at]);
}

/** By person: a floater asks the age of the eldest of everybody. */
export function settledByPeople(
  bills: WardBills,
  ages: readonly number[],
  basis: CoverBasis,
): (slab: Slab) => readonly SettledStays[] {
  const eldest = Math.max(...ages);
  return (slab) => {
    if (basis === 'individual') return ages.map((age) => bills.settledBy(slab, age));
    const ofAll = bills.settledBy(slab, eldest);
    return ages.map(() => ofAll);
  };
}
