import type { Slab } from '../../catalogue/catalogue.ts';
import { coverLeft, freshYear, type YearSoFar } from '../../claim/cover-left.ts';
import { waitsFrom } from '../../cover/waiting.ts';
import { addMonths, daysBetween, type IsoDate } from '../../date.ts';
import { less, lower, rupees } from '../../money.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import type { ClaimsTable } from './claims-table.ts';
import type { Recognised } from './recognised.ts';
import { kindOf, rungCost } from './sampled-bill.ts';
import type { YearSample } from './year-sample.ts';

export type YearsOf = {
  readonly claims: ClaimsTable;
  readonly sample: YearSample;
  readonly slab: Slab;
  readonly basis: CoverBasis;
  /** By the index of who is treated. */
  readonly recognised: readonly Recognised[];
  /** In the first year of a new policy, when waits run; else every wait is over. */
  readonly firstYear: boolean;
};

/** By sampled year: rupees that the family pays itself, and whether its bills are more than the cover holds. */
export type OwnShares = { readonly own: Float64Array; readonly ranOut: Uint8Array };

/**
 * Each sampled year settled by the rules of the plan: as `settleYear` would, to the rupee. Whether the cover runs out is
 * asked of the whole bills, waits, co-pay and limits aside: a plan that recognises less of a bill does not last longer.
 */
export function ownShares(years: YearsOf): OwnShares {
  const { sample, slab } = years;
  const { from, billed } = sample;
  const recognised = recognisedOf(years);
  const own = new Float64Array(billed.length);
  const ranOut = new Uint8Array(billed.length);
  const most = slab.sumInsured + (slab.deductible ?? 0);
  for (let year = 0; year < own.length; year++) {
    const stays: Stays = { first: from[year] as number, end: from[year + 1] as number }; // `from` is one longer than `billed`
    const inAll = billed[year] as number; // one for each year
    own[year] = inAll - paidOf(years, stays, recognised);
    if (inAll > most) ranOut[year] = Number(runsOut(years, stays));
  }
  return { own, ranOut };
}

/** `first` is one of them, `end` is not. */
type Stays = { readonly first: number; readonly end: number };

function paidOf(years: YearsOf, stays: Stays, recognised: Float64Array): number {
  const { sumInsured, deductible = 0 } = years.slab;
  let due = -deductible;
  for (let stay = stays.first; stay < stays.end; stay++) due += recognised[stay] as number; // one for each stay
  const isAlone = stays.end - stays.first === 1;
  // Where one cover holds all of the year, the order of its bills does not matter.
  if (due <= sumInsured && (isAlone || years.basis === 'floater')) return Math.max(0, due);
  return isAlone ? sumInsured : inTurn(years, stays, (stay) => recognised[stay] ?? 0).paid;
}

function runsOut(years: YearsOf, stays: Stays): boolean {
  const { bill } = years.sample;
  const isAlone = stays.end - stays.first === 1;
  return isAlone || inTurn(years, stays, (stay) => rungCost(bill[stay] ?? 0)).ranOut;
}

/** By stay: nothing while its wait runs. */
export function recognisedOf({ sample, claims, slab, recognised, firstYear }: YearsOf): Float64Array {
  const { bill, person } = sample;
  const amounts = new Float64Array(bill.length);
  for (let stay = 0; stay < amounts.length; stay++) {
    amounts[stay] = recognised[person[stay] ?? 0]?.(bill[stay] ?? 0) ?? 0;
  }
  if (!firstYear) return amounts;
  const waits = waitDays(slab);
  return amounts.map((amount, stay) => {
    const ordinary = claims.kinds[kindOf(bill[stay] ?? 0)]?.waits ?? 'other-illness';
    const kind = sample.isPreExisting[stay] === 1 ? 'pre-existing' : ordinary;
    return (sample.day[stay] ?? 0) < waits[kind] ? 0 : amount;
  });
}

type Drawn = { readonly paid: number; readonly ranOut: boolean };

/** Bill after bill; on a cover of one's own each person has a year of their own. */
function inTurn(
  { sample, slab, basis }: YearsOf,
  { first, end }: Stays,
  amountOf: (stay: number) => number,
): Drawn {
  const soFar = new Map<number, YearSoFar>();
  let [paid, ranOut] = [0, false];
  for (let stay = first; stay < end; stay++) {
    const of = sample.person[stay] ?? 0;
    const owner = basis === 'individual' ? of : 0;
    const year = soFar.get(owner) ?? freshYear;
    const claim = { person: String(of), illness: String(kindOf(sample.bill[stay] ?? 0)) };
    const amount = rupees(amountOf(stay));
    const deducted = lower(amount, less(slab.deductible ?? rupees(0), year.deductibleUsed));
    const { cover, bonus, restoration } = coverLeft(slab, 0, year, claim);
    const due = amount - deducted;
    const pays = Math.min(due, cover + bonus + restoration);
    if (pays < due) ranOut = true;
    paid += pays;
    soFar.set(owner, {
      paid: rupees(year.paid + pays),
      claims: pays > 0 ? [...year.claims, claim] : year.claims,
      deductibleUsed: rupees(year.deductibleUsed + deducted),
    });
  }
  return { paid, ranOut };
}

type WaitDays = Readonly<Record<ReturnType<typeof waitsFrom>[number]['kind'], number>>;

/** Any day will do: months of a wait differ by a day or two. */
const start = '2026-01-01' as IsoDate; // the shape of a day

/** Days of the first policy year in which a claim of each kind is not paid; beyond a year where it never is. */
function waitDays({ features }: Slab): WaitDays {
  const never = addMonths(start, 1_200);
  const days = waitsFrom(features, start).map(({ kind, coveredFrom }) => [
    kind,
    daysBetween(start, coveredFrom ?? never),
  ]);
  return Object.fromEntries(days) as WaitDays; // one entry for each of waitKinds
}
