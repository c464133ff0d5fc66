import type { Slab } from '../catalogue/catalogue.ts';
import type { CriticalIllness, Outpatient, PlanFeatures, RiderEffect } from '../cover/features.ts';
import { addRupees, type Rupees } from '../money.ts';
import { never } from '../result.ts';

/** The slab with its riders laid over. Only `copay-taken` makes a feature worse; it is what the buyer is paid for. */
export function withRiderEffects(slab: Slab, effects: readonly RiderEffect[]): Slab {
  return effects.reduce(
    (changed, effect) => (changesTerms(changed, effect) ? withEffect(changed, effect) : changed),
    slab,
  );
}

/** False for a rider whose term the slab has already. */
export function changesTerms({ features }: Pick<Slab, 'features'>, effect: RiderEffect): boolean {
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
    case 'doctor-visits-paid':
    case 'lump-sum-paid':
      // It is paid beside what the plan pays by itself.
      return true;
    case 'copay-taken':
      return effect.percent > features.copay.percent;
    default:
      return never(effect);
  }
}

function withEffect(slab: Slab, effect: RiderEffect): Slab {
  return { ...slab, features: { ...slab.features, ...termsOf(slab.features, effect) } };
}

function termsOf(
  { waitingPeriods, outpatient, criticalIllness }: PlanFeatures,
  effect: RiderEffect,
): Partial<PlanFeatures> {
  switch (effect.kind) {
    case 'consumables-paid':
      return { consumables: true };
    case 'any-room':
      return { roomRent: { kind: 'no-limit' } };
    case 'unlimited-restoration':
      return { restoration: { kind: 'unlimited' } };
    case 'pre-existing-wait':
      return { waitingPeriods: { ...waitingPeriods, preExistingMonths: effect.months } };
    case 'copay-waived':
      return { copay: { percent: 0, fromAge: undefined } };
    case 'doctor-visits-paid':
      return { outpatient: withVisits(outpatient, effect.perYear) };
    case 'lump-sum-paid':
      return { criticalIllness: withLumpSum(criticalIllness, effect) };
    case 'copay-taken':
      return { copay: { percent: effect.percent, fromAge: undefined } };
    default:
      return never(effect);
  }
}

function withVisits(outpatient: Outpatient, perYear: Rupees): Outpatient {
  const own = outpatient.kind === 'covered' ? [outpatient.perYear] : [];
  return { kind: 'covered', perYear: addRupees([...own, perYear]) };
}

function withLumpSum(
  own: CriticalIllness,
  { sumInsured, illnesses }: Extract<RiderEffect, { kind: 'lump-sum-paid' }>,
): CriticalIllness {
  if (own.kind !== 'covered') return { kind: 'covered', sumInsured, illnesses };
  const both = {
    sumInsured: addRupees([own.sumInsured, sumInsured]),
    illnesses: Math.max(own.illnesses, illnesses),
  };
  return { kind: 'covered', ...both };
}
