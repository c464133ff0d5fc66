import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { dayInIndia } from '#domain/date.ts';
import type { QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import { zoneOf } from '#domain/location/zone.ts';
import { type BlocksQuestion, type ScoredBlocks, scoreBlocks } from '#domain/plan/blocks.ts';
import { noFilters, type PlanFilters } from '#domain/plan/filters.ts';
import type { ImportanceAnswers } from '#domain/plan/importance.ts';
import type { Licence } from '#domain/plan/licence.ts';
import type { Premium, ScoredBlock, ScoredPlan } from '#domain/plan/plan.ts';
import { type ProjectedYear, projectPremiums } from '#domain/plan/projection.ts';
import { basisOf } from '#domain/plan/rating.ts';
import type { PlanGroup, Quote } from '#domain/quote/quote.ts';
import { blocksFor, pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from './ports.ts';
import { askLive, coverStart } from './price-plan.ts';

export type ScoreWish = {
  readonly quoteId: QuoteId;
  readonly filters: PlanFilters;
  readonly importance: ImportanceAnswers;
  readonly resultType: BlocksQuestion['resultType'];
  readonly variant: Product['variant'] | undefined;
  /** Only these slabs, at their own cover; empty means all. */
  readonly slabIds: readonly SlabId[];
};

export type ScoredQuote = ScoredBlocks & { readonly quote: Quote; readonly catalogue: Catalogue };

/** Plans of an owned quote, priced and scored by today's catalogue. Live prices are what insurers answered so far. */
export async function scoreQuote(
  ports: Ports,
  owner: VisitorId,
  licence: Licence,
  wish: ScoreWish,
): Promise<Result<ScoredQuote>> {
  const quote = await ports.store.findQuote(owner, wish.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const catalogue = ports.catalogue.current();
  const question: BlocksQuestion = {
    ...narrowed(catalogue, wish),
    request: quote.request,
    on: coverStart(ports),
    importance: wish.importance,
    licence,
    resultType: wish.resultType,
    channel: quote.channel,
    livePrices: new Map(),
    variant: wish.variant,
  };
  const first = scoreBlocks(question);
  const livePrices = await livePricesOf(ports, catalogue, quote, first.blocks);
  const scored = livePrices.size > 0 ? scoreBlocks({ ...question, livePrices }) : first;
  // Rated as of the start of cover, which is tomorrow; the price itself is of today.
  const stamp = { ...scored.stamp, on: dayInIndia(ports.clock.now()) };
  return ok({ ...scored, stamp, quote, catalogue });
}

/** One scored plan of a block, at its own cover. `index` counts the blocks of the quote as `blocksFor` gives them. */
export async function scoreOnePlan(
  ports: Ports,
  owner: VisitorId,
  licence: Licence,
  place: { readonly quoteId: QuoteId; readonly index: number; readonly slabId: SlabId },
): Promise<Result<ScoredPlan>> {
  const scored = await scoreQuote(ports, owner, licence, {
    quoteId: place.quoteId,
    filters: noFilters,
    importance: {},
    resultType: 'all',
    variant: undefined,
    slabIds: [place.slabId],
  });
  if (!scored.ok) return scored;
  const plan = scored.value.blocks[place.index]?.plans[0];
  return plan ? ok(plan) : fail('PLAN_NOT_OFFERED');
}

export type Projection = { readonly firstYear: number; readonly years: readonly ProjectedYear[] };

export type ProjectionWish = {
  readonly quoteId: QuoteId;
  readonly slabId: SlabId;
  readonly group: PlanGroup;
  /** Which block of the group, from 0: own parents and in-laws are two. */
  readonly couple: number;
};

/** Five years of premiums of a plan for the people of a block. Fails with `NOT_FOUND` or `PLAN_NOT_OFFERED`. */
export async function projectPlan(
  ports: Ports,
  owner: VisitorId,
  wish: ProjectionWish,
): Promise<Result<Projection>> {
  const quote = await ports.store.findQuote(owner, wish.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const catalogue = ports.catalogue.current();
  const found = catalogue.slabs.get(wish.slabId);
  const insurer = found && catalogue.insurers.get(found.product.insurer);
  const block = blocksFor(quote.request.members).filter(({ group }) => group === wish.group)[wish.couple];
  if (!found || !insurer || !block) return fail('PLAN_NOT_OFFERED');
  const on = coverStart(ports);
  const years = projectPremiums({
    ...found,
    insurer,
    basis: basisOf(wish.group),
    members: block.members,
    zone: zoneOf(pincodeOf(quote.request, block.members), catalogue.zones),
    termYears: 1,
    taxRates: catalogue.taxRates,
    on,
  });
  return ok({ firstYear: Number(on.slice(0, 4)), years });
}

async function livePricesOf(
  ports: Ports,
  catalogue: Catalogue,
  quote: Quote,
  blocks: readonly ScoredBlock[],
): Promise<ReadonlyMap<string, Premium>> {
  const { pincode, parentsPincode } = quote.request;
  const asked = blocks.flatMap(({ block, plans }) =>
    plans
      .filter((plan) => plan.product.pricing === 'live')
      .map(async (plan): Promise<[string, Premium]> => {
        const question = {
          group: block.group,
          members: block.members,
          pincode,
          parentsPincode,
          termYears: 1 as const,
        };
        return [plan.planIdentifier, await askLive(ports, catalogue, plan, question)];
      }),
  );
  return new Map(await Promise.all(asked));
}

/** Named slabs stand at their own cover, as if they were all that is sold, and no filter hides them. */
function narrowed(
  catalogue: Catalogue,
  { slabIds, filters }: ScoreWish,
): Pick<BlocksQuestion, 'catalogue' | 'filters'> {
  if (slabIds.length === 0) return { catalogue, filters };
  const products = catalogue.products.flatMap((product) => {
    const slabs = product.slabs.filter((slab) => slabIds.includes(slab.id));
    return slabs.length > 0 ? [{ ...product, slabs }] : [];
  });
  const covers = products.flatMap((product) => product.slabs.map((slab) => slab.sumInsured));
  const coverage = covers.length > 0 ? covers.reduce((a, b) => (b < a ? b : a)) : undefined;
  return { catalogue: { ...catalogue, products }, filters: { ...noFilters, coverage } };
}
