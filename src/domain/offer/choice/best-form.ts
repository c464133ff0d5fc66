import type { Rider } from '../../catalogue/catalogue.ts';
import { type AllIn, weightedMean } from '../../judge/all-in/all-in.ts';
import { allInAt, allInOfPlan, premiumYears } from '../../judge/all-in/plan-years.ts';
import { scoringMethod } from '../../judge/scoring-weights.ts';
import { unmetDemands } from '../../judge/verdict/demands.ts';
import { less, type Rupees } from '../../money.ts';
import { ageInYears } from '../../person/age.ts';
import type { Member } from '../../person/member.ts';
import type { Premium } from '../../price/premium.ts';
import type { Rating } from '../../price/rating.ts';
import type { ChosenRiders } from '../../price/riders/riders.ts';
import { matchesFilters, type PlanFilters } from '../filters/filters.ts';
import { licenceRules } from '../licence.ts';
import { currentPremium, type LivePrices } from '../live-prices.ts';
import { type BlockFacts, type PlansQuestion, premiumForFilters, type RatedPlan } from '../rated-blocks.ts';
import { chosenPlan } from './chosen-plans.ts';
import { betterTermRiders, riderSets, slabWithRiders } from './rider-forms.ts';

const { years, staying } = scoringMethod.allIn;

/** A plan with what it costs over the years, as it stands or with riders. */
export type PlanForm = {
  readonly rated: RatedPlan;
  readonly premium: Premium;
  /** Undefined while there is no price. */
  readonly allIn: AllIn | undefined;
  /** What of the premium the riders are that it was given here; undefined without any. */
  readonly ridersCost: Rupees | undefined;
};

type PricedForm = PlanForm & { readonly premium: { readonly total: Rupees }; readonly allIn: AllIn };

export function plainForm(facts: BlockFacts, rated: RatedPlan, livePrices: LivePrices): PlanForm {
  const premium = currentPremium(rated.plan, livePrices);
  const allIn = premium.kind === 'quoted' ? allInAsItIs(facts, rated.plan, premium.total) : undefined;
  return { rated, premium, allIn, ridersCost: undefined };
}

/** What a plan costs these people all in with the riders that it has, and no others. */
export function allInAsItIs(facts: BlockFacts, plan: RatedPlan['plan'], premium: Rupees): AllIn {
  return allInOfPlan(facts.keepers(), ratingOf(facts, plan), premium);
}

/** The form of each plan of a list; as it is filed where nobody may advise. */
export function formsUnder(
  { filters, licence }: PlansQuestion,
  facts: BlockFacts,
  livePrices: LivePrices,
): (rated: RatedPlan) => PlanForm {
  return (rated) => {
    const plain = plainForm(facts, rated, livePrices);
    return licenceRules[licence].mayAdvise ? bestForm(facts, plain, filters) : plain;
  };
}

/**
 * The form in which a product competes: as it is filed, or with riders that better what it pays, where
 * these give more of what was demanded, or as much of it for less all in. Riders are tried where their price and that of the
 * plan are filed, where these people can have them for all the years that are looked at, and where the plan then still passes
 * the filters. Where nothing is gained it stands as it is filed.
 */
export function bestForm(facts: BlockFacts, plain: PlanForm, filters: PlanFilters): PlanForm {
  const { plan, isNamed } = plain.rated;
  if (isNamed || plan.product.pricing === 'live' || !isPriced(plain)) return plain;
  const riders = betterTermRiders(plan.product, plan.slab).filter((one) => mayGain(facts, one));
  if (riders.length === 0) return plain;
  const lacksOf = ({ plan }: RatedPlan) => unmetDemands(plan, facts.demands, facts).length;
  const forms = riderSets(riders).flatMap((set) => formWith(facts, plain.rated, set, filters));
  const fewest = Math.min(lacksOf(plain.rated), ...forms.map(lacksOf));
  const rivals = forms.filter((form) => lacksOf(form) === fewest);
  const isPlainRival = lacksOf(plain.rated) === fewest;
  return leastAllIn(facts, rivals, { plain, isPlainRival, riders });
}

