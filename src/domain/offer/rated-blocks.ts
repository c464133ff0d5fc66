import type { Product, Slab } from '../catalogue/catalogue.ts';
import { type Hospital, namedNear } from '../catalogue/hospital.ts';
import { assumedLimits, heldCover } from '../claim/held-cover.ts';
import type { IsoDate } from '../date.ts';
import type { CptId, SlabId } from '../ids.ts';
import { mostYears, usualAllIn, weightedMean } from '../judge/all-in/all-in.ts';
import { besidesOf } from '../judge/all-in/beside-stays.ts';
import type { Keepers } from '../judge/all-in/plan-years.ts';
import { usualBearable } from '../judge/bearable.ts';
import { benchmarkYears } from '../judge/benchmark.ts';
import { type Importances, importanceFor } from '../judge/importance.ts';
import { type ShownYear, shownYearOf } from '../judge/shown-year.ts';
import { type Demand, demandsOf } from '../judge/verdict/demands.ts';
import type { FloorFacts } from '../judge/verdict/floors.ts';
import { type FamilyWorth, familyWorth } from '../judge/worth.ts';
import type { FamilyYears } from '../judge/years/family-years.ts';
import { lower, type Rupees } from '../money.ts';
import { once } from '../once.ts';
import { ageInYears, eldestOf } from '../person/age.ts';
import { birthYears } from '../person/birth.ts';
import { cptIdsFor, type RowsOfPeople } from '../price/cpt.ts';
import type { Premium } from '../price/premium.ts';
import { type RatedFor, ratedFor } from '../price/rated-for.ts';
import { ratePlan } from '../price/rating.ts';
import type { SoundChoice } from '../price/riders/plan-choice.ts';
import { noRiders } from '../price/riders/riders.ts';
import { taxOn } from '../price/tax.ts';
import { processingStatus } from '../purchase/processing-status.ts';
import { type Block, isSplitBlock } from '../quote/block.ts';
import type { BlockId } from '../quote/block-id.ts';
import type { Channel } from '../quote/channel.ts';
import type { PlanGroup, QuoteRequest } from '../quote/quote.ts';
import { pincodeOf } from '../quote/recommendation.ts';
import { largestAtPrice, mostCover, slabFor, type WantedCover, wantedCover } from './choice/slab-choice.ts';
import { hinderers, notShownReason } from './eligibility.ts';
import { type FilterFacts, matchesFilters, type PlanFilters } from './filters/filters.ts';
import type { Licence } from './licence.ts';
import { offeredBlocks } from './offered-blocks.ts';
import type { HiddenPlan, NotShownReason, OfferedBlock, Plan, QuotedBlock } from './plan.ts';
import type { PreparedCatalogue, PreparedProduct, PreparedSlab, SlabFacts } from './prepared-catalogue.ts';

/** `split` is the split-plan view: family and parents side by side. */
export type ResultType = PlanGroup | 'split' | 'all' | { readonly block: BlockId };

export type PlansQuestion = {
  readonly catalogue: PreparedCatalogue;
  /** Members with a blocking condition have left already. */
  readonly request: QuoteRequest;
  /** The day cover starts. */
  readonly on: IsoDate;
  readonly filters: PlanFilters;
  readonly licence: Licence;
  readonly resultType: ResultType;
  readonly channel: Channel;
  /** When given, only plans of this variant are shown: the government-standard ones. */
  readonly variant: Product['variant'] | undefined;
};

/** A list is of plans for a year, as they are filed. */
const plain: SoundChoice = { termYears: 1, riders: noRiders };

/** A plan that is shown, before it is held against the others. */
export type RatedPlan = {
  readonly plan: Plan;
  readonly facts: SlabFacts;
  /** It was named, or its term and riders were chosen: it stands as it is. Else it competes in its best form. */
  readonly isNamed: boolean;
};

/** A block with the prices that are known without asking an insurer. */
export type RatedBlock = {
  readonly facts: BlockFacts;
  readonly plans: readonly RatedPlan[];
  readonly notShown: readonly HiddenPlan[];
  /** Every product that takes these people at this cover, filtered out or not. */
  readonly fitting: readonly FittingProduct[];
};

export type FittingProduct = {
  readonly offer: PreparedProduct;
  /** Undefined where it was not priced: other filters than a budget keep it out. */
  readonly plan: Plan | undefined;
  readonly filterFacts: FilterFacts;
};

