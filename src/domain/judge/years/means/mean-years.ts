import type { Slab } from '../../../catalogue/catalogue.ts';
import { type WaitKind, waitKinds } from '../../../cover/waiting.ts';
import { type Rupees, rupees } from '../../../money.ts';
import type { Bearable } from '../../bearable.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { memoizeWithin } from '../limited-cache.ts';
import { payments, waitingIn } from '../own-share.ts';
import type { Settled } from '../stacked.ts';
import type { LeftOfBills } from '../stays/settled-stays.ts';
import type { StayChances } from '../stays/stay-chances.ts';
import { type PolicyYear, runningWaits, type WaitDays, waitDays, waitShares } from '../wait-days.ts';
import { sampledYears, type YearSample } from '../year-sample.ts';
import type { Outcomes } from '../years.ts';
import {
  changeOf,
  type MeanYear,
  openCount,
  type WaitingCovers,
  waitingCovers,
  withCover,
} from './counted-years.ts';
import { type MeansByWait, meansAlone, ofNever } from './means-alone.ts';

/** The policy years of a new contract: those in which waits run that matter to these people, the first one first, and any later one. */
export type MeanYears = { readonly waiting: readonly MeanYear[]; readonly later: MeanYear };

export type MeansOf = {
  readonly claims: ClaimsTable;
  readonly chances: StayChances;
  readonly sample: YearSample;
  /** The amounts that a plan that pays nothing leaves. */
  readonly unpaid: LeftOfBills;
  /** Those that keep a stay of these people from being paid. */
  readonly waits: readonly WaitKind[];
};

/** Waits of more policy years are taken to last as long as anybody keeps a plan. */
const mostYears = 10;
const none = rupees(0);
/** Sets of covers that are kept: one a contract's waits and policy year. */
const mostSets = 200;

/**
 * The means of any contract for one family; `bonus`: rupees of cover that were added to what was bought, and raise no
 * limit. Years with one stay are summed by kind of wait, so that each policy year is a mixture of what is paid and what is
 * not; of the sampled years only those are settled anew in which a stay waits, or is more than the cover holds.
 */
export function openMeans(of: MeansOf): (plan: Settled, bearable: Bearable, bonus: Rupees) => MeanYears {
  const { claims, chances, sample, waits } = of;
  const unpaid = new Map<Bearable, MeansByWait>();
  const sets = new Map<string, WaitingCovers>();
  const alone = meansAlone(of);
  const count = openCount(of);
  const waiting = new Int32Array(sample.bill.length);
  return (plan, bearable, bonus) => {
    const { slab } = plan;
    const years = count(plan, bonus);
    const paysOf = payments(withCover(slab, bonus), sample);
    const ofPlan = alone(plan, bearable, bonus);
    const refused = memoizeWithin(unpaid, bearable, mostSets, () => alone(undefined, bearable, none));
    const ofSeveral = meanOf(years.own, bearable);
    const together = (shares: WaitDays | undefined, several: MeanYear): MeanYear => {
      const mixed = (figure: keyof MeanYear) =>
        mix(ofPlan[figure], refused[figure], shares) + chances.several * several[figure];
      return { average: mixed('average'), above: mixed('above') };
    };
    const whileWaiting = (policyYear: number, running: string): MeanYear => {
      const { covers, isWaiting } = memoizeWithin(sets, running, mostSets, () =>
        waitingCovers(sample, waitingIn(sample, claims, waitDays(slab), policyYear)),
      );
      const change = changeOf(sample, years, covers, bearable, (cover) => {
        const end = sample.from[cover + 1] as number; // `from` is one longer than the covers
        for (let stay = sample.from[cover] as number; stay < end; stay++)
          waiting[stay] = isWaiting[stay] === 1 ? 0 : (years.amounts[stay] as number); // one for each stay
        return paysOf(cover, waiting);
      });
      return together(waitShares(slab, policyYear), {
        average: ofSeveral.average + change.average,
        above: ofSeveral.above + change.above,
      });
    };
    return eachPolicyYear(waits, slab, (policyYear, running) =>
      policyYear === undefined ? together(undefined, ofSeveral) : whileWaiting(policyYear, running),
    );
  };
}

/** Asks for each policy year in which waits run, with what says how they do, and for any later one. */
export function eachPolicyYear(
  waits: readonly WaitKind[],
  slab: Slab,
  meanOfYear: (policyYear: PolicyYear, running: string) => MeanYear,
): MeanYears {
  const waiting: MeanYear[] = [];
  while (waiting.length < mostYears) {
    const running = runningWaits(waits, slab, waiting.length);
    if (running === undefined) break;
    waiting.push(meanOfYear(waiting.length, running));
  }
  return { waiting, later: meanOfYear(undefined, '') };
}

/** Policy years count from 0. A wait that was not over in the last of those that were looked at never is. */
export function meanOfYear({ waiting, later }: MeanYears, year: number): MeanYear {
  return waiting[year] ?? (waiting.length < mostYears ? later : (waiting.at(-1) ?? later));
}

export function meanOfOutcomes({ alone, several, eachOfSeveral }: Outcomes, bearable: Bearable): MeanYear {
  const ofSeveral = meanOf(several, bearable);
  let average = ofSeveral.average * sampledYears * eachOfSeveral;
  let above = ofSeveral.above * sampledYears * eachOfSeveral;
  for (const { bill, own, chances } of alone) {
    for (let at = 0; at < bill.length; at++) {
      const chance = chances[bill[at] as number] as number; // one for each name
      const amount = own[at] as number; // one for each bill
      average += chance * amount;
      above += chance * Math.max(0, amount - bearable);
    }
  }
  return { average, above };
}

/** Paid, but for the share of the year on which its wait runs; what is never covered is not. */
function mix(byPlan: Float64Array, refused: Float64Array, shares: WaitDays | undefined): number {
  let sum = refused[ofNever] as number; // behind the kinds of wait
  for (let place = 0; place < ofNever; place++) {
    const share = shares?.[waitKinds[place] as WaitKind] ?? 0; // one for each kind of wait
    sum += (1 - share) * (byPlan[place] as number) + share * (refused[place] as number);
  }
  return sum;
}

/** Over all sampled years. */
function meanOf(own: Int32Array, bearable: Bearable): MeanYear {
  let [average, above] = [0, 0];
  for (let at = 0; at < own.length; at++) {
    const amount = own[at] as number; // within its length
    average += amount;
    if (amount > bearable) above += amount - bearable;
  }
  return { average: average / sampledYears, above: above / sampledYears };
}
