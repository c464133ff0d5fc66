import { featureMeasures } from '../cover/feature-order.ts';
import { type ScoreItem, scoreItems } from '../cover/features.ts';
import { type Rupees, rupees } from '../money.ts';
import type { PickKind, ScoredPlan } from '../offer/plan.ts';
import type { YearsAhead } from './years/years.ts';

/** What one plan is beside another one of its list, as facts: any language words them. */
export type Difference = {
  /** Rupees a year that it costs more; below 0 where it costs less. Undefined where either has no price. */
  readonly extra: Rupees | undefined;
  /** Rupees that it leaves less to pay, in years like these; below 0 where it leaves more. */
  readonly saves: Pick<YearsAhead, 'average' | 'oneInTwenty' | 'oneInHundred'>;
  /** Features in which it is ahead, and behind. A feature in which both are ahead somewhere is in both. */
  readonly better: readonly ScoreItem[];
  readonly worse: readonly ScoreItem[];
};

/** `eldestAge` decides whether a co-pay that starts at an entry age applies. */
export function differenceOf(one: ScoredPlan, other: ScoredPlan, eldestAge: number): Difference {
  const [ours, theirs] = [featureMeasures(one.slab, eldestAge), featureMeasures(other.slab, eldestAge)];
  const isAhead = (left: readonly number[], right: readonly number[]) =>
    left.some((value, index) => value > (right[index] ?? value));
  const saved = (of: keyof Difference['saves']) => other.years[of] - one.years[of];
  return {
    extra: extraOf(one, other),
    saves: {
      average: saved('average'),
      oneInTwenty: saved('oneInTwenty'),
      oneInHundred: saved('oneInHundred'),
    },
    better: scoreItems.filter((item) => isAhead(ours[item], theirs[item])),
    worse: scoreItems.filter((item) => isAhead(theirs[item], ours[item])),
  };
}

function extraOf({ premium: ours }: ScoredPlan, { premium: theirs }: ScoredPlan): Rupees | undefined {
  return ours.kind === 'quoted' && theirs.kind === 'quoted' ? rupees(ours.total - theirs.total) : undefined;
}

/** A pick beside another one of its list. */
export type PickReason = {
  readonly pick: PickKind;
  readonly plan: ScoredPlan;
  readonly beside: ScoredPlan;
  readonly difference: Difference;
};

/** What speaks for each pick: the best balance is told beside the cheapest one, else the strongest; the others beside it. */
export function pickReasons(plans: readonly ScoredPlan[], eldestAge: number): readonly PickReason[] {
  const picked = new Map(plans.flatMap((plan) => (plan.pick ? [[plan.pick, plan] as const] : [])));
  return [...picked].flatMap(([pick, plan]) => {
    const beside =
      pick === 'balance' ? (picked.get('cheapest') ?? picked.get('strongest')) : picked.get('balance');
    return beside ? [{ pick, plan, beside, difference: differenceOf(plan, beside, eldestAge) }] : [];
  });
}
