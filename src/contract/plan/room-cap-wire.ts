import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { firstCoverWithoutCut, roomCapOf } from '#domain/cover/room-cap.ts';
import { cityTier } from '#domain/location/city.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { WirePlan } from './shapes.ts';

/**
 * The plan's room limit beside what a single room with air conditioning usually costs in a city of this tier. Null where
 * the plan has no limit in rupees.
 */
export function roomCapToWire(
  { product, slab }: Pick<Plan, 'product' | 'slab'>,
  { cities, stays }: Catalogue,
  pincode: string,
): NonNullable<WirePlan['content']>['room_cap'] {
  const tier = cityTier(pincode, cities);
  const rent = stays.stays[0]?.costs[tier].rents['single-ac'];
  const cap = rent && roomCapOf(slab, rent);
  if (!cap) return null;
  return {
    tier,
    rent_per_day: rent,
    limit_per_day: cap.limitPerDay,
    paid_in_full_from: firstCoverWithoutCut(product, rent)?.sumInsured ?? null,
  };
}
