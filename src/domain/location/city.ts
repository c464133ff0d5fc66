import type { LocalText } from '../local-text.ts';

/** 1 is the eight metros, 2 other big cities, 3 everywhere else. */
export const cityTiers = [1, 2, 3] as const;
export type CityTier = (typeof cityTiers)[number];

export type City = {
  readonly id: number;
  readonly name: LocalText;
  /** The English name in `Place`. */
  readonly state: string;
  /** The pincode of the city's main post office. */
  readonly pincode: string;
  readonly tier: CityTier;
  /** First three digits of the pincodes that count as this city; none when a bigger neighbour has them. */
  readonly prefixes: readonly string[];
};

/** By the first three digits; a pincode that counts as no city of the list is tier 3. */
export function cityTier(pincode: string, cities: readonly City[]): CityTier {
  const prefix = pincode.slice(0, 3);
  return cities.find(({ prefixes }) => prefixes.includes(prefix))?.tier ?? 3;
}
