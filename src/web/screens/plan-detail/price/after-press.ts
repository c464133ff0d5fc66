import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { type RiderChange, withoutRider, withRiders } from '#domain/price/riders/rider-change.ts';

/** The choice after a press: of a group one, and nothing without what it needs. */
export function afterPress(
  offers: readonly WireRiderOffer[],
  ids: readonly string[],
  id: string,
  isTaken: boolean,
): RiderChange {
  const riders = offers.map(({ id: own, mutual_exclusive_group: group, needs }) => ({
    id: own,
    exclusiveGroup: group ?? undefined,
    needs,
  }));
  return isTaken ? withRiders({ riders }, ids, [id]) : withoutRider({ riders }, ids, id);
}
