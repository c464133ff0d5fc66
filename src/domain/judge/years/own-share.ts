import type { Slab } from '../../catalogue/catalogue.ts';
import { coverLeft, freshYear, type YearSoFar } from '../../claim/cover-left.ts';
import { less, lower, rupees } from '../../money.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import type { ClaimsTable } from './claims-table.ts';
import { kindOf, rungCost } from './sampled-bill.ts';
import { waitDays } from './wait-days.ts';
import type { YearSample } from './year-sample.ts';

export type YearsOf = {
  readonly claims: ClaimsTable;
  readonly sample: YearSample;
  readonly slab: Slab;
  readonly basis: CoverBasis;
  /** By the index of who is treated, then by bill: what the plan recognises of it alone. */
  readonly recognised: readonly Int32Array[];
  /** In the first year of a new policy, when waits run; else every wait is over. */
  readonly firstYear: boolean;
};

/**
 * By sampled year: rupees that the family pays itself, each year settled by the rules of the plan: as `settleYear` would,
 * to the rupee.
 */
export function ownShares(years: YearsOf): Int32Array {
  const { billed } = years.sample;
  const recognised = recognisedOf(years);
  const own = new Int32Array(billed.length);
  for (let year = 0; year < own.length; year++) {
    own[year] = (billed[year] as number) - paidOf(years, staysOf(years.sample, year), recognised); // one for each year
  }
  return own;
}

/**
 * The share of the sampled years whose bills are more than the cover holds. Asked of the whole bills, waits, co-pay and
 * limits aside: a plan that recognises less of a bill does not last longer.
 */
export function shareRunOut({ sample, slab, basis }: Pick<YearsOf, 'sample' | 'slab' | 'basis'>): number {
  const most = slab.sumInsured + (slab.deductible ?? 0);
  const { bill, billed } = sample;
  let out = 0;
  for (let year = 0; year < billed.length; year++) {
    if ((billed[year] as number) <= most) continue; // one for each year
    const stays = staysOf(sample, year);
    const { ranOut } = inTurn({ sample, slab, basis }, stays, (stay) => rungCost(bill[stay] ?? 0));
    out += Number(ranOut);
  }
  return out / billed.length;
}

/** `first` is one of them, `end` is not. */
type Stays = { readonly first: number; readonly end: number };

function staysOf({ from }: YearSample, year: number): Stays {
  return { first: from[year] as number, end: from[year + 1] as number }; // `from` is one longer than the years
}

function paidOf(years: YearsOf, stays: Stays, recognised: Int32Array): number {
  const { sumInsured, deductible = 0 } = years.slab;
  let due = -deductible;
  for (let stay = stays.first; stay < stays.end; stay++) due += recognised[stay] as number; // one for each stay
  // Where one cover holds all of the year, the order of its bills does not matter.
  if (due <= sumInsured && years.basis === 'floater') return Math.max(0, due);
  return inTurn(years, stays, (stay) => recognised[stay] ?? 0).paid;
}

/** By stay: nothing while its wait runs. */
function recognisedOf({ sample, claims, slab, recognised, firstYear }: YearsOf): Int32Array {
  const { bill, person } = sample;
  const amounts = new Int32Array(bill.length);
  for (let stay = 0; stay < amounts.length; stay++) {
    amounts[stay] = recognised[person[stay] as number]?.[bill[stay] as number] as number; // one person and bill for each stay
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
  { sample, slab, basis }: Pick<YearsOf, 'sample' | 'slab' | 'basis'>,
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
