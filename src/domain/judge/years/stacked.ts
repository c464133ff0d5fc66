import type { Slab } from '../../catalogue/catalogue.ts';
import { freshYear, remainingCover, type YearSoFar } from '../../claim/remaining-cover.ts';
import { less, lower, type Rupees, rupees } from '../../money.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import type { ClaimsTable } from './claims-table.ts';
import { recognisedOf } from './own-share.ts';
import { leftOfYear } from './stays/left-of-stays.ts';
import { kindOf, rungCost } from './stays/sampled-bill.ts';
import { leftOf, type SampledBills, type SettledStays } from './stays/settled-stays.ts';
import { dearerAlone, type StayChances } from './stays/stay-chances.ts';
import type { PolicyYear } from './wait-days.ts';
import { sampledYears, type YearSample } from './year-sample.ts';
import type { Outcomes } from './years.ts';

/** A plan beside a policy that is held already. The policy pays first, and is one sum for all the people. */
type Stack = { readonly existing: Rupees; readonly slab: Slab; readonly basis: CoverBasis };

/** A stay under both: its bill, and what each recognises of it before deductible and cover. */
type StackedStay = {
  readonly person: number;
  readonly illness: number;
  readonly billed: number;
  readonly byExisting: number;
  readonly byPlan: number;
};

/** What neither pays of a year's bills; `gap` of it lies below the deductible and above what the held policy pays. */
type LeftOfStack = { readonly own: number; readonly gap: number };

/** The stays of one year in the order they come, as `stackCheck` settles them, to the rupee. */
function leftOfStack(stack: Stack, stays: readonly StackedStay[]): LeftOfStack {
  const soFar = new Map<number, YearSoFar>();
  let remaining = stack.existing;
  let [own, gap] = [0, 0];
  for (const stay of stays) {
    const owner = stack.basis === 'individual' ? stay.person : 0;
    const heldPays = lower(rupees(stay.byExisting), remaining);
    const { pays, deducted, yearAfter } = planPays(stack.slab, soFar.get(owner) ?? freshYear, stay, heldPays);
    remaining = less(remaining, heldPays);
    soFar.set(owner, yearAfter);
    own += stay.billed - heldPays - pays;
    gap += less(deducted, heldPays);
  }
  return { own, gap };
}

type PlanPays = { readonly pays: Rupees; readonly deducted: Rupees; readonly yearAfter: YearSoFar };

/** The plan counts the whole bill to its deductible, and pays nothing twice. */
function planPays(slab: Slab, year: YearSoFar, stay: StackedStay, heldPays: Rupees): PlanPays {
  const recognised = rupees(stay.byPlan);
  const deducted = lower(recognised, less(slab.deductible ?? rupees(0), year.deductibleUsed));
  const claim = { person: String(stay.person), illness: String(stay.illness) };
  const { cover, bonus, restoration } = remainingCover(slab, 0, year, claim);
  const due = lower(less(recognised, deducted), rupees(cover + bonus + restoration));
  const pays = lower(due, less(recognised, heldPays));
  const yearAfter = {
    paid: rupees(year.paid + pays),
    claims: pays > 0 ? [...year.claims, claim] : year.claims,
    deductibleUsed: rupees(year.deductibleUsed + deducted),
  };
  return { pays, deducted, yearAfter };
}

/** One contract with what it makes of the stays of each person. */
export type Settled = { readonly slab: Slab; readonly settled: readonly SettledStays[] };

export type StackedYearsOf = {
  readonly claims: ClaimsTable;
  readonly bills: SampledBills;
  readonly chances: StayChances;
  readonly sample: YearSample;
  readonly basis: CoverBasis;
  readonly plan: Settled;
  /** Its waits are over. */
  readonly existing: Settled;
  /** That of the plan. */
  readonly policyYear: PolicyYear;
};

/** The years under a plan and a policy that is held beside it. */
export function stackedYears(of: StackedYearsOf): Outcomes {
  const { claims, bills, chances, plan, existing, policyYear } = of;
  const stack = stackOf(of);
  const heldAlone = (name: number) =>
    rungCost(name) - paidOfOne(stack, existing.settled[0]?.recognised[name] ?? 0, 0);
  const settled = settledByBoth(of);
  return {
    alone: leftOfYear({
      ...{ claims, chances, settled, policyYear },
      unpaid: leftOf(bills, heldAlone),
      slab: plan.slab,
    }),
    several: stackedShares(of),
    eachOfSeveral: chances.several / sampledYears,
    runsOut: runsOutAlone(of) + chances.several * stackedRunOut(of),
  };
}

