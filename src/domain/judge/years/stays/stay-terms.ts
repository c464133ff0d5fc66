import type { Slab } from '../../../catalogue/catalogue.ts';

/** A ward forgets what it has settled beyond so many sets of terms, 9 KB each: a catalogue of thousands of slabs has thousands. */
export const mostTerms = 1_500;

const cache = new WeakMap<Slab, string>();

/** All of a slab that decides what it pays of hospital bills, as a text: the same text, the same figures. */
export function stayTerms(slab: Slab): string {
  const cached = cache.get(slab);
  if (cached !== undefined) return cached;
  const { features, sumInsured, deductible } = slab;
  const { roomRent, icu, copay, restoration, waitingPeriods, subLimits, roomCut, consumables, ambulance } =
    features;
  const terms = JSON.stringify([
    sumInsured,
    deductible,
    [roomRent, icu, copay, restoration, waitingPeriods, subLimits, roomCut, consumables, ambulance],
    [features.preHospitalisationDays, features.postHospitalisationDays],
  ]);
  cache.set(slab, terms);
  return terms;
}

/** All of a slab that decides when its cover runs out. */
export function coverTerms({ features, sumInsured, deductible }: Slab): string {
  const { restoration } = features;
  const refill = restoration.kind === 'once' ? `once ${restoration.anyIllness}` : restoration.kind;
  return `${sumInsured} ${deductible ?? 0} ${refill}`;
}
