import type { Catalogue, TermYears } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import { zoneOf } from '../location/zone.ts';
import type { Member } from '../person/member.ts';
import type { PlanGroup } from '../quote/quote.ts';
import { basisOf, type Rating } from './rating.ts';
import type { ChosenRiders } from './riders/riders.ts';

type RatingContext = {
  readonly group: PlanGroup;
  readonly members: readonly Member[];
  /** That of the block: the parents' own one for theirs. */
  readonly pincode: string;
  readonly termYears: TermYears;
  readonly riders: ChosenRiders;
  /** The day cover starts. */
  readonly on: IsoDate;
};

/** All that a price takes but the plan itself: how cover is shared and the zone follow from who and where. */
export type RatedFor = Omit<Rating, 'product' | 'slab' | 'insurer' | 'liveAnnual' | 'liveRiders'>;

export function ratedFor(
  { zones, taxRates }: Pick<Catalogue, 'zones' | 'taxRates'>,
  { group, members, pincode, termYears, riders, on }: RatingContext,
): RatedFor {
  return { basis: basisOf(group), members, zone: zoneOf(pincode, zones), termYears, riders, taxRates, on };
}
