import type { Slab } from '../../catalogue/catalogue.ts';
import { bareFeatures } from '../../cover/bare-features.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import type { SlabId } from '../../ids.ts';
import type { Rupees } from '../../money.ts';

/**
 * A cover that lacks nothing in a hospital stay and belongs to no insurer: beside it, what one term takes away is told in
 * rupees. Old illnesses wait as its `pre_existing` level says; everything else is covered from the first day.
 */
export function referenceSlab(
  sumInsured: Rupees,
  deductible: Rupees | undefined,
  features: Partial<PlanFeatures>,
): Slab {
  return {
    id: 'reference' as SlabId, // no slab of a catalogue: only its features are looked at
    sumInsured,
    deductible,
    features: {
      ...bareFeatures,
      restoration: { kind: 'unlimited' },
      waitingPeriods: { initialDays: 0, specificMonths: 0, jointMonths: 0, preExistingMonths: 0 },
      consumables: true,
      roomCut: 'fees',
      ...features,
    },
  };
}
