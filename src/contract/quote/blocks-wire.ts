import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { scoreItems } from '#domain/cover/features.ts';
import type { SlabId } from '#domain/ids.ts';
import type { BetterFit } from '#domain/judge/alternatives/better-fit.ts';
import type { RankStability } from '#domain/judge/rank-stability.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { nearScope } from '#domain/judge/verdict/pick-names.ts';
import type { PolicyYearAhead } from '#domain/judge/years/policy-years.ts';
import type { Language } from '#domain/local-text.ts';
import { zoneOf } from '#domain/location/zone.ts';
import type { BlockPick } from '#domain/offer/block-pick.ts';
import type { ScoredBlocks } from '#domain/offer/blocks.ts';
import {
  type Hindrance,
  type PickScope,
  type ScoredBlock,
  type ScoredPlan,
  unjudged,
  type Verdict,
} from '#domain/offer/plan.ts';
import type { TypeOffer } from '#domain/offer/type-offers.ts';
import { genderOfYou } from '#domain/person/family.ts';
import type { PriceChoices } from '#domain/price/price-risks.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import type { Channel } from '#domain/quote/channel.ts';
import { personBlockId } from '#domain/quote/person-block.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { householdsOf } from '#domain/quote/recommendation.ts';
import type { CallAnswer } from '../call/shapes.ts';
import { billTestToWire, type Clauses } from '../plan/bills/bill-test-wire.ts';
import type { SayPlan } from '../plan/feature-words.ts';
import { besideToWire, betterFitsToWire } from '../plan/judged/alternatives-wire.ts';
import { policyYearToWire } from '../plan/judged/judged-wire.ts';
import { networkToWire } from '../plan/network-wire.ts';
import { riderOfferToWire, termOfferToWire } from '../plan/offers-wire.ts';
import { priceRiskToWire } from '../plan/price-risk-wire.ts';
import { fiveYearsToWire } from '../plan/projection-wire.ts';
import { roomCapToWire } from '../plan/room-cap-wire.ts';
import type { WirePlan } from '../plan/shapes.ts';
import { contentToWire, type PlanPapers, planToWire } from '../plan/wire.ts';
import { bearableToWire } from './bearable/wire.ts';
import { filterCountsToWire, reliefToWire } from './filters-wire.ts';
import { demandsToWire, importanceToWire } from './importance/wire.ts';
import type { WireBlock } from './shapes.ts';
import { cityName, memberId, memberToWire, wireProductTypes } from './wire.ts';

type RankFacts = Verdict &
  Pick<ScoredPlan, 'floor'> & {
    readonly rank: RankStability | undefined;
    readonly plans: number;
    readonly alternatives: readonly ScoredPlan[];
    readonly cheapestSound: { readonly slabId: SlabId; readonly scope: PickScope } | undefined;
    readonly betterFits: readonly BetterFit[];
  };

/** A quote of another channel, or of another agent or partner, than the visit. */
export type ChannelConflict = {
  /** Where it goes on as it was begun. */
  readonly redirectTo: string;
  readonly channel: Channel;
  /** The agent or partner with whom the quote was begun. */
  readonly partnerName: string | undefined;
};

export type BlocksAnswer = ScoredBlocks & {
  readonly quote: Quote;
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly say: SayPlan;
  readonly mayShowScores: boolean;
  /** Plans carry what only their own page shows. */
  readonly withContent: boolean;
  /** What each type of product offers, by block; undefined where plans are named. */
  readonly offers: ReadonlyMap<BlockId, readonly TypeOffer[]> | undefined;
  /** Undefined: the quote is of the channel that it is asked for in. */
  readonly channelConflict: ChannelConflict | undefined;
  /** Only plans with content need papers. */
  readonly papersOf: (plan: ScoredPlan) => PlanPapers;
  readonly clausesOf: (plan: ScoredPlan) => Clauses;
  readonly policyYearsOf: (block: ScoredBlock, plan: ScoredPlan) => readonly PolicyYearAhead[];
  readonly choicesOf: (block: ScoredBlock, plan: ScoredPlan) => PriceChoices;
  /** Says how a plan with content ranks among all of its block. */
  readonly rankOf: (block: ScoredBlock, slabId: SlabId) => RankFacts | undefined;
};

export function scoreAnswer(answer: BlocksAnswer): CallAnswer<'getScore'> {
  const { quote, blocks, stamp, mayShowScores, channelConflict } = answer;
  return {
    quote_id: quote.id,
    quote_crn: quote.crn,
    catalogue_version: stamp.catalogueVersion,
    priced_on: stamp.on,
    sales_channel_conflict: channelConflict !== undefined,
    sales_channel_conflict_redirect_to: channelConflict?.redirectTo ?? null,
    scores_shown: mayShowScores,
    score_data: blocks.map((block) => blockToWire(answer, block)),
    not_shown: blocks.flatMap(({ notShown }) =>
      notShown.map(({ product, insurer, block, reason, members }) => ({
        product_title: product.title,
        insurer_slug: insurer.slug,
        insurer_title: insurer.title,
        type: planGroupOf(block),
        block,
        reason,
        members: members.map(memberId),
      })),
    ),
  };
}

