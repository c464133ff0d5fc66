import type { Slab } from '../catalogue/catalogue.ts';
import { type Rupees, roundRupees } from '../money.ts';

type DailyCap = { readonly percentPerDay: number | undefined; readonly maxPerDay: Rupees | undefined };

/** Rupees a day; undefined when the limit is a class of room or there is none. */
export function roomLimitPerDay({ sumInsured, features }: Slab): Rupees | undefined {
  return features.roomRent.kind === 'capped' ? dailyLimit(features.roomRent, sumInsured) : undefined;
}

/** Rupees a day; undefined without a limit. */
export function icuLimitPerDay({ sumInsured, features }: Slab): Rupees | undefined {
  return features.icu.kind === 'capped' ? dailyLimit(features.icu, sumInsured) : undefined;
}

/** The lower of the share of the sum insured and the amount; undefined when neither is given. */
function dailyLimit({ percentPerDay, maxPerDay }: DailyCap, sumInsured: Rupees): Rupees | undefined {
  if (percentPerDay === undefined) return maxPerDay;
  const share = roundRupees((sumInsured * percentPerDay) / 100);
  return maxPerDay !== undefined && maxPerDay < share ? maxPerDay : share;
}
