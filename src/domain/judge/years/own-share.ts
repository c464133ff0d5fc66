import type { Slab } from '../../catalogue/catalogue.ts';
import {
  freshYear,
  type IllnessOf,
  isFullEachTime,
  remainingCover,
  type YearSoFar,
} from '../../claim/remaining-cover.ts';
import { less, lower, rupees } from '../../money.ts';
import type { ClaimsTable } from './claims-table.ts';
import { kindOf } from './stays/sampled-bill.ts';
import { daysOfYear, type PolicyYear, type WaitDays, waitDays } from './wait-days.ts';
import { sampledYears, type YearSample } from './year-sample.ts';

export type YearsOf = {
  readonly claims: ClaimsTable;
  readonly sample: YearSample;
  readonly slab: Slab;
  /** By the index of who is treated, then by bill: what the plan recognises of it alone. */
  readonly recognised: readonly Int32Array[];
  readonly policyYear: PolicyYear;
};

/** Where plans are counted for one family, one after the other: making room takes longer than what is done in it. */
export type CountingRoom = { readonly byStay: Int32Array; readonly byYear: Int32Array };

export function countingRoom({ bill, billed }: YearSample): CountingRoom {
  return { byStay: new Int32Array(bill.length), byYear: new Int32Array(billed.length) };
}

/**
 * By sampled year: rupees that the family pays itself, each year settled by the rules of the plan: as `settleYear` would,
 * to the rupee. Laid out in `room`.
 */
export function ownShares(years: YearsOf, room: CountingRoom = countingRoom(years.sample)): Int32Array {
  const { sample } = years;
  const amounts = recognisedOf(years, room.byStay);
  const paysOf = payments(years.slab, sample);
  const own = room.byYear;
  own.set(sample.billed);
  for (let cover = 0; cover < sample.year.length; cover++) {
    const year = sample.year[cover] as number; // one for each cover
    own[year] = (own[year] as number) - paysOf(cover, amounts);
  }
  return own;
}

/** Says what a plan pays of the stays of a cover; `amounts`: what it recognises, by stay. */
export function payments(slab: Slab, sample: YearSample): (cover: number, amounts: Int32Array) => number {
  const { sumInsured, deductible = 0 } = slab;
  const isRefilled = slab.features.restoration.kind !== 'none';
  const isFull = deductible === 0 && isFullEachTime(slab);
  const { from } = sample;
  const paysBeyond = (cover: number, amounts: Int32Array): number => {
    const [first, end] = [from[cover] as number, from[cover + 1] as number]; // `from` is one longer than the covers
    if (isFull) return amounts.subarray(first, end).reduce((sum, one) => sum + Math.min(sumInsured, one), 0);
    // The order of bills matters only where they use the cover up and it is refilled for some.
    return isRefilled && end - first > 1 ? inTurn(sample, slab, cover, amounts).planPays : sumInsured;
  };
  return (cover, amounts) => {
    const end = from[cover + 1] as number; // `from` is one longer than the covers
    let due = 0 - deductible;
    for (let stay = from[cover] as number; stay < end; stay++) due += amounts[stay] as number; // one for each stay
    if (due <= sumInsured) return Math.max(0, due);
    return paysBeyond(cover, amounts);
  };
}

/**
 * The share of the sampled years whose bills are more than a cover holds. Asked of the whole bills, waits, co-pay and
 * limits aside: a plan that recognises less of a bill does not last longer.
 */
export function shareRunOut(sample: YearSample, slab: Slab): number {
  const most = slab.sumInsured + (slab.deductible ?? 0);
  const out = new Set<number>();
  for (let cover = 0; cover < sample.year.length; cover++) {
    const year = sample.year[cover] as number; // one for each cover
    if ((sample.billed[year] as number) <= most) continue;
    if (inTurn(sample, slab, cover, sample.cost).ranOut) out.add(year);
  }
  return out.size / sampledYears;
}

/** By stay: nothing while its wait runs, or where it is never covered. Laid out in `amounts`. */
export function recognisedOf(
  { sample, claims, slab, recognised, policyYear }: YearsOf,
  amounts: Int32Array = new Int32Array(sample.bill.length),
): Int32Array {
  const { bill, person, isNever } = sample;
  const [ofAll] = recognised;
  if (ofAll && recognised.every((one) => one === ofAll))
    for (let stay = 0; stay < bill.length; stay++) amounts[stay] = ofAll[bill[stay] as number] as number; // one for each bill
  else
    for (let stay = 0; stay < bill.length; stay++)
      amounts[stay] = (recognised[person[stay] as number] as Int32Array)[bill[stay] as number] as number; // one for each person, for each bill
  const { length: stays } = bill;
  if (isNever) refuse(amounts, stays, (stay) => isNever[stay] === 1);
  if (policyYear !== undefined) refuse(amounts, stays, waitingIn(sample, claims, waitDays(slab), policyYear));
  return amounts;
}

/** There may be more room than stays. */
function refuse(amounts: Int32Array, stays: number, isRefused: (stay: number) => boolean): void {
  for (let stay = 0; stay < stays; stay++) if (isRefused(stay)) amounts[stay] = 0;
}

type DrawnYear = { readonly planPays: number; readonly ranOut: boolean };

/** Says whether a stay comes on a day of that policy year before its wait is over. */
export function waitingIn(
  { bill, day, isPreExisting }: YearSample,
  { kinds }: ClaimsTable,
  waits: WaitDays,
  policyYear: number,
): (stay: number) => boolean {
  const passed = policyYear * daysOfYear;
  const daysOfKind = kinds.map((kind) => waits[kind.waits] - passed);
  const daysOfOld = waits['pre-existing'] - passed;
  return (stay) => {
    const days = isPreExisting[stay] === 1 ? daysOfOld : daysOfKind[kindOf(bill[stay] as number)]; // within its length
    return (day[stay] as number) < (days ?? 0); // one for each stay
  };
}

/** Bill after bill of the nth cover; `amounts` by stay, before deductible and cover. */
function inTurn(sample: YearSample, slab: Slab, nth: number, amounts: Int32Array): DrawnYear {
  const [first, end] = [sample.from[nth] as number, sample.from[nth + 1] as number]; // `from` is one longer than the covers
  const claims: IllnessOf[] = [];
  let soFar: YearSoFar = { ...freshYear, claims };
  let ranOut = false;
  for (let stay = first; stay < end; stay++) {
    const claim = { person: String(sample.person[stay]), illness: String(kindOf(sample.bill[stay] ?? 0)) };
    const amount = rupees(amounts[stay] ?? 0);
    const deducted = lower(amount, less(slab.deductible ?? rupees(0), soFar.deductibleUsed));
    const { cover, bonus, restoration } = remainingCover(slab, 0, soFar, claim);
    const due = amount - deducted;
    const pays = Math.min(due, cover + bonus + restoration);
    if (pays < due) ranOut = true;
    if (pays > 0) claims.push(claim);
    soFar = {
      paid: rupees(soFar.paid + pays),
      claims,
      deductibleUsed: rupees(soFar.deductibleUsed + deducted),
    };
  }
  return { planPays: soFar.paid, ranOut };
}
