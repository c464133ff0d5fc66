import { type CommonStay, commonStays, dearestWithin, ownShareOf } from '#domain/claim/common-stays.ts';
import type { RoomRents } from '#domain/claim/stay.ts';
import type { QuoteId, VisitorId } from '#domain/ids.ts';
import { type Gain, gainOf } from '#domain/judge/gain.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import { cityTier } from '#domain/location/city.ts';
import type { Rupees } from '#domain/money.ts';
import { type CoverStep, coverSteps } from '#domain/offer/cover-steps.ts';
import type { PlanFilters } from '#domain/offer/filters/filters.ts';
import { type ListedPlans, listedPlans } from '#domain/offer/listed.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { coverStart } from './price-plan.ts';
import { needsOfNow, type ScoredQuote, type ScoringNeeds, scoreQuote } from './score-quote.ts';

export type CardsWish = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly filters: PlanFilters;
  readonly importance: ImportanceAnswers;
  /** The stay whose own share each card says; undefined or unknown: the first of the list. */
  readonly stay: string | undefined;
  /** Cards of the list; undefined: all. */
  readonly first: number | undefined;
};

/** A plan as a list shows it. */
export type ListedCard = {
  readonly plan: ScoredPlan;
  /** Rupees of the chosen stay that it leaves to pay; undefined without stays. */
  readonly ownShare: Rupees | undefined;
  /** Of picks: of the dearest stay that the cover holds. */
  readonly dearestShare: Rupees | undefined;
  /** Beside its neighbour before it. */
  readonly gain: Gain | undefined;
};

export type ListedCards = ScoredQuote & {
  readonly block: ScoredBlock;
  readonly groups: ListedPlans;
  readonly cards: readonly ListedCard[];
  readonly stays: readonly CommonStay[];
  readonly stay: CommonStay | undefined;
  readonly dearest: CommonStay | undefined;
  readonly steps: readonly CoverStep[];
  readonly rents: RoomRents | undefined;
};

/** Cards of "sold from more cover up" that come without being asked for. */
const firstApart = 3;

/** One block of a quote as its list shows it; for one that does not apply another of its group, or their first. */
export async function listCards(
  anyNeeds: ScoringNeeds,
  owner: VisitorId,
  wish: CardsWish,
): Promise<Result<ListedCards>> {
  const needs = needsOfNow(anyNeeds);
  const { quoteId, filters, importance } = wish;
  const asked = { quoteId, filters, importance, variant: undefined, slabIds: [] };
  const scored = await scoreQuote(needs, owner, { ...asked, resultType: 'all' });
  if (!scored.ok) return scored;
  const { blocks, quote, catalogue } = scored.value;
  const block =
    blocks.find((one) => one.block.id === wish.block) ??
    blocks.find((one) => one.block.group === planGroupOf(wish.block)) ??
    blocks[0];
  if (!block) return fail('NOT_FOUND');
  const stays = staysOf(block, catalogue);
  const stay = stays.find((one) => one.stay.id === wish.stay) ?? stays[0];
  const dearest = dearestWithin(stays, block.asked);
  const question = {
    catalogue: needs.prepared(),
    request: quote.request,
    on: coverStart(needs.ports),
    importance,
    filters,
    licence: needs.licence,
    resultType: 'all' as const,
    channel: quote.channel,
    variant: undefined,
  };
  const groups = listedPlans(block.plans);
  return ok({
    ...scored.value,
    block,
    groups,
    cards: cardsOf(groups, wish.first, { eldest: eldestOf(block), stay, dearest }),
    stays,
    stay,
    dearest,
    steps: coverSteps(question, block.block.id, block.asked),
    rents: stay?.bill.rents,
  });
}

function staysOf({ block }: ScoredBlock, catalogue: ScoredQuote['catalogue']): readonly CommonStay[] {
  return commonStays(catalogue.stays, block.members, cityTier(block.pincode, catalogue.cities));
}

function eldestOf({ block }: ScoredBlock): number {
  return Math.max(0, ...block.members.flatMap(({ age }) => (age ? [ageInYears(age)] : [])));
}

type CardFacts = {
  readonly eldest: number;
  readonly stay: CommonStay | undefined;
  readonly dearest: CommonStay | undefined;
};

function cardsOf(
  { picks, list, waiting, apart }: ListedPlans,
  first: number | undefined,
  { eldest, stay, dearest }: CardFacts,
): readonly ListedCard[] {
  const card = (plan: ScoredPlan, before?: ScoredPlan): ListedCard => ({
    plan,
    ownShare: stay && ownShareOf(plan.slab, stay, eldest),
    dearestShare: dearest && plan.pick ? ownShareOf(plan.slab, dearest, eldest) : undefined,
    gain: before && !plan.neverBetter ? gainOf(plan, before, eldest) : undefined,
  });
  return [
    ...picks.map((plan, at) => card(plan, picks[at - 1])),
    ...list.slice(0, first).map((plan, at) => card(plan, list[at - 1])),
    ...waiting.map((plan) => card(plan)),
    ...apart.slice(0, first === undefined ? undefined : firstApart).map((plan) => card(plan)),
  ];
}
