import type { Slab } from '../catalogue/catalogue.ts';
import type { Copay, PlanFeatures, RiderEffect } from '../cover/features.ts';
import { never } from '../result.ts';

/** The slab with its riders laid over. Only `copay-taken` makes a feature worse; it is what the buyer is paid for. */
export function withRiders(slab: Slab, effects: readonly RiderEffect[]): Slab {
  return effects.length === 0 ? slab : { ...slab, features: effects.reduce(withEffect, slab.features) };
}

/** False for a rider whose term the slab has already. */
export function changesTerms({ features }: Slab, effect: RiderEffect): boolean {
  switch (effect.kind) {
    case 'consumables-paid':
      return !features.consumables;
    case 'any-room':
      return features.roomRent.kind !== 'no-limit';
    case 'unlimited-restoration':
      return features.restoration.kind !== 'unlimited';
    case 'pre-existing-wait':
      return effect.months < features.waitingPeriods.preExistingMonths;
    case 'copay-waived':
      return features.copay.percent > 0;
    case 'copay-taken':
      return effect.percent > features.copay.percent;
    default:
      return never(effect);
  }
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
    case 'copay-waived':
      return { ...features, copay: { percent: 0, fromAge: undefined } };
    case 'copay-taken':
      return { ...features, copay: takenCopay(features.copay, effect.percent) };
    default:
      return never(effect);
  }
}

/** A co-pay that is as high already stays as it is, with its age. */
function takenCopay(copay: Copay, percent: number): Copay {
  return percent > copay.percent ? { percent, fromAge: undefined } : copay;
}
