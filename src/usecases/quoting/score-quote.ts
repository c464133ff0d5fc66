import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import type { QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import { lowest } from '#domain/money.ts';
import type { PricedBlock } from '#domain/offer/block-pick.ts';
import type { ScoredBlocks } from '#domain/offer/blocks.ts';
import { type ChosenPlan, withNamedChoices } from '#domain/offer/choice/chosen-plans.ts';
import { noFilters, type PlanFilters } from '#domain/offer/filters/filters.ts';
import type { Licence } from '#domain/offer/licence.ts';
import type { LivePrices } from '#domain/offer/live-prices.ts';
import { type ScoredPlan, unjudged } from '#domain/offer/plan.ts';
import { narrowedTo, type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import {
  livePlansOf,
  type PlansQuestion,
  type RatedBlock,
  type ResultType,
  rateBlocks,
} from '#domain/offer/rated-blocks.ts';
import { type TypeOffer, typeOffers } from '#domain/offer/type-offers.ts';
import { mapInPieces } from '#domain/pieces.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import { blockOrNearest } from '#domain/quote/block.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { listedTypes, requestFor } from '#domain/quote/listed-types.ts';
import type { ProductType, Quote } from '#domain/quote/quote.ts';
import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { inTurns } from './judging/in-turns.ts';
import { type GroupJudge, judgeGroups } from './judging/judge-groups.ts';
import { ofEachCatalogue } from './of-each-catalogue.ts';
import { type LivePriceExchange, livePremium, liveQuestion } from './price-plan.ts';

export type ScoreRequest = {
  readonly quoteId: QuoteId;
  readonly filters: PlanFilters;
  readonly resultType: ResultType;
  /** Only this block is scored, or what takes its place; absent: all of them. */
  readonly onlyBlock?: BlockId;
  readonly variant: Product['variant'] | undefined;
  /** Only these slabs, at their own cover; empty means all. */
  readonly slabIds: readonly SlabId[];
  /** Undefined: that of the first slab that is named, where the quote lists it; else the quote's own. */
  readonly productType?: ProductType | undefined;
  /** What was chosen with some of them. Absent: every plan is for a year and without riders. */
  readonly choices?: readonly ChosenPlan[];
};

export type ScoredQuote = ScoredBlocks & {
  /** Every block that is asked for, scored or not, with what its own list recommends. */
  readonly priced: readonly PricedBlock[];
  readonly quote: Quote;
  readonly catalogue: Catalogue;
  /** The first day of cover, by which its prices go: what is said beside them goes by no other. */
  readonly on: IsoDate;
  /** The live prices that were asked for, and what was said. */
  readonly live: readonly LivePriceExchange[];
  readonly livePrices: LivePrices;
  /** By block, what each type of product that the quote lists offers; undefined where plans are named. */
  readonly offers: ReadonlyMap<BlockId, readonly TypeOffer[]> | undefined;
};

/** What scoring a quote takes: the ports, the licence, the catalogue of the moment as scoring wants it, and the day. */
export type ScoringNeeds = {
  readonly ports: Ports;
  readonly licence: Licence;
  readonly prepared: () => PreparedCatalogue;
  readonly today: () => IsoDate;
};

const preparedOf = ofEachCatalogue(prepareCatalogue);

export function scoringNeeds(ports: Ports, licence: Licence): ScoringNeeds {
  return {
    ports,
    licence,
    prepared: () => preparedOf(ports.catalogue.current()),
    today: () => dayInIndia(ports.clock.now()),
  };
}

/** Needs that stay with the catalogue and the day of this moment: an answer that is scored in several turns is of one of each. */
export function needsOfNow(needs: ScoringNeeds): ScoringNeeds {
  const prepared = needs.prepared();
  const today = needs.today();
  return { ...needs, prepared: () => prepared, today: () => today };
}

/**
 * Plans of an owned quote, priced and scored by today's catalogue. Live prices are what insurers answered so far. Fails
 * with `NOT_FOUND`, beside its field for a type of product that the quote does not list, and as `withNamedChoices` does.
 */
export async function scoreQuote(
  needs: ScoringNeeds,
  owner: VisitorId,
  scoreRequest: ScoreRequest,
): Promise<Result<ScoredQuote>> {
  const result = await rateQuote(needs, owner, scoreRequest);
  if (!result.ok) return result;
  const { question, rated, judge, quote, catalogue, stamp, on, live, livePrices } = result.value;
  const { ports } = needs;
  const blocks = await inTurns(ports, mapInPieces(shownOf(rated, scoreRequest), judge.judge));
  const priced = await inTurns(ports, mapInPieces(rated, judge.price));
  const own = priced.filter(({ block }) => blocks.some((one) => one.block === block));
  const isWhole = scoreRequest.slabIds.length === 0;
  const offers = isWhole
    ? await inTurns(ports, typeOffers(question, quote.request, own, withoutAsking))
    : undefined;
  return ok({ quote, catalogue, stamp, on, live, livePrices, blocks, priced, offers });
}

/** What every page of a quote is made of: its people in their blocks, with prices, and the one judge of them. */
export type RatedQuote = Pick<ScoredQuote, 'quote' | 'catalogue' | 'stamp' | 'on' | 'live'> & {
  readonly question: PlansQuestion;
  readonly rated: readonly RatedBlock[];
  readonly livePrices: LivePrices;
  readonly judge: GroupJudge;
};

/** The plans of an owned quote with their prices, before anything is judged. Fails as `scoreQuote` does. */
export async function rateQuote(
  { ports, licence, prepared, today }: ScoringNeeds,
  owner: VisitorId,
  scoreRequest: ScoreRequest,
): Promise<Result<RatedQuote>> {
  const quote = await ports.store.findQuote(owner, scoreRequest.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const { catalogue } = prepared();
  const request = requestFor(
    quote.request,
    scoreRequest.productType ?? productTypeOf(quote, scoreRequest, catalogue),
  );
  if (!request) return fail('INVALID_ANSWERS', { fields: [typeNotListed] });
  // The day is fixed before insurers are waited for: an answer that midnight overtakes is one of the day
  // before.
  const pricedOn = today();
  const question: PlansQuestion = {
    ...narrowed(prepared(), scoreRequest),
    request,
    on: firstDayOfCover(pricedOn),
    licence,
    resultType: scoreRequest.resultType,
    channel: quote.channel,
    variant: scoreRequest.variant,
  };
  const rated = withNamedChoices(rateBlocks(question), scoreRequest.choices ?? []);
  if (!rated.ok) return rated;
  await ports.rest();
  const { live, livePrices } = await askForLive(ports, catalogue, quote, rated.value);
  return ok({
    quote,
    catalogue,
    // Rated as of the start of cover, which is tomorrow; the price itself is of today.
    stamp: { catalogueVersion: catalogue.version, on: pricedOn },
    on: question.on,
    live,
    livePrices,
    question,
    rated: rated.value,
    judge: judgeGroups(question, livePrices),
  });
}

/** Insurers are asked of the listed type alone, of the people as they were asked for. */
export const withoutAsking = (question: PlansQuestion) => judgeGroups(question, new Map()).price;

/** The blocks that are asked for, of those that are rated. */
export function shownOf(
  rated: readonly RatedBlock[],
  { onlyBlock }: Pick<ScoreRequest, 'onlyBlock'>,
): readonly RatedBlock[] {
  if (onlyBlock === undefined) return rated;
  const blocks = rated.map(({ facts }) => facts.block);
  const block = blockOrNearest(blocks, onlyBlock);
  return rated.filter(({ facts }) => facts.block === block);
}

const typeNotListed = { field: 'data.product_type', code: 'CHOICE_UNKNOWN' } as const;

function productTypeOf({ request }: Quote, { slabIds }: ScoreRequest, { slabs }: Catalogue): ProductType {
  const [first] = slabIds;
  const namedType = first === undefined ? undefined : slabs.get(first)?.product.productType;
  return listedTypes(request).find((type) => type === namedType) ?? request.productType;
}

type PlanPlace = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly slabId: SlabId;
  /** When it is absent, the plan is for a year and without riders. */
  readonly choice?: PlanChoice | undefined;
};

/**
 * One scored plan of a block, at its own cover, without a verdict, since no other stands beside it. Fails as `scorePlans`
 * does, and with `PLAN_NOT_OFFERED`.
 */
export async function scoreOnePlan(
  needs: ScoringNeeds,
  owner: VisitorId,
  { quoteId, block, slabId, choice }: PlanPlace,
): Promise<Result<ScoredPlan>> {
  const request = { quoteId, block, slabIds: [slabId], choices: choice ? [{ ...choice, slabId }] : [] };
  const scored = await scorePlans(needs, owner, request);
  if (!scored.ok) return scored;
  const [plan] = scored.value;
  return plan ? ok({ ...plan, ...unjudged }) : fail('PLAN_NOT_OFFERED');
}

type PlacedPlans = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly slabIds: readonly SlabId[];
  /** What was chosen with some of them. */
  readonly choices: readonly (PlanChoice & { readonly slabId: SlabId })[];
};

/** Scored plans of a block, each at its own cover; both types of product in one list. Fails as `scoreQuote` does. */
export async function scorePlans(
  needs: ScoringNeeds,
  owner: VisitorId,
  { quoteId, block, slabIds, choices }: PlacedPlans,
): Promise<Result<readonly ScoredPlan[]>> {
  const now = needsOfNow(needs);
  const { slabs } = now.prepared().catalogue;
  const typeOf = (id: SlabId) => slabs.get(id)?.product.productType;
  const types = [...new Set(slabIds.map(typeOf))];
  const strange = choices.findIndex(({ slabId }) => !types.includes(typeOf(slabId)));
  if (strange >= 0) return fail('PLAN_NOT_OFFERED', { detail: { chosen: strange } });
  const plans: ScoredPlan[] = [];
  for (const type of types) {
    const places = [...choices.keys()].filter((at) => choices[at] && typeOf(choices[at].slabId) === type);
    const scored = await scoreQuote(now, owner, {
      quoteId,
      filters: noFilters,
      resultType: { block },
      variant: undefined,
      slabIds: slabIds.filter((id) => typeOf(id) === type),
      choices: places.flatMap((at) => choices[at] ?? []).map((one) => ({ ...one, block })),
    });
    if (!scored.ok) return inPlace(scored.failure, places);
    plans.push(...scored.value.blocks.flatMap((one) => one.plans));
  }
  return ok(plans);
}

/** A choice that is refused is named by its place among all that were asked for. */
function inPlace({ code, ...failure }: Failure, places: readonly number[]): Result<never> {
  const at = places[Number(failure.detail?.chosen ?? Number.NaN)];
  return fail(code, at === undefined ? failure : { ...failure, detail: { ...failure.detail, chosen: at } });
}

async function askForLive(
  ports: Ports,
  catalogue: Catalogue,
  { owner, request }: Quote,
  rated: readonly RatedBlock[],
): Promise<{ readonly live: readonly LivePriceExchange[]; readonly livePrices: LivePrices }> {
  const { pincode, parentsPincode } = request;
  const answers = await Promise.all(
    rated.flatMap((block) => {
      const { group, members } = block.facts.block;
      return livePlansOf(block).map(async (plan) => {
        const question = liveQuestion(plan, catalogue, { owner, group, members, pincode, parentsPincode });
        const rating = { ...plan, ...block.facts.ratedFor, ...plan.choice };
        return { plan, ...(await livePremium(ports, rating, question)) };
      });
    }),
  );
  return {
    live: answers.flatMap(({ exchanges }) => exchanges),
    livePrices: new Map(answers.map(({ plan, premium }) => [plan.cptId, premium])),
  };
}

/** Named slabs stand at their own cover, as if they were all that is sold, and no filter hides them. */
function narrowed(
  prepared: PreparedCatalogue,
  { slabIds, filters }: ScoreRequest,
): Pick<PlansQuestion, 'catalogue' | 'filters'> {
  if (slabIds.length === 0) return { catalogue: prepared, filters };
  const catalogue = narrowedTo(prepared, slabIds);
  const covers = catalogue.products.flatMap(({ slabs }) => slabs.map(({ slab }) => slab.sumInsured));
  return { catalogue, filters: { ...noFilters, sumInsured: lowest(covers) } };
}
