import type { Product } from '#domain/catalogue/catalogue.ts';
import { type CommonStay, commonStays, ownShareOf } from '#domain/claim/common-stays.ts';
import { assumedLimits, heldCover } from '#domain/claim/held-cover.ts';
import type { ExistingCover } from '#domain/claim/stack-check.ts';
import type { RoomRents } from '#domain/claim/stay.ts';
import type { QuoteId, VisitorId } from '#domain/ids.ts';
import { type FitFacts, fitFactsOf } from '#domain/judge/alternatives/better-fit.ts';
import { type Gain, gainOf } from '#domain/judge/gain.ts';
import { nextBest } from '#domain/judge/verdict/picks.ts';
import { usualStay } from '#domain/judge/years/stays/usual-stay.ts';
import { cityTier } from '#domain/location/city.ts';
import type { Rupees } from '#domain/money.ts';
import { type Acceptance, acceptancesOf } from '#domain/offer/acceptance/acceptances.ts';
import { type OtherWay, otherWays } from '#domain/offer/acceptance/other-ways.ts';
import type { PricedBlock } from '#domain/offer/block-pick.ts';
import { type CoverStep, coverSteps } from '#domain/offer/choice/cover-steps.ts';
import type { PlanFilters } from '#domain/offer/filters/filters.ts';
import { type ListedPlans, listedPlans } from '#domain/offer/listed.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';
import { mayLoad } from '#domain/price/price-risks.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { ProductType } from '#domain/quote/quote.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { inTurns } from './judging/in-turns.ts';
import { needsOfNow, type ScoredQuote, type ScoringNeeds, scoreQuote, withoutAsking } from './score-quote.ts';

export type CardsRequest = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  /** Undefined: the quote's own. */
  readonly productType: ProductType | undefined;
  readonly filters: PlanFilters;
  /** When given, plans of this variant alone. */
  readonly variant: Product['variant'] | undefined;
  /** The stay whose own share each card says; undefined or unknown: the usual one of these people. */
  readonly stay: string | undefined;
  /** Cards of the list; undefined: all. */
  readonly first: number | undefined;
};

/** A plan as a list shows it. */
export type ListedCard = {
  readonly plan: ScoredPlan;
  /** Rupees of the chosen stay that it leaves to pay; undefined without stays. */
  readonly ownShare: Rupees | undefined;
  /** This is the gain over its neighbour before it. */
  readonly gain: Gain | undefined;
  /** A medical look at these people, or an illness without a filed loading, can still raise its price. */
  readonly mayLoad: boolean;
};

export type ListedCards = Omit<ScoredQuote, 'blocks'> & {
  /** All that the quote has; of the others only what they cost. */
  readonly blocks: readonly PricedBlock[];
  readonly block: ScoredBlock;
  readonly groups: ListedPlans;
  readonly cards: readonly ListedCard[];
  /** The runner-up of the recommended plan, beside it. */
  readonly next: ListedCard | undefined;
  readonly stays: readonly CommonStay[];
  readonly stay: CommonStay | undefined;
  readonly steps: readonly CoverStep[];
  readonly rents: RoomRents | undefined;
  /** Names who of these people is taken by nobody, or on paper alone, and what the law gives them. */
  readonly acceptances: readonly Acceptance[];
  /** What they pay when one of them proposes. */
  readonly otherWays: readonly OtherWay[];
};

/** Cards of "sold from more cover up" that come without being asked for. */
const firstApart = 3;

/**
 * One block of a quote as its list shows it; for one that does not apply another of its group, or their first. Fails as
 * `scoreQuote` does, and with `NOT_FOUND` where there is no block.
 */
export async function listCards(
  anyNeeds: ScoringNeeds,
  owner: VisitorId,
  request: CardsRequest,
): Promise<Result<ListedCards>> {
  const needs = needsOfNow(anyNeeds);
  const { ports } = needs;
  const { quoteId, productType, filters, variant } = request;
  const requestedQuestion = { quoteId, productType, filters, variant, slabIds: [] };
  const scored = await scoreQuote(needs, owner, {
    ...requestedQuestion,
    resultType: 'all',
    onlyBlock: request.block,
  });
  if (!scored.ok) return scored;
  const { blocks, priced, quote, catalogue, on } = scored.value;
  const [block] = blocks;
  if (!block) return fail('NOT_FOUND');
  const stays = staysOf(block, catalogue);
  const stay =
    stays.find((one) => one.stay.id === request.stay) ??
    usualStay(stays, catalogue.claims, block.block.members) ??
    stays[0];
  const question = {
    catalogue: needs.prepared(),
    request: block.block.request,
    on,
    filters,
    licence: needs.licence,
    resultType: 'all' as const,
    channel: quote.channel,
    variant,
  };
  const groups = listedPlans(block.plans);
  const card = cardWith({
    facts: fitFactsOf(block.block.members),
    stay,
    members: block.block.members,
    existing: heldCover(block.block.request, assumedLimits),
  });
  const best = groups.picks.find(({ recommended }) => recommended);
  const next = best && nextBest(block.plans);
  return ok({
    ...scored.value,
    blocks: priced,
    block,
    groups,
    cards: cardsOf(groups, request.first, card),
    next: next && card(next, best),
    stays,
    stay,
    steps: await inTurns(
      ports,
      coverSteps(question, block.block, block.requestedCover, scored.value.livePrices),
    ),
    rents: stay?.bill.rents,
    acceptances: acceptancesOf({ ...question, catalogue }, block.block),
    otherWays: await inTurns(ports, otherWays(question, block.block, withoutAsking)),
  });
}

function staysOf({ block }: ScoredBlock, catalogue: ScoredQuote['catalogue']): readonly CommonStay[] {
  return commonStays(catalogue.stays, block.members, cityTier(block.pincode, catalogue.cities));
}

/** Rupees between two covers buy the cover first: what else differs says nothing of them. */
function isBesideCards({ neverBetter, slab }: ScoredPlan, before: ScoredPlan): boolean {
  return neverBetter === undefined && slab.sumInsured === before.slab.sumInsured;
}

type CardFacts = {
  readonly facts: FitFacts;
  readonly stay: CommonStay | undefined;
  readonly members: readonly Member[];
  readonly existing: ExistingCover | undefined;
};

type CardOf = (plan: ScoredPlan, before?: ScoredPlan) => ListedCard;

function cardWith({ facts, stay, existing, members }: CardFacts): CardOf {
  return (plan, before) => ({
    plan,
    ownShare: stay && ownShareOf(plan.slab, stay, facts.eldestAge, existing),
    gain: before && isBesideCards(plan, before) ? gainOf(plan, before, facts, stay?.bill.rents) : undefined,
    mayLoad: plan.premium.kind === 'quoted' && mayLoad(plan, members),
  });
}

function cardsOf(
  { picks, list, waiting, apart }: ListedPlans,
  first: number | undefined,
  card: CardOf,
): readonly ListedCard[] {
  return [
    ...picks.map((plan, at) => card(plan, picks[at - 1])),
    ...list.slice(0, first).map((plan, at) => card(plan, list[at - 1])),
    ...waiting.map((plan) => card(plan)),
    ...apart.slice(0, first === undefined ? undefined : firstApart).map((plan) => card(plan)),
  ];
}
