import type { Slab } from '../../catalogue/catalogue.ts';
import { dearestOfClass, goodRoom, isWithinClass } from '../../claim/room-class.ts';
import { effectiveCopayPercent } from '../../cover/copay.ts';
import { icuLimitPerDay, roomLimitPerDay } from '../../cover/room-cap.ts';
import type { Rupees } from '../../money.ts';
import type { Premium } from '../../price/premium.ts';

/** What makes a plan sound for these people. */
export type Soundness = {
  readonly eldestAge: number;
  /** Rupees a day of a single room where they are treated. */
  readonly singleRent: Rupees;
  /** This is the rent of a day of intensive care there. */
  readonly icuPerDay: Rupees;
  readonly sharesCover: boolean;
  /** Covers at which a plan is sold to them that is sound and has no co-pay for them. */
  readonly copayFreeAt: ReadonlySet<Rupees>;
};

/** What keeps a plan from being sound. */
export const weaknesses = ['copay', 'room', 'intensive-care', 'refill'] as const;
export type Weakness = (typeof weaknesses)[number];

/** Those of a plan for these people; a co-pay counts also where everybody of their age is asked for one. */
export function weaknessesOf(slab: Slab, facts: Omit<Soundness, 'copayFreeAt'>): readonly Weakness[] {
  const isWeak: Readonly<Record<Weakness, boolean>> = {
    copay: hasCopay(slab, facts.eldestAge),
    room: !paysSingleRoom(slab, facts),
    'intensive-care': !paysIntensiveCare(slab, facts),
    refill: facts.sharesCover && slab.features.restoration.kind === 'none',
  };
  return weaknesses.filter((one) => isWeak[one]);
}

/** Before this age no co-pay is sound; from it on one is where every plan that is sound besides has one. */
const copayAllowedFrom = 61;

/** No co-pay, but where people of 61 and more find none without; and what `isSoundBesides` asks. */
export function isSound({ slab }: { readonly slab: Slab }, facts: Soundness): boolean {
  const { eldestAge, copayFreeAt } = facts;
  const isCopayRight =
    !hasCopay(slab, eldestAge) || (eldestAge >= copayAllowedFrom && !copayFreeAt.has(slab.sumInsured));
  return isCopayRight && isSoundBesides(slab, facts);
}

/** Covers at which one of these plans is sound and asks no co-pay of these people. */
export function coversWithoutCopay(
  plans: readonly { readonly slab: Slab; readonly premium: Premium }[],
  facts: Omit<Soundness, 'copayFreeAt'>,
): Soundness['copayFreeAt'] {
  const free = plans.filter(
    ({ premium, slab }) =>
      premium.kind === 'quoted' && !hasCopay(slab, facts.eldestAge) && isSoundBesides(slab, facts),
  );
  return new Set(free.map(({ slab }) => slab.sumInsured));
}

export function hasCopay({ features }: Slab, eldestAge: number): boolean {
  return effectiveCopayPercent(features.copay, eldestAge) > 0;
}

/** A single room with air conditioning is paid in full there. */
export function paysSingleRoom(slab: Slab, { singleRent }: Pick<Soundness, 'singleRent'>): boolean {
  const dearest = dearestOfClass(slab.features.roomRent);
  if (dearest !== undefined && !isWithinClass(goodRoom, dearest)) return false;
  return (roomLimitPerDay(slab) ?? singleRent) >= singleRent;
}

export function paysIntensiveCare(slab: Slab, { icuPerDay }: Pick<Soundness, 'icuPerDay'>): boolean {
  return (icuLimitPerDay(slab) ?? icuPerDay) >= icuPerDay;
}

/** Room and intensive care paid in full there, a refill where several share the cover. */
function isSoundBesides(slab: Slab, facts: Omit<Soundness, 'copayFreeAt'>): boolean {
  return weaknessesOf(slab, facts).every((one) => one === 'copay');
}
