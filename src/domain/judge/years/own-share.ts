import type { Slab } from '../../catalogue/catalogue.ts';
import { coverLeft, freshYear, type YearSoFar } from '../../claim/cover-left.ts';
import { waitsFrom } from '../../cover/waiting.ts';
import { addMonths, daysBetween, type IsoDate } from '../../date.ts';
import { lower, rupees } from '../../money.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import type { ClaimsTable } from './claims-table.ts';
import { costLadder } from './cost-ladder.ts';
import type { Recognised } from './recognised.ts';
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

/** By sampled year: rupees that the family pays itself, and whether the cover ran out. */
export type OwnShares = { readonly own: Float64Array; readonly ranOut: Uint8Array };

/** Each sampled year settled by the rules of the plan: as `settleYear` would, to the rupee. */
export function ownShares(years: YearsOf): OwnShares {
  const { sample, slab } = years;
  const { from, billed } = sample;
  const recognised = recognisedOf(years);
  const own = new Float64Array(billed.length);
  const ranOut = new Uint8Array(billed.length);
  const deductible = slab.deductible ?? 0;
  for (let year = 0; year < own.length; year++) {
    const [first, end] = [from[year] as number, from[year + 1] as number]; // `from` is one longer than `billed`
    let due = -deductible;
    for (let stay = first; stay < end; stay++) due += recognised[stay] as number; // one for each stay
    const isAlone = end - first === 1;
    if (due <= slab.sumInsured && (isAlone || years.basis === 'floater')) {
      // Where one cover holds all of the year, the order of its bills does not matter.
      own[year] = (billed[year] as number) - Math.max(0, due);
      continue;
    }
    const paid = isAlone
      ? { amount: slab.sumInsured, ranOut: true }
      : paidInTurn(years, recognised, first, end);
    own[year] = (billed[year] as number) - paid.amount;
    ranOut[year] = Number(paid.ranOut);
  }
  return { own, ranOut };
}

/** By stay: nothing while its wait runs. */
function recognisedOf({ sample, claims, slab, recognised, firstYear }: YearsOf): Float64Array {
  const { bill, person } = sample;
  const amounts = new Float64Array(bill.length);
  for (let stay = 0; stay < amounts.length; stay++) {
    amounts[stay] = recognised[person[stay] ?? 0]?.(bill[stay] ?? 0) ?? 0;
  }
  if (!firstYear) return amounts;
  const waits = waitDays(slab);
  return amounts.map((amount, stay) => {
    const ordinary =
      claims.kinds[Math.floor((bill[stay] ?? 0) / costLadder.length)]?.waits ?? 'other-illness';
    const kind = sample.isPreExisting[stay] === 1 ? 'pre-existing' : ordinary;
    return (sample.day[stay] ?? 0) < waits[kind] ? 0 : amount;
  });
}

type Paid = { readonly amount: number; readonly ranOut: boolean };

/** Bill after bill; on a cover of one's own each person has a year of their own. */
function paidInTurn(
  { sample, slab, basis }: YearsOf,
  amounts: Float64Array,
  first: number,
  end: number,
): Paid {
  const soFar = new Map<number, YearSoFar>();
  let [amount, ranOut] = [0, false];
  for (let stay = first; stay < end; stay++) {
    const of = sample.person[stay] ?? 0;
    const year = soFar.get(basis === 'individual' ? of : 0) ?? freshYear;
    const claim = {
      person: String(of),
      illness: String(Math.floor((sample.bill[stay] ?? 0) / costLadder.length)),
    };
    const recognised = rupees(amounts[stay] ?? 0);
    const deducted = lower(recognised, rupees(Math.max(0, (slab.deductible ?? 0) - year.deductibleUsed)));
    const { cover, bonus, restoration } = coverLeft(slab, 0, year, claim);
    const due = recognised - deducted;
    const pays = Math.min(due, cover + bonus + restoration);
    if (pays < due) ranOut = true;
    amount += pays;
    soFar.set(basis === 'individual' ? of : 0, {
      paid: rupees(year.paid + pays),
      claims: pays > 0 ? [...year.claims, claim] : year.claims,
      deductibleUsed: rupees(year.deductibleUsed + deducted),
    });
  }
  return { amount, ranOut };
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
