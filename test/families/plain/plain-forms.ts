import type { Catalogue, Rider, Slab } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { rupees } from '#domain/money.ts';
import type { QuotedBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import type { ChosenRiders } from '#domain/price/riders/riders.ts';
import type { PlainForm } from './plain-years.ts';

/** Every form in which a product could compete for these people: as it is filed, and with each set of its riders that betters what it pays. */
export function plainForms(
  { slabs }: Catalogue,
  plan: ScoredPlan,
  { members }: QuotedBlock,
): readonly PlainForm[] {
  const { product } = plan;
  const filed = slabs.get(plan.slab.id)?.slab ?? plan.slab;
  const ages = members.map(({ age }) => (age ? ageInYears(age) : 0));
  const riders = product.riders.filter(
    (rider) => isForAll(rider, ages) && Object.keys(betterTerms(filed, rider) ?? {}).length > 0,
  );
  return subsets(riders).flatMap((set) => {
    const effects = set.map(({ effect }) => effect?.kind);
    const groups = set.flatMap(({ exclusiveGroup }) => exclusiveGroup ?? []);
    const isSound =
      new Set(effects).size === set.length &&
      new Set(groups).size === groups.length &&
      set.every(({ needs }) => needs.length === 0 || set.some(({ id }) => needs.includes(id)));
    if (!isSound) return [];
    const terms = set.map((rider) => betterTerms(filed, rider));
    const slab = { ...filed, features: Object.assign({}, filed.features, ...terms) as PlanFeatures }; // some of its terms replaced
    return [{ ...plan, slab, choice: { termYears: 1, riders: set as readonly Rider[] as ChosenRiders } }]; // as was just looked at
  });
}

/** A rider is taken into account where each of them can keep it for ten years. */
function isForAll({ ages, price }: Rider, all: readonly number[]): boolean {
  if (price.kind === 'live') return false;
  const bands = price.kind === 'by-age' ? price.bands : [];
  const last = Math.min(
    ages?.to ?? 200,
    ...(bands.length > 0 ? [Math.max(...bands.map(({ toAge }) => toAge))] : []),
  );
  const isByPerson = price.kind === 'per-person' || price.kind === 'by-age';
  const isFrom = (age: number) =>
    (ages?.from ?? 0) <= age && (bands.length === 0 || bands.some(({ fromAge }) => fromAge <= age));
  return all.every((age) => age + 9 <= last) && (isByPerson ? all.some(isFrom) : all.every(isFrom));
}

/** What the rider makes of a worse term; nothing where the plan has it, or where it is a worse one for less money. */
function betterTerms({ features }: Slab, { effect }: Rider): Partial<PlanFeatures> | undefined {
  const { waitingPeriods } = features;
  if (effect?.kind === 'consumables-paid') return features.consumables ? {} : { consumables: true };
  if (effect?.kind === 'any-room')
    return features.roomRent.kind === 'no-limit' ? {} : { roomRent: { kind: 'no-limit' } };
  if (effect?.kind === 'unlimited-restoration')
    return features.restoration.kind === 'unlimited' ? {} : { restoration: { kind: 'unlimited' } };
  if (effect?.kind === 'copay-waived')
    return features.copay.percent === 0 ? {} : { copay: { percent: 0, fromAge: undefined } };
  return effect?.kind === 'pre-existing-wait' && effect.months < waitingPeriods.preExistingMonths
    ? { waitingPeriods: { ...waitingPeriods, preExistingMonths: effect.months } }
    : termsBesideStays(features, effect);
}

function termsBesideStays(
  { outpatient, criticalIllness }: PlanFeatures,
  effect: Rider['effect'],
): Partial<PlanFeatures> {
  if (effect?.kind === 'doctor-visits-paid') {
    const own = outpatient.kind === 'covered' ? outpatient.perYear : 0;
    return { outpatient: { kind: 'covered', perYear: rupees(own + effect.perYear) } };
  }
  if (effect?.kind !== 'lump-sum-paid') return {};
  const own = criticalIllness.kind === 'covered' ? criticalIllness : undefined;
  const sumInsured = rupees((own?.sumInsured ?? 0) + effect.sumInsured);
  const illnesses = Math.max(own?.illnesses ?? 0, effect.illnesses);
  return { criticalIllness: { kind: 'covered', sumInsured, illnesses } };
}

function subsets<One>(all: readonly One[]): readonly (readonly One[])[] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((set) => [first, ...set])];
}
