import type { Slab } from '../../../catalogue/catalogue.ts';
import { addRupees, type Rupees } from '../../../money.ts';
import type { Bearable } from '../../bearable.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { countingRoom, payments, recognisedOf } from '../own-share.ts';
import type { Settled } from '../stacked.ts';
import { sampledYears, type YearSample } from '../year-sample.ts';

/** What a year leaves a family to pay itself: on average, and of it what lies above what they can bear. Rupees, not rounded. */
export type MeanYear = { readonly average: number; readonly above: number };

/** What a plan pays of each cover of the sample, and what each year then leaves. */
type CountedYears = {
  /** By stay: what the plan recognises of it. */
  readonly amounts: Int32Array;
  /** By cover: what it pays. */
  readonly byPlan: Int32Array;
  /** By year: what the family pays itself. */
  readonly own: Int32Array;
  /** Covers of which stays are more than the plan holds. */
  readonly beyond: readonly number[];
};

/** A contract with so much more cover; its refill grows with it. */
export function withCover(slab: Slab, bonus: Rupees): Slab {
  return bonus === 0 ? slab : { ...slab, sumInsured: addRupees([slab.sumInsured, bonus]) };
}

type CountOf = { readonly claims: ClaimsTable; readonly sample: YearSample };

/** Counts the sampled years after the waits, laid out where the next plan's are; a bonus counts on from the plan without it. */
export function openCount({ claims, sample }: CountOf): (plan: Settled, bonus: Rupees) => CountedYears {
  const room = countingRoom(sample);
  const [byPlan, byPlanWithBonus] = [new Int32Array(sample.year.length), new Int32Array(sample.year.length)];
  const ownWithBonus = new Int32Array(sample.billed.length);
  let last: { readonly plan: Settled; readonly years: CountedYears } | undefined;
  const plainYears = ({ slab, settled }: Settled): CountedYears => {
    const recognised = settled.map((one) => one.recognised);
    const amounts = recognisedOf({ claims, sample, slab, recognised, policyYear: undefined }, room.byStay);
    const paysOf = payments(slab, sample);
    const own = room.byYear;
    own.set(sample.billed);
    const beyond: number[] = [];
    for (let cover = 0; cover < byPlan.length; cover++) {
      const year = sample.year[cover] as number; // one for each cover
      const pays = paysOf(cover, amounts);
      byPlan[cover] = pays;
      own[year] = (own[year] as number) - pays;
      if (pays >= slab.sumInsured) beyond.push(cover);
    }
    return { amounts, byPlan, own, beyond };
  };
  return (plan, bonus) => {
    if (!last || !isSamePlan(last.plan, plan)) last = { plan, years: plainYears(plan) };
    const { years } = last;
    if (bonus === 0 || years.beyond.length === 0) return years;
    const paysOf = payments(withCover(plan.slab, bonus), sample);
    byPlanWithBonus.set(years.byPlan);
    ownWithBonus.set(years.own);
    for (const cover of years.beyond) {
      const year = sample.year[cover] as number; // one for each cover
      const pays = paysOf(cover, years.amounts);
      ownWithBonus[year] = (ownWithBonus[year] as number) + (years.byPlan[cover] as number) - pays;
      byPlanWithBonus[cover] = pays;
    }
    return { ...years, byPlan: byPlanWithBonus, own: ownWithBonus };
  };
}

export function isSamePlan(one: Settled, other: Settled): boolean {
  return one.slab === other.slab && one.settled.every((stays, person) => stays === other.settled[person]);
}

/** What the mean of all years changes by where these covers pay something else; years of covers rise. */
export function changeOf(
  { year: yearOf }: YearSample,
  { byPlan, own }: CountedYears,
  covers: Uint16Array,
  bearable: Bearable,
  paysOf: (cover: number) => number,
): MeanYear {
  let [average, above] = [0, 0];
  for (let at = 0; at < covers.length; ) {
    const year = yearOf[covers[at] as number] as number; // within its length, one for each cover
    const before = own[year] as number; // one for each year
    let now = before;
    for (; at < covers.length && yearOf[covers[at] as number] === year; at++) {
      const cover = covers[at] as number; // within its length
      now += (byPlan[cover] as number) - paysOf(cover); // one for each cover
    }
    average += now - before;
    above += Math.max(0, now - bearable) - Math.max(0, before - bearable);
  }
  return { average: average / sampledYears, above: above / sampledYears };
}

/** Covers with a stay that waits; by stay 1 where it does. */
export type WaitingCovers = { readonly covers: Uint16Array; readonly isWaiting: Uint8Array };

export function waitingCovers(
  { from, year, bill }: YearSample,
  isWaitingAt: (stay: number) => boolean,
): WaitingCovers {
  const isWaiting = new Uint8Array(bill.length).map((_stay, at) => Number(isWaitingAt(at)));
  const covers = year
    .map((_year, cover) => cover)
    .filter((cover) => {
      const at = isWaiting.indexOf(1, from[cover]);
      return at >= 0 && at < (from[cover + 1] as number); // `from` is one longer than the covers
    });
  return { covers, isWaiting };
}
