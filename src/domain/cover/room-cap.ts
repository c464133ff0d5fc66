import type { Product, Slab } from '../catalogue/catalogue.ts';
import { percentShare } from '../exact.ts';
import { type Rupees, rupees } from '../money.ts';

type DailyCap = { readonly percentPerDay: number | undefined; readonly maxPerDay: Rupees | undefined };

/** Rupees a day; undefined when the limit is a class of room or there is none. */
export function roomLimitPerDay({ sumInsured, features }: Slab): Rupees | undefined {
  return features.roomRent.kind === 'capped' ? dailyLimit(features.roomRent, sumInsured) : undefined;
}

/** Rupees a day; undefined without a limit. */
export function icuLimitPerDay({ sumInsured, features }: Slab): Rupees | undefined {
  return features.icu.kind === 'capped' ? dailyLimit(features.icu, sumInsured) : undefined;
}

/**
 * A cap beside the rent of one room. `fitsFrom`: the smallest cover, in whole rupees, at which such a cap no longer cuts
 * this rent; `never` where its amount a day, the same at every cover, is below the rent.
 */
export type RoomCap = { readonly limitPerDay: Rupees; readonly fitsFrom: Rupees | 'never' };

/** Undefined when the room is not limited in rupees. `rentPerDay` is above 0. */
export function roomCapOf(slab: Slab, rentPerDay: Rupees): RoomCap | undefined {
  const { roomRent } = slab.features;
  const limitPerDay = roomLimitPerDay(slab);
  if (roomRent.kind !== 'capped' || limitPerDay === undefined) return undefined;
  const { percentPerDay, maxPerDay } = roomRent;
  const neverFits = percentPerDay === 0 || (maxPerDay !== undefined && maxPerDay < rentPerDay);
  return { limitPerDay, fitsFrom: neverFits ? 'never' : coverWhere(percentPerDay, rentPerDay) };
}

/** Percentages count to the hundredth, so that the division is one of whole numbers. */
function coverWhere(percent: number, amount: Rupees): Rupees {
  return rupees(Math.ceil((amount * 10_000) / Math.round(percent * 100)));
}

/**
 * The smallest cover of the product in which this rent is paid in full; undefined when there is none, or when it limits
 * the class of room, which rupees do not tell.
 */
export function firstCoverWithoutCut({ slabs }: Product, rentPerDay: Rupees): Slab | undefined {
  return slabs
    .filter((slab) => paysRent(slab, rentPerDay))
    .reduce<Slab | undefined>(
      (first, slab) => (first === undefined || slab.sumInsured < first.sumInsured ? slab : first),
      undefined,
    );
}

function paysRent(slab: Slab, rentPerDay: Rupees): boolean {
  const limit = roomLimitPerDay(slab);
  return limit === undefined ? slab.features.roomRent.kind === 'no-limit' : limit >= rentPerDay;
}

/** The lower of the share of the sum insured and the amount; undefined when neither is given. */
function dailyLimit({ percentPerDay, maxPerDay }: DailyCap, sumInsured: Rupees): Rupees | undefined {
  if (percentPerDay === undefined) return maxPerDay;
  const share = percentShare(sumInsured, percentPerDay);
  return maxPerDay !== undefined && maxPerDay < share ? maxPerDay : share;
}