/**
 * Nobody gains by a shorter wait for an illness that they do not have, unless they asked for one, nor by what is paid beside
 * stays in hospital, unless they said that it matters.
 */
function mayGain({ keepers, ratedFor, demands }: BlockFacts, { effect, ...rider }: Rider): boolean {
  if (endsWithin(years, rider, ratedFor.members)) return false;
  const { importantItems, years: ofFamily } = keepers();
  switch (effect?.kind) {
    case 'pre-existing-wait':
      return (
        ofFamily.chances.preExisting.some((stays) => stays !== undefined) || demands.includes('pre_existing')
      );
    case 'doctor-visits-paid':
      return importantItems.has('outpatient_benefits');
    case 'lump-sum-paid':
      return importantItems.has('critical_illness_coverage');
    default:
      return true;
  }
}

/** Its terms would be counted for longer than they are paid for. */
function endsWithin(
  count: number,
  { ages, price }: Pick<Rider, 'ages' | 'price'>,
  members: readonly Member[],
): boolean {
  const last = price.kind === 'by-age' ? Math.max(...price.bands.map(({ toAge }) => toAge)) : ages?.to;
  const end = Math.min(last ?? Number.POSITIVE_INFINITY, ages?.to ?? Number.POSITIVE_INFINITY);
  return members.some(({ age }) => age !== undefined && ageInYears(age) + count - 1 > end);
}

/** Empty where these people cannot have them together, or the filters keep it out. */
function formWith(
  facts: BlockFacts,
  { plan }: RatedPlan,
  riders: readonly Rider[],
  filters: PlanFilters,
): readonly RatedPlan[] {
  const form = chosenPlan(facts, plan, { termYears: 1, riders: riders.map(({ id }) => id) });
  if (!form.ok || form.value.plan.premium.kind !== 'quoted') return [];
  const premium = premiumForFilters(form.value.plan.premium);
  return matchesFilters({ ...form.value.facts.filterFacts, premium }, filters) ? [form.value] : [];
}

type Rivalry = {
  readonly plain: PricedForm;
  /** It has as much of what was demanded as the forms. */
  readonly isPlainRival: boolean;
  /** All that were tried. */
  readonly riders: readonly Rider[];
};

/**
 * The form with the least all in, the plain one among equals. What no form can leave less of, with the terms of all riders at
 * once, is worked out first: a form whose premiums alone are too dear beside it is not judged.
 */
function leastAllIn(
  facts: BlockFacts,
  forms: readonly RatedPlan[],
  { plain, isPlainRival, riders }: Rivalry,
): PlanForm {
  const keepers = facts.keepers();
  const { insurer, slab } = plain.rated.plan;
  const eased = slabWithRiders(insurer, slab, riders as ChosenRiders).slab; // nobody buys this one
  const atPlainPremiums = allInAt(
    keepers,
    eased,
    plain.allIn.years.map(({ premium }) => premium),
  );
  const leastBesidePremium = atPlainPremiums.total - atPlainPremiums.premium;
  let best: PricedForm | undefined = isPlainRival ? plain : undefined;
  for (const rated of forms) {
    const { premium } = rated.plan;
    if (premium.kind !== 'quoted') continue;
    const premiums = premiumYears(keepers, ratingOf(facts, rated.plan), premium.total);
    const mean = Math.round(weightedMean(premiums, staying));
    if (best && mean + leastBesidePremium >= best.allIn.total) continue;
    const allIn = allInAt(keepers, rated.plan.slab, premiums);
    if (best && allIn.total >= best.allIn.total) continue;
    best = { rated, premium, allIn, ridersCost: less(premium.total, plain.premium.total) };
  }
  return best ?? plain;
}

function ratingOf({ ratedFor }: BlockFacts, plan: RatedPlan['plan']): Rating {
  const { insurer, product, slab, choice } = plan;
  return { ...ratedFor, insurer, product, slab, ...choice };
}

function isPriced(form: PlanForm): form is PricedForm {
  return form.premium.kind === 'quoted' && form.allIn !== undefined;
}
