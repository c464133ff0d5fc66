import type { WirePlan, WireRiderOffer } from '#contract/plan/shapes.ts';

type BetterFit = NonNullable<WirePlan['content']>['better_fits'][number];

/** The needs that a rider can mend. */
export const riderNeeds = ['old-illness', 'doctor-visits', 'consumables'] as const;
export type RiderNeed = (typeof riderNeeds)[number];

export type OwnRider = {
  readonly need: RiderNeed;
  readonly rider: WireRiderOffer;
  /** Rupees a year that it adds. */
  readonly extra: number;
};

/** Whether a rider does at least as much for the need as the other plan, whose measure is months or rupees. */
const mends: Readonly<Record<RiderNeed, (effect: WireRiderOffer['effect'], theirs: number) => boolean>> = {
  'old-illness': (effect, theirs) =>
    effect?.kind === 'pre-existing-wait' && (effect.months ?? Number.POSITIVE_INFINITY) <= theirs,
  'doctor-visits': (effect, theirs) =>
    effect?.kind === 'doctor-visits-paid' && (effect.perYear ?? 0) >= Math.abs(theirs),
  consumables: (effect) => effect?.kind === 'consumables-paid',
};

/** The plan's own rider that answers a need for less than the other plan costs more; of several the cheapest. */
export function ownRiderFor(
  { need, theirs, extra }: Pick<BetterFit, 'need' | 'theirs' | 'extra'>,
  riders: readonly WireRiderOffer[],
): OwnRider | undefined {
  const mendable = riderNeeds.find((one) => one === need);
  if (mendable === undefined) return undefined;
  const [cheapest] = riders
    .flatMap((rider) => {
      const { effect, premium, selected } = rider;
      const isOpen = !selected && rider.needs.length === 0 && premium !== null && premium < extra;
      return isOpen && mends[mendable](effect, theirs ?? 0) ? [{ rider, extra: premium }] : [];
    })
    .toSorted((left, right) => left.extra - right.extra);
  return cheapest && { need: mendable, ...cheapest };
}