function blockToWire(answer: BlocksAnswer, scored: ScoredBlock): WireBlock {
  const { quote, withContent, blocks } = answer;
  return {
    type: scored.block.group,
    block: scored.block.id,
    ...hindrancesToWire(blocks, scored),
    uidata: uidataOf(answer, scored),
    product_types: (answer.offers?.get(scored.block.id) ?? []).map((offer) =>
      typeOfferToWire(offer, answer.mayShowScores),
    ),
    shown_year: scored.shownYear,
    near_scope: nearScope(scored.plans),
    plans: scored.plans.map((plan) =>
      withContent ? withContentToWire(answer, scored, plan) : planToWire(plan, quote.id, answer),
    ),
    filter_counts: filterCountsToWire(scored.filterCounts),
    filter_relief: reliefToWire(scored.filterRelief),
    worth: answer.mayShowScores ? worthToWire(scored) : null,
    bearable: bearableToWire(scored.block.request.bearable),
    importance: importanceToWire(scored.block.request.importance),
    demands: withContent ? [] : [...demandsToWire(scored)],
  };
}

/** What a type of product offers the people of a block. */
export function typeOfferToWire(
  { productType, block, plans, from, pick }: TypeOffer,
  mayShowScores: boolean,
): WireBlock['product_types'][number] {
  return {
    product_type: wireProductTypes[productType],
    block: block ?? null,
    plans,
    from: from ?? null,
    pick: pickToWire(pick, mayShowScores),
  };
}

/** A list that is not shown is told by the price of its recommended plan. */
export function pickToWire(pick: BlockPick | undefined, mayShowScores: boolean): number | null {
  return mayShowScores && pick ? pick.premium : null;
}

/** Who keeps these people from every product, and whose own list there is. */
export function hindrancesToWire(
  blocks: readonly Pick<ScoredBlock, 'block'>[],
  { block }: ScoredBlock,
): Pick<WireBlock, 'hindrances' | 'apart'> {
  const ids = blocks.map((one) => one.block.id);
  const toWire = ({ member, reason }: Hindrance) => {
    const own = personBlockId(member);
    return { id: memberId(member), reason, block: ids.includes(own) ? own : null };
  };
  return { hindrances: block.hindrances.map(toWire), apart: block.apart.map(toWire) };
}

function worthToWire({ worth, requestedCover }: ScoredBlock): WireBlock['worth'] {
  return {
    asked_cover: requestedCover,
    benchmark: worth.benchmark,
    zero: worth.zero,
    rupees_a_point: Math.round(worth.perPoint),
    items: scoreItems.map((name) => ({
      name,
      curve: worth.items[name].curve.map(([level, rupees]): [number, number] => [level, rupees]),
    })),
  };
}

/** A named plan stands alone in its answer, so what is recommended or never better is told from its whole block. */
function withContentToWire(answer: BlocksAnswer, scored: ScoredBlock, plan: ScoredPlan): WirePlan {
  const { quote, catalogue, language, papersOf, clausesOf, policyYearsOf, choicesOf, rankOf } = answer;
  const rank = rankOf(scored, plan.slab.id);
  const { risks, terms, riders, projected } = choicesOf(scored, plan);
  const { recommended, nearEqual, pick, neverBetter } = rank ?? unjudged;
  const floor = plan.floor ?? rank?.floor;
  return {
    ...planToWire({ ...plan, recommended, nearEqual, pick, neverBetter, floor }, quote.id, answer),
    five_year_projection: fiveYearsToWire(projected.firstYear, projected.risePercent, projected.years),
    content: {
      ...contentToWire(plan, catalogue, papersOf(plan), language),
      policy_years: policyYearsOf(scored, plan).map(policyYearToWire),
      beside: besideToWire(rank?.alternatives ?? []),
      cheapest_sound: rank?.cheapestSound
        ? { slab_id: rank.cheapestSound.slabId, scope: rank.cheapestSound.scope }
        : null,
      better_fits: betterFitsToWire(rank?.betterFits ?? []),
      bill_test: billTestToWire(catalogue, plan.slab, scored.block, clausesOf(plan), language),
      premium_may_change: risks.map(priceRiskToWire),
      discounts: terms.map(termOfferToWire),
      riders: riders.map((rider) => riderOfferToWire(rider, language)),
      rank_stability: stabilityToWire(rank),
      room_cap: roomCapToWire(plan, catalogue, scored.block.pincode),
      network: networkToWire(plan, catalogue, householdsOf(quote.request, scored.block.members), language),
    },
  };
}

function stabilityToWire(rank: RankFacts | undefined): NonNullable<WirePlan['content']>['rank_stability'] {
  if (!rank?.rank) return null;
  return {
    first_percent: rank.rank.firstPercent,
    first_three_percent: rank.rank.firstThreePercent,
    weightings: scoringMethod.stability.weightings,
    plans: rank.plans,
  };
}

export function uidataOf(
  { catalogue, language }: Pick<BlocksAnswer, 'catalogue' | 'language'>,
  { block }: ScoredBlock,
): WireBlock['uidata'] {
  const { request } = block;
  return {
    members: block.members.map(memberToWire),
    gender: request.genderOfYou ?? genderOfYou(request.members),
    pincode: request.pincode,
    parents_pincode: request.parentsPincode ?? null,
    city: { id: block.pincode, name: cityName(catalogue, block.pincode, language) },
    zone: zoneOf(block.pincode, catalogue.zones),
    product_type: wireProductTypes[request.productType],
    sum_assured: request.sumInsured,
    max_sum_assured: request.maxSumInsured ?? null,
    deductible: request.deductible ?? null,
  };
}
