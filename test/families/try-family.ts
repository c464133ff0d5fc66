import { asId, type VisitorId } from '#domain/ids.ts';
import { noFilters, type PlanFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredBlock } from '#domain/offer/plan.ts';
import { listedTypes } from '#domain/quote/listed-types.ts';
import type { ProductType, Quote } from '#domain/quote/quote.ts';
import { saveQuote } from '#usecases/quoting/save-quote.ts';
import {
  type ScoredQuote,
  type ScoringNeeds,
  scoreQuote,
  scoringNeeds,
} from '#usecases/quoting/score-quote.ts';
import { type Draws, drawsFrom } from './draws.ts';
import { drawFamily, type Family } from './family.ts';
import { type Counts, type LawBook, openLawBook } from './law-book.ts';
import { blockLaws, priceLaws } from './laws/block-laws.ts';
import { choiceLaws } from './laws/choice-laws.ts';
import { filterLaws } from './laws/filter-laws.ts';
import { gainLaws } from './laws/gain-laws.ts';
import { billLaws, type PlanCase, projectionLaws, samePriceLaws } from './laws/plan-laws.ts';
import { savingLaws } from './laws/saving-laws.ts';
import { saleIn, type World } from './world.ts';

export type Tried = {
  readonly seed: number;
  readonly family: Family;
  readonly broken: readonly string[];
  readonly counts: Counts;
};

/** Longer than the sandbox insurer takes for a live price. */
const livePriceSeconds = 4;
const plansTried = 3;

export type Trial = (seed: number) => Promise<Tried>;

export function trialsIn(world: World): Trial {
  const needs = scoringNeeds(world.ports, 'broker');
  return (seed) => tryFamily(world, needs, seed);
}

/** One family through save, score, price, projection and bill test. A throw is a law broken like any other. */
async function tryFamily(world: World, needs: ScoringNeeds, seed: number): Promise<Tried> {
  const draws = drawsFrom(seed);
  const family = drawFamily(draws, world.catalogue, world.pincodes);
  const book = openLawBook();
  book.count('families', 1);
  try {
    const owner = asId<VisitorId>(`visitor-${seed}`);
    const saved = await saveQuote(world.ports, owner, saleIn(family.channel), family.request);
    savingLaws(book, family.request, world.catalogue, saved);
    if (!saved.ok) book.count('refused', 1);
    else {
      const { quote } = saved.value;
      const types: ScoredQuote[] = [];
      for (const type of listedTypes(quote.request)) {
        types.push(await tryQuote(book, world, needs, draws, family, quote, type));
      }
      typeLaws(book, types);
    }
  } catch (error) {
    book.holds('nothing throws', false, error instanceof Error ? error.stack : String(error));
  }
  return { seed, family, broken: book.broken, counts: book.counts };
}

async function tryQuote(
  book: LawBook,
  world: World,
  needs: ScoringNeeds,
  draws: Draws,
  family: Family,
  quote: Quote,
  productType: ProductType,
): Promise<ScoredQuote> {
  const { sort } = family.filters;
  const ask = async (filters: PlanFilters): Promise<ScoredQuote> => {
    const { id: quoteId, owner } = quote;
    const request = {
      quoteId,
      filters,
      resultType: 'all',
      variant: undefined,
      slabIds: [],
      productType,
    } as const;
    const scored = await scoreQuote(needs, owner, request);
    if (!scored.ok) throw new Error(`The quote is not scored: ${scored.failure.code}`);
    return scored.value;
  };
  const scored = await ask({ ...noFilters, sort });
  if (scored.blocks.length === 0) book.count('offline', 1);
  blockLaws(book, scored, sort, family.request.importance);
  for (const block of scored.blocks) gainLaws(book, scored.catalogue, block);
  await filterLaws(book, draws, family.filters, async (filters) => (await ask(filters)).blocks);
  for (const one of casesOf(draws, world, scored)) {
    await samePriceLaws(book, one);
    await projectionLaws(book, draws, one);
    await choiceLaws(book, draws, one);
    billLaws(book, draws, one);
  }
  if (scored.live.some(({ answer }) => answer.kind === 'pending')) {
    world.wait(livePriceSeconds);
    liveLaws(book, scored.blocks, (await ask({ ...noFilters, sort })).blocks);
  }
  return scored;
}

/** What one list says of the other type is what that one shows. */
function typeLaws(book: LawBook, types: readonly ScoredQuote[]): void {
  for (const { offers } of types) {
    for (const [id, reportedOffers] of offers ?? []) {
      for (const [index, { block, plans }] of reportedOffers.entries()) {
        const listed = types[index]?.blocks.find((one) => one.block.id === block);
        book.holds('the plans of a type are as many as told', (listed?.plans.length ?? 0) === plans, id);
      }
    }
  }
}

/** A few plans of each block. */
function casesOf(draws: Draws, { ports }: World, { blocks, quote }: ScoredQuote): readonly PlanCase[] {
  return blocks.flatMap(({ block, plans }) => {
    const cases = draws.some(plans, plansTried / Math.max(plansTried, plans.length));
    return cases.map((plan) => ({ ports, quote, block, plan }));
  });
}

/** Once insurers have answered: what they say is a price or a reason, and no other plan has changed. */
function liveLaws(book: LawBook, before: readonly ScoredBlock[], after: readonly ScoredBlock[]): void {
  for (const [index, { plans }] of after.entries()) {
    const earlier = new Map(before[index]?.plans.map((plan) => [plan.slab.id, plan.score.totalTenths]));
    for (const { product, slab, premium, score } of plans) {
      if (product.pricing === 'live') priceLaws(book, premium, true, slab.id);
      else
        book.holds(
          "a live price changes nobody else's score",
          earlier.get(slab.id) === score.totalTenths,
          slab.id,
        );
    }
  }
}
