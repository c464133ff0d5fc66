import type { Catalogue, Insurer, Product, Slab } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import type { Zone } from '../location/place.ts';
import { zoneOf } from '../location/zone.ts';
import { ageInYears } from '../person/age.ts';
import type { Channel } from '../quote/channel.ts';
import type { PlanGroup, QuoteRequest } from '../quote/quote.ts';
import { blocksFor, pincodeOf } from '../quote/recommendation.ts';
import { benchmarkPremium } from './benchmark.ts';
import { peopleFingerprint, rowIdsOf } from './cpt.ts';
import { withVerdicts } from './dominance.ts';
import { notShownReason } from './eligibility.ts';
import { featureUtilities } from './feature-utility.ts';
import { filterCounts } from './filter-counts.ts';
import { filterFactsOf, matchesFilters, type PlanFilters } from './filters.ts';
import { type ImportanceAnswers, type Importances, importanceFor } from './importance.ts';
import { type Licence, licenceRules } from './licence.ts';
import type {
  Block,
  NotShown,
  NotShownReason,
  Plan,
  Premium,
  PriceStamp,
  ScoredBlock,
  ScoredPlan,
} from './plan.ts';
import { basisOf, ratePlan } from './rating.ts';
import { scorePlan } from './scoring.ts';
import { slabFor, type WantedCover } from './slab-choice.ts';
import { sortOrderUnder, sortPlans } from './sorting.ts';

/** `split` is the split-plan view: family and parents side by side. */
export type ResultType = PlanGroup | 'split' | 'all';

export type BlocksQuestion = {
  readonly catalogue: Catalogue;
  /** Members with a blocking condition have left already. */
  readonly request: QuoteRequest;
  /** The day cover starts. */
  readonly on: IsoDate;
  readonly importance: ImportanceAnswers;
  readonly filters: PlanFilters;
  readonly licence: Licence;
  readonly resultType: ResultType;
  readonly channel: Channel;
  /** What insurers answered so far, by plan identifier; a live plan that is absent is pending. */
  readonly livePrices: ReadonlyMap<string, Premium>;
  /** When given, only plans of this variant are shown: the government-standard ones. */
  readonly variant: Product['variant'] | undefined;
};

export type ScoredBlocks = { readonly blocks: readonly ScoredBlock[]; readonly stamp: PriceStamp };

/** Premiums are those of a one-year term. */
const termYears = 1;

/** Every product of the catalogue ends, in each block that applies, among the plans or among those not shown. */
export function scoreBlocks(question: BlocksQuestion): ScoredBlocks {
  const { catalogue, request, on, resultType } = question;
  const blocks = blocksFor(request.members)
    .filter(({ group }) => isAsked(group, resultType))
    .map(({ group, members }) => ({ group, members, pincode: pincodeOf(request, members), request }))
    .map((block) => scoreBlock(question, block));
  return { blocks, stamp: { catalogueVersion: catalogue.version, on } };
}

function isAsked(group: PlanGroup, resultType: ResultType): boolean {
  if (resultType === 'all') return true;
  return resultType === 'split' ? group === 'family' || group === 'parents' : group === resultType;
}

/** What all plans of a block share. */
type BlockFacts = {
  readonly block: Block;
  readonly zone: Zone;
  readonly ages: readonly number[];
  readonly eldestAge: number;
  readonly importance: Importances;
  readonly people: string;
};

