import type { Slab } from '../../catalogue/catalogue.ts';
import { coverLeft, freshYear, type YearSoFar } from '../../claim/cover-left.ts';
import { less, lower, type Rupees, rupees } from '../../money.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import { type OwnShares, recognisedOf, type YearsOf } from './own-share.ts';
import { kindOf, rungCost } from './sampled-bill.ts';
import { type YearsAhead, yearsAhead } from './years.ts';

/** A plan beside a policy that is held already. The policy pays first, and is one sum for all the people. */
type Stack = { readonly held: Rupees; readonly slab: Slab; readonly basis: CoverBasis };

/** A stay under both: its bill, and what each recognises of it before deductible and cover. */
type StackedStay = {
  readonly person: number;
  readonly illness: number;
  readonly billed: number;
  readonly byHeld: number;
  readonly byPlan: number;
};

/** What neither pays of a year's bills; `gap` of it lies below the deductible and above what the held policy pays. */
type LeftOfStack = { readonly own: number; readonly gap: number };

/** The stays of one year in the order they come, as `stackCheck` settles them, to the rupee. */
function leftOfStack(stack: Stack, stays: readonly StackedStay[]): LeftOfStack {
  const soFar = new Map<number, YearSoFar>();
  let heldLeft = stack.held;
  let [own, gap] = [0, 0];
  for (const stay of stays) {
    const owner = stack.basis === 'individual' ? stay.person : 0;
    const heldPays = lower(rupees(stay.byHeld), heldLeft);
    const { pays, deducted, yearAfter } = planPays(stack.slab, soFar.get(owner) ?? freshYear, stay, heldPays);
    heldLeft = less(heldLeft, heldPays);
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
  const { cover, bonus, restoration } = coverLeft(slab, 0, year, claim);
  const due = lower(less(recognised, deducted), rupees(cover + bonus + restoration));
  const pays = lower(due, less(recognised, heldPays));
  const yearAfter = {
    paid: rupees(year.paid + pays),
    claims: pays > 0 ? [...year.claims, claim] : year.claims,
    deductibleUsed: rupees(year.deductibleUsed + deducted),
  };
  return { pays, deducted, yearAfter };
}

/** The same years under a plan and under the policy that is held beside it, whose waits are over. */
export type StackedYearsOf = { readonly plan: YearsOf; readonly held: YearsOf };

export function stackedYears(of: StackedYearsOf): YearsAhead {
  return yearsAhead(of.plan.sample, stackedShares(of));
}

/** Each sampled year under both; the covers run out where whole bills leave more than the gap below the deductible. */
export function stackedShares({ plan, held }: StackedYearsOf): OwnShares {
  const { from, billed, person, bill } = plan.sample;
  const [byPlan, byHeld] = [recognisedOf(plan), recognisedOf(held)];
  const stack: Stack = { held: held.slab.sumInsured, slab: plan.slab, basis: plan.basis };
  const own = new Float64Array(billed.length);
  const ranOut = new Uint8Array(billed.length);
  const stayAt = (stay: number): StackedStay => {
    const name = bill[stay] ?? 0;
    return {
      person: person[stay] ?? 0,
      illness: kindOf(name),
      billed: rungCost(name),
      byHeld: byHeld[stay] ?? 0,
      byPlan: byPlan[stay] ?? 0,
    };
  };
  for (let year = 0; year < own.length; year++) {
    const [first, end, inAll] = [from[year] ?? 0, from[year + 1] ?? 0, billed[year] ?? 0];
    const isAlone = end - first === 1;
    const stays = () => Array.from({ length: end - first }, (_, nth) => stayAt(first + nth));
    own[year] = isAlone
      ? inAll - paidOfOne(stack, byHeld[first] ?? 0, byPlan[first] ?? 0)
      : leftOfStack(stack, stays()).own;
    if (inAll > stack.held) ranOut[year] = Number(runsOut(stack, stays()));
  }
  return { own, ranOut };
}

/** Of the only stay of a year: nothing is used up before it, and no refill serves it. */
function paidOfOne({ held, slab }: Stack, byHeld: number, byPlan: number): number {
  const heldPays = Math.min(byHeld, held);
  const due = Math.min(Math.max(0, byPlan - (slab.deductible ?? 0)), slab.sumInsured);
  return heldPays + Math.min(due, Math.max(0, byPlan - heldPays));
}

function runsOut(stack: Stack, stays: readonly StackedStay[]): boolean {
  const whole = stays.map((stay) => ({ ...stay, byHeld: stay.billed, byPlan: stay.billed }));
  const { own, gap } = leftOfStack(stack, whole);
  return own > gap;
}