function stackOf({ plan, existing, basis }: Pick<StackedYearsOf, 'plan' | 'existing' | 'basis'>): Stack {
  return { existing: existing.slab.sumInsured, slab: plan.slab, basis };
}

/** By person; people of whom both contracts make the same are one. */
function settledByBoth(of: StackedYearsOf): readonly SettledStays[] {
  const cache = new Map<SettledStays, SettledStays>();
  return of.plan.settled.map((byPlan, person) => {
    const byExisting = of.existing.settled[person] ?? byPlan;
    const cached = cache.get(byPlan);
    if (cached) return cached;
    const remaining = (name: number) =>
      rungCost(name) - paidOfOne(stackOf(of), byExisting.recognised[name] ?? 0, byPlan.recognised[name] ?? 0);
    const both = { recognised: byPlan.recognised, remaining: leftOf(of.bills, remaining) };
    cache.set(byPlan, both);
    return both;
  });
}

/** By sampled year: what neither pays. */
export function stackedShares(of: Omit<StackedYearsOf, 'bills' | 'chances'>): Int32Array {
  const { claims, sample, plan, existing, policyYear } = of;
  const recognised = ({ slab, settled }: Settled, year: PolicyYear, ofYears: YearSample) =>
    recognisedOf({
      claims,
      sample: ofYears,
      slab,
      recognised: settled.map((one) => one.recognised),
      policyYear: year,
    });
  const byPlan = recognised(plan, policyYear, sample);
  const byExisting = recognised(existing, undefined, { ...sample, isNever: undefined }); // it covers what the plan never does
  const own = sample.billed.slice();
  for (const [year, stays] of yearsOf(sample).entries()) {
    const both = stays.map((stay) => stayAt(sample, stay, byExisting[stay] ?? 0, byPlan[stay] ?? 0));
    own[year] = leftOfStack(stackOf(of), both).own;
  }
  return own;
}

/** Counts the sampled years in which whole bills leave more than the gap below the deductible. */
function stackedRunOut({ sample, ...of }: StackedYearsOf): number {
  const out = yearsOf(sample).filter((stays) =>
    runsOut(
      stackOf(of),
      stays.map((stay) => stayAt(sample, stay, sample.cost[stay] ?? 0, sample.cost[stay] ?? 0)),
    ),
  );
  return out.length / sampledYears;
}

/** The same of years with one stay: more than the larger of policy and deductible, and the cover above it. */
function runsOutAlone({ chances, ...of }: StackedYearsOf): number {
  const { existing, slab } = stackOf(of);
  return dearerAlone(chances, Math.max(existing, slab.deductible ?? 0) + slab.sumInsured);
}

/** By year its stays in the order of their days, whosoever they are. */
function yearsOf({ from, year, day }: YearSample): readonly (readonly number[])[] {
  const years = Array.from({ length: sampledYears }, (): number[] => []);
  for (const [cover, at] of year.entries()) {
    for (let stay = from[cover] ?? 0; stay < (from[cover + 1] ?? 0); stay++) years[at]?.push(stay);
  }
  return years.map((stays) => stays.sort((a, b) => (day[a] ?? 0) - (day[b] ?? 0)));
}

function stayAt(
  { person, bill, cost }: YearSample,
  stay: number,
  byExisting: number,
  byPlan: number,
): StackedStay {
  const illness = kindOf(bill[stay] ?? 0);
  return { person: person[stay] ?? 0, illness, billed: cost[stay] ?? 0, byExisting, byPlan };
}

/** The only stay of a year has its whole cover: nothing is used up before it, and no refill serves it. */
function paidOfOne({ existing, slab }: Stack, byExisting: number, byPlan: number): number {
  const heldPays = Math.min(byExisting, existing);
  const due = Math.min(Math.max(0, byPlan - (slab.deductible ?? 0)), slab.sumInsured);
  return heldPays + Math.min(due, Math.max(0, byPlan - heldPays));
}

function runsOut(stack: Stack, stays: readonly StackedStay[]): boolean {
  const { own, gap } = leftOfStack(stack, stays);
  return own > gap;
}
