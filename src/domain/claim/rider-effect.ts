import type { Slab } from '../catalogue/catalogue.ts';
import type { PlanFeatures, RiderEffect } from '../cover/features.ts';
import { never } from '../result.ts';

/** The slab with its riders laid over; a rider never makes a feature worse. */
export function withRiders(slab: Slab, effects: readonly RiderEffect[]): Slab {
  return { ...slab, features: effects.reduce(withEffect, slab.features) };
}

function withEffect(features: PlanFeatures, effect: RiderEffect): PlanFeatures {
  switch (effect.kind) {
    case 'consumables-paid':
      return { ...features, consumables: true };
    case 'any-room':
      return { ...features, roomRent: { kind: 'no-limit' } };
    case 'unlimited-restoration':
      return { ...features, restoration: { kind: 'unlimited' } };
    case 'pre-existing-wait': {
      const { waitingPeriods } = features;
      const preExistingMonths = Math.min(effect.months, waitingPeriods.preExistingMonths);
      return { ...features, waitingPeriods: { ...waitingPeriods, preExistingMonths } };
    }
    default:
      return never(effect);
  }
}
