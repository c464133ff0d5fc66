import type { Slab } from '../../../catalogue/catalogue.ts';
import { memoizeByObject } from '../limited-cache.ts';

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

const coverTermsOf = new WeakMap<Slab, string>();

/** All of a slab that decides when its cover runs out. */
export function coverTerms(slab: Slab): string {
  return memoizeByObject(coverTermsOf, slab, () => {
    const { features, sumInsured, deductible } = slab;
    const { restoration } = features;
    const refill = restoration.kind === 'once' ? `once ${restoration.anyIllness}` : restoration.kind;
    return `${sumInsured} ${deductible ?? 0} ${refill}`;
  });
}

const waitTermsOf = new WeakMap<Slab, string>();

/** The same, and all that decides for how long it pays nothing of a stay. */
export function waitTerms(slab: Slab): string {
  return memoizeByObject(
    waitTermsOf,
    slab,
    () => `${coverTerms(slab)} ${Object.values(slab.features.waitingPeriods).join(' ')}`,
  );
}