/** The blocks that are asked for, in the order of `offeredBlocks`. */
export function rateBlocks(question: PlansQuestion): readonly RatedBlock[] {
  const { request, resultType, channel, catalogue } = question;
  return offeredBlocks(catalogue.catalogue.products, request, channel)
    .filter((block) => isRequested(block, resultType))
    .map((block) => rateOffered(question, block));
}

/** One block by itself. */
export function rateOffered(question: PlansQuestion, block: OfferedBlock): RatedBlock {
  return rateBlock(question, factsOf(question, block));
}

/** The same people and prices by the other answers that no price depends on. */
export function withAnswers(question: PlansQuestion, rated: RatedBlock): RatedBlock {
  return { ...rated, facts: factsOf(question, rated.facts.block) };
}

/** Plans of a block of whose price the insurer gives a part itself. */
export function livePlansOf({ plans }: RatedBlock): readonly Plan[] {
  return plans.flatMap(({ plan }) => (isPricedLive(plan) ? [plan] : []));
}

export function isPricedLive({ product, choice }: Pick<Plan, 'product' | 'choice'>): boolean {
  return product.pricing === 'live' || choice.riders.some(({ price }) => price.kind === 'live');
}

function isRequested(block: Block, resultType: ResultType): boolean {
  if (typeof resultType !== 'string') return resultType.block === block.id;
  if (resultType === 'all') return true;
  return resultType === 'split' ? isSplitBlock(block) : block.group === resultType;
}

/** What all plans of a block share. Years and worth are worked out when first asked for: counting and pricing need neither. */
export type BlockFacts = {
  readonly block: QuotedBlock & OfferedBlock;
  readonly ratedFor: RatedFor;
  readonly eldestAge: number;
  readonly importance: Importances;
  /** What was said to matter a lot to these people. */
  readonly demands: readonly Demand[];
  /** Where they would be treated; undefined: they named none near them. */
  readonly hospital: Hospital | undefined;
  /** What the priced rows of all their plans share. */
  readonly rows: RowsOfPeople;
  readonly cptIdOf: (slabId: SlabId) => CptId;
  /** The cover that was asked for: plans are measured by it. */
  readonly requestedCover: Rupees;
  /** All figures of years that a plan has are those of it. */
  readonly shownYear: ShownYear;
  readonly years: () => FamilyYears;
  readonly worth: () => FamilyWorth;
  readonly keepers: () => Keepers;
  readonly floors: () => FloorFacts;
};

function factsOf(question: PlansQuestion, people: OfferedBlock): BlockFacts {
  const { catalogue, request, on, filters } = question;
  const { members } = people;
  const { taxRates, version } = catalogue.catalogue;
  const block = { ...people, pincode: pincodeOf(request, members), request };
  const ages = members.flatMap(({ age }) => (age ? [ageInYears(age)] : []));
  const rated = ratedFor(catalogue.catalogue, { ...block, ...plain, on });
  const importance = importanceFor(members, request.importance);
  const taxSince = taxOn(taxRates, request.productType, on)?.effectiveFrom;
  const cover = wantedCover(request, filters);
  const { deductible } = cover;
  const sumInsured = lower(cover.sumInsured, mostCover);
  const { productType } = request;
  const { basis, zone } = rated;
  const years = once(() => catalogue.years({ members, pincode: block.pincode, basis }));
  const rows = { ...block, catalogueVersion: version, termYears: plain.termYears, riders: [], taxSince };
  const { bearable = usualBearable } = request;
  const hospital = namedNear(
    catalogue.catalogue.hospitals,
    request.importance?.hospitals ?? [],
    block.pincode,
  );
  const existing = heldCover(request, assumedLimits);
  const besides = besidesOf(importance, birthYears(members));
  const market = once(() =>
    benchmarkYears({ ages, basis, zone, productType, sumInsured, deductible }, mostYears),
  );
  return {
    block,
    ratedFor: rated,
    eldestAge: eldestOf(ages),
    importance,
    demands: demandsOf(request.importance, members, hospital),
    hospital,
    rows,
    cptIdOf: cptIdsFor(rows),
    requestedCover: sumInsured,
    shownYear: shownYearOf(members),
    years,
    keepers: once(() => ({ years: years(), bearable, existing, ...besides, market: market() })),
    floors: once(() => ({
      cashlessNear: catalogue.cashlessNear(block.pincode),
      medianComplaints: catalogue.medianComplaints,
      declared: catalogue.catalogue.conditions.filter(({ id }) =>
        members.some(({ conditions }) => conditions.includes(id)),
      ),
    })),
    worth: once(() =>
      familyWorth({
        years: years(),
        benchmark: weightedMean(market().slice(0, usualAllIn.years), usualAllIn.staying),
        productType,
        sumInsured,
        deductible,
        bearable,
        existing,
        ...besides,
      }),
    ),
  };
}

