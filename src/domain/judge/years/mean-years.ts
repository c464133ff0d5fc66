import type { Slab } from '../../catalogue/catalogue.ts';
import { type WaitKind, waitKinds } from '../../cover/waiting.ts';
import type { Bearable } from '../bearable.ts';
import type { ClaimsTable } from './claims-table.ts';
import { memoizeWithin } from './limited-cache.ts';
import { countingRoom, ownShares, waitingIn } from './own-share.ts';
import type { Settled } from './stacked.ts';
import { kindOf } from './stays/sampled-bill.ts';
import type { LeftOfBills } from './stays/settled-stays.ts';
import { type StayChances, sumOfRows } from './stays/stay-chances.ts';
import { type PolicyYear, runningWaits, type WaitDays, waitDays, waitShares } from './wait-days.ts';
import { sampledYears, type YearSample, yearsWithin } from './year-sample.ts';
import type { Outcomes } from './years.ts';

/** What a year leaves a family to pay itself: on average, and of it what lies above what they can bear. Rupees, not rounded. */
export type MeanYear = { readonly average: number; readonly above: number };

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
/** Sets of sampled years that are kept: one a contract's waits and policy year. */
const mostSets = 200;

/**
 * The means of any contract for one family. Years with one stay are summed by kind of wait, so that each policy year is a
 * mixture of what is paid and what is not; of the sampled years only those are settled anew in which a stay waits.
 */
export function openMeans(of: MeansOf): (plan: Settled, bearable: Bearable) => MeanYears {
  const { claims, chances, sample, waits } = of;
  const unpaid = new Map<Bearable, MeansByWait>();
  const sets = new Map<string, YearSet>();
  const [room, roomOfSet] = [countingRoom(sample), countingRoom(sample)];
  const alone = meansAlone(of);
  return (plan, bearable) => {
    const { slab, settled } = plan;
    const years = { claims, slab, recognised: settled.map((one) => one.recognised) };
    const own = ownShares({ ...years, sample, policyYear: undefined }, room);
    const ofPlan = alone(plan, bearable);
    const refused = memoizeWithin(unpaid, bearable, mostSets, () => alone(undefined, bearable));
    const ofSeveral = meanOf(own, undefined, bearable);
    const together = (shares: WaitDays | undefined, several: MeanYear): MeanYear => {
      const mixed = (figure: keyof MeanYear) =>
        mix(ofPlan[figure], refused[figure], shares) + chances.several * several[figure];
      return { average: mixed('average'), above: mixed('above') };
    };
    const whileWaiting = (policyYear: number, running: string): MeanYear => {
      const set = memoizeWithin(sets, running, mostSets, () =>
        yearSet(sample, waitingIn(sample, claims, waitDays(slab), policyYear)),
      );
      const before = meanOf(own, set.years, bearable);
      const now = meanOf(
        ownShares({ ...years, sample: set.sample, policyYear }, roomOfSet),
        set.years,
        bearable,
      );
      return together(waitShares(slab, policyYear), {
        average: ofSeveral.average + now.average - before.average,
        above: ofSeveral.above + now.above - before.above,
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

export function meanOfOutcomes({ alone, several, eachOfSeveral }: Outcomes, bearable: Bearable): MeanYear {
  const ofSeveral = meanOf(several, undefined, bearable);
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

/** By place of a wait among all kinds: sums over the years whose one stay it may keep from being paid. */
type MeansByWait = Readonly<Record<keyof MeanYear, Float64Array>>;

const ofOldIllness = waitKinds.indexOf('pre-existing');

/** Years with one stay, under a plan, or under none. */
function meansAlone({
  claims,
  chances,
  unpaid,
}: MeansOf): (plan: Settled | undefined, bearable: Bearable) => MeansByWait {
  const places = claims.kinds.map((kind) => waitKinds.indexOf(kind.waits));
  const anyone = {
    stays: chances.anyone,
    old: sumOfRows(chances.preExisting.filter((one) => one !== undefined)),
  };
  return (plan, bearable) => {
    const average = new Float64Array(waitKinds.length);
    const above = new Float64Array(waitKinds.length);
    const add = ({ bill, own }: LeftOfBills, { stays, old }: typeof anyone) => {
      for (let at = 0; at < bill.length; at++) {
        const name = bill[at] as number; // within its length
        const amount = own[at] as number; // one for each bill
        const place = places[kindOf(name)] as number; // one for each kind
        const ofOld = old[name] ?? 0;
        const chance = (stays[name] as number) - ofOld; // one for each name
        const over = Math.max(0, amount - bearable);
        average[place] = (average[place] as number) + chance * amount; // one for each kind of wait
        above[place] = (above[place] as number) + chance * over;
        average[ofOldIllness] = (average[ofOldIllness] as number) + ofOld * amount;
        above[ofOldIllness] = (above[ofOldIllness] as number) + ofOld * over;
      }
    };
    const [first] = plan?.settled ?? [];
    if (!plan) add(unpaid, anyone);
    else if (first && plan.settled.every((one) => one === first)) add(first.remaining, anyone);
    else
      for (const [person, { remaining }] of plan.settled.entries()) {
        const stays = chances.alone[person] ?? new Float64Array(0);
        add(remaining, { stays, old: chances.preExisting[person] ?? new Float64Array(0) });
      }
    return { average, above };
  };
}

/** Paid, but for the share of the year on which its wait runs. */
function mix(byPlan: Float64Array, refused: Float64Array, shares: WaitDays | undefined): number {
  let sum = 0;
  for (let place = 0; place < byPlan.length; place++) {
    const share = shares?.[waitKinds[place] as WaitKind] ?? 0; // one for each kind of wait
    sum += (1 - share) * (byPlan[place] as number) + share * (refused[place] as number);
  }
  return sum;
}

/** Sampled years, and the sample of these alone. */
type YearSet = { readonly years: Uint16Array; readonly sample: YearSample };

/** Those that hold a stay which waits. */
function yearSet(sample: YearSample, isWaiting: (stay: number) => boolean): YearSet {
  const years = new Set<number>();
  for (const [cover, year] of sample.year.entries()) {
    for (let stay = sample.from[cover] ?? 0; stay < (sample.from[cover + 1] ?? 0); stay++)
      if (isWaiting(stay)) years.add(year);
  }
  return { years: Uint16Array.from(years), sample: yearsWithin(sample, years) };
}

/** Over all sampled years the sum of these, of each its share. */
function meanOf(own: Int32Array, years: Uint16Array | undefined, bearable: Bearable): MeanYear {
  let [average, above] = [0, 0];
  const count = years?.length ?? own.length;
  for (let at = 0; at < count; at++) {
    const amount = own[years ? (years[at] as number) : at] as number; // within their lengths
    average += amount;
    above += Math.max(0, amount - bearable);
  }
  return { average: average / sampledYears, above: above / sampledYears };
}
