import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { IsoDate } from '../../date.ts';
import type { SlabId } from '../../ids.ts';
import { ratedFor } from '../../price/rated-for.ts';
import { ratePlan } from '../../price/rating.ts';
import { noRiders } from '../../price/riders/riders.ts';
import { blockTogether } from '../../quote/block.ts';
import type { Channel } from '../../quote/channel.ts';
import type { SplitPart } from '../../quote/family-split.ts';
import type { QuoteRequest } from '../../quote/quote.ts';
import { pincodeOf } from '../../quote/recommendation.ts';
import { isOffered } from '../eligibility.ts';
import type { PartPlan } from './split-plans.ts';

/** Where and for whom a part is priced. */
export type PartMarket = {
  readonly catalogue: Catalogue;
  readonly request: QuoteRequest;
  readonly channel: Channel;
  /** The day cover starts. */
  readonly on: IsoDate;
};

/**
 * A year of one slab for some of the people of a quote, as a list for them alone would price it. Undefined where it is not
 * for them, and where its insurer gives the price itself.
 */
export function partPrice(
  { catalogue, request, channel, on }: PartMarket,
  slabId: SlabId,
  part: SplitPart,
  separate: boolean,
): PartPlan | undefined {
  const entry = catalogue.slabs.get(slabId);
  const insurer = entry && catalogue.insurers.get(entry.product.insurer);
  if (!entry || !insurer) return undefined;
  const group = separate ? 'individual' : blockTogether(part).group;
  const block = { group, members: part, pincode: pincodeOf(request, part), request };
  if (!isOffered(entry, block, channel)) return undefined;
  const premium = ratePlan({
    ...entry,
    insurer,
    ...ratedFor(catalogue, { ...block, termYears: 1, riders: noRiders, on }),
  });
  return premium.kind === 'quoted' ? { ...entry, insurer, premium: premium.total } : undefined;
}