function rateBlock(question: PlansQuestion, facts: BlockFacts): RatedBlock {
  const { filters } = question;
  const cover = wantedCover(question.request, filters);
  const plans: RatedPlan[] = [];
  const notShown: HiddenPlan[] = [];
  const hidden: HiddenPlan[] = [];
  const fitting: FittingProduct[] = [];
  for (const offer of offersOf(question)) {
    const { product, insurer } = offer;
    const block = facts.block.id;
    const outcome = slabOrReason(question, facts.block, offer, cover);
    if (typeof outcome === 'string') {
      const members = hinderers(product, facts.block, outcome).map(({ key }) => key);
      notShown.push({ product, insurer, block, reason: outcome, members });
      continue;
    }
    const slab = largestAtPrice(facts.ratedFor, offer, outcome, cover);
    const slabFacts = slab.factsAt(facts.eldestAge);
    const fit = fittingProduct(question, facts, offer, slab);
    fitting.push(fit);
    if (fit.plan && matchesFilters(fit.filterFacts, filters)) {
      plans.push({ plan: fit.plan, facts: slabFacts, isNamed: offer.isNamed });
    } else {
      hidden.push({ product, insurer, block, reason: 'filter', members: [] });
    }
  }
  return { facts, plans, notShown: [...notShown, ...hidden], fitting };
}

/** With a budget all of them are priced, else those that the other filters let through. */
function fittingProduct(
  { filters }: PlansQuestion,
  facts: BlockFacts,
  offer: PreparedProduct,
  slab: PreparedSlab,
): FittingProduct {
  const { filterFacts } = slab.factsAt(facts.eldestAge);
  if (filters.maxPremium === 'any' && !matchesFilters(filterFacts, filters))
    return { offer, plan: undefined, filterFacts };
  const plan = ratedPlan(facts, offer, slab.slab);
  return { offer, plan, filterFacts: { ...filterFacts, premium: premiumForFilters(plan.premium) } };
}

/** What filters see of a price. */
export function premiumForFilters(premium: Premium): FilterFacts['premium'] {
  if (premium.kind === 'quoted') return premium.total;
  return premium.kind === 'pending' ? 'awaited' : 'none';
}

/** What would fit if no most cover were asked for: it keeps plans out before they are looked at. */
export function fittingAnyCover(question: PlansQuestion, facts: BlockFacts): readonly FittingProduct[] {
  const { request, filters } = question;
  const cover = wantedCover(request, { ...filters, maxSumInsured: undefined });
  return offersOf(question).flatMap((offer) => {
    const outcome = slabOrReason(question, facts.block, offer, cover);
    return typeof outcome === 'string' ? [] : [fittingProduct(question, facts, offer, outcome)];
  });
}

/** Who asks for one variant is told of no other. */
function offersOf({ catalogue, variant }: PlansQuestion): readonly PreparedProduct[] {
  const { products } = catalogue;
  return variant === undefined ? products : products.filter(({ product }) => product.variant === variant);
}

function slabOrReason(
  { channel }: PlansQuestion,
  block: QuotedBlock,
  offer: PreparedProduct,
  cover: WantedCover,
): PreparedSlab | NotShownReason {
  return notShownReason(offer.product, block, channel) ?? slabFor(offer, cover) ?? 'sum-insured';
}

function ratedPlan(
  { block, ratedFor, cptIdOf, eldestAge }: BlockFacts,
  { product, insurer }: PreparedProduct,
  slab: Slab,
): Plan {
  const premium = ratePlan({ product, slab, insurer, ...ratedFor });
  const status = processingStatus(product, slab, eldestAge);
  return { insurer, product, slab, block: block.id, cptId: cptIdOf(slab.id), choice: plain, premium, status };
}