function scoreBlock(question: BlocksQuestion, block: Block): ScoredBlock {
  const { catalogue, filters, licence } = question;
  const facts = factsOf(question, block);
  const eligible: ScoredPlan[] = [];
  const notShown: NotShown[] = [];
  for (const product of catalogue.products) {
    const insurer = insurerOf(catalogue, product);
    const slab = slabOrReason(question, block, product);
    if (typeof slab === 'string') notShown.push({ product, insurer, group: block.group, reason: slab });
    else eligible.push(scoredPlan(question, facts, planOf(question, facts, insurer, product, slab)));
  }
  const filterFacts = eligible.map(({ insurer, slab }) =>
    filterFactsOf({ insurer: insurer.slug, ...slab }, facts.eldestAge),
  );
  const shown = eligible.filter((_, index) => {
    const plan = filterFacts[index];
    return plan !== undefined && matchesFilters(plan, filters);
  });
  for (const plan of eligible) if (!shown.includes(plan)) notShown.push(filteredOut(plan));
  const judged = licenceRules[licence].mayAdvise ? withVerdicts(shown, facts.eldestAge) : shown;
  return {
    block,
    plans: sortPlans(judged, sortOrderUnder(licence, filters.sort)),
    notShown,
    filterCounts: filterCounts(filterFacts, filters),
  };
}

function factsOf({ catalogue, importance }: BlocksQuestion, block: Block): BlockFacts {
  const ages = block.members.flatMap(({ age }) => (age ? [ageInYears(age)] : []));
  return {
    block,
    zone: zoneOf(block.pincode, catalogue.zones),
    ages,
    eldestAge: Math.max(0, ...ages),
    importance: importanceFor(block.members, importance),
    people: peopleFingerprint(block.members),
  };
}

function slabOrReason(
  { filters, request, variant, channel }: BlocksQuestion,
  block: Block,
  product: Product,
): Slab | NotShownReason {
  if (variant !== undefined && product.variant !== variant) return 'channel';
  return (
    notShownReason(product, block, channel) ??
    slabFor(product, wantedCover(request, filters)) ??
    'sum-insured'
  );
}

/** A cover chosen among the filters takes the place of the quote's, and of the most that was said with it. */
function wantedCover(request: QuoteRequest, { coverage, maxSumInsured }: PlanFilters): WantedCover {
  return {
    sumInsured: coverage ?? request.sumInsured,
    maxSumInsured: maxSumInsured ?? (coverage === undefined ? request.maxSumInsured : undefined),
    deductible: request.deductible,
  };
}

function planOf(
  { catalogue, on, livePrices }: BlocksQuestion,
  { block, zone, people }: BlockFacts,
  insurer: Insurer,
  product: Product,
  slab: Slab,
): Plan {
  const { group, members, pincode } = block;
  const row = { catalogueVersion: catalogue.version, slabId: slab.id, group, pincode, termYears, people };
  const ids = rowIdsOf(row);
  const rated = ratePlan({
    product,
    slab,
    insurer,
    basis: basisOf(group),
    members,
    zone,
    termYears,
    taxRates: catalogue.taxRates,
    on,
  });
  const premium = rated.kind === 'pending' ? (livePrices.get(ids.planIdentifier) ?? rated) : rated;
  return { insurer, product, slab, group, ...ids, premium };
}

function scoredPlan({ request }: BlocksQuestion, facts: BlockFacts, plan: Plan): ScoredPlan {
  const { slab, premium, group, product } = plan;
  const score = scorePlan({
    utilities: featureUtilities(slab, facts.eldestAge),
    importance: facts.importance,
    annualPremium: premium.kind === 'quoted' ? premium.net : undefined,
    benchmark: benchmarkPremium({
      ages: facts.ages,
      basis: basisOf(group),
      zone: facts.zone,
      productType: product.productType,
      sumInsured: slab.sumInsured,
      deductible: request.deductible,
    }),
  });
  return { ...plan, score, recommended: false, neverBetter: undefined };
}

function filteredOut({ product, insurer, group }: ScoredPlan): NotShown {
  return { product, insurer, group, reason: 'filter' };
}

function insurerOf(catalogue: Catalogue, product: Product): Insurer {
  const insurer = catalogue.insurers.get(product.insurer);
  if (!insurer) throw new Error(`The catalogue has no insurer ${product.insurer}`);
  return insurer;
}
