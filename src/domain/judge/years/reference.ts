import type { Slab } from '../../catalogue/catalogue.ts';
import { bareFeatures } from '../../cover/bare-features.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { percentShare } from '../../exact.ts';
import type { SlabId } from '../../ids.ts';
import { addRupees, type Rupees } from '../../money.ts';
import { memoizeByObject } from './limited-cache.ts';

/** In what a contract is poorer than the reference, or richer: `extraPercent` of cover on top. */
export type ReferenceTerms = {
  readonly features: Partial<PlanFeatures>;
  readonly extraPercent?: number;
  readonly preExistingMonths?: number;
};

/**
 * A cover that lacks nothing in a hospital stay and belongs to no insurer: beside it, what one term takes away is told in
 * rupees.
 */
export function referenceSlab(
  sumInsured: Rupees,
  deductible: Rupees | undefined,
  { features, extraPercent = 0, preExistingMonths = 0 }: ReferenceTerms,
): Slab {
  return {
    id: 'reference' as SlabId, // no slab of a catalogue: only its features are looked at
    sumInsured: addRupees([sumInsured, percentShare(sumInsured, extraPercent)]),
    deductible,
    features: {
      ...bareFeatures,
      restoration: { kind: 'unlimited' },
      waitingPeriods: { initialDays: 0, specificMonths: 0, jointMonths: 0, preExistingMonths },
      consumables: true,
      roomCut: 'fees',
      ...features,
    },
  };
}

/** References of one cover, each made once: what is worked out of a contract is kept with it. */
export type ReferenceSlabs = {
  /** In what it is poorer is to be the same object each time. */
  readonly of: (terms: ReferenceTerms) => Slab;
};

export function referenceSlabs(sumInsured: Rupees, deductible: Rupees | undefined): ReferenceSlabs {
  const byTerms = new WeakMap<ReferenceTerms, Slab>();
  return {
    of: (terms) => memoizeByObject(byTerms, terms, () => referenceSlab(sumInsured, deductible, terms)),
  };
}
