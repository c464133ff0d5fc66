import { memoizeByObject, memoizeWithin } from '#domain/judge/years/limited-cache.ts';
import { type PricedBlock, pricedBlock } from '#domain/offer/block-pick.ts';
import { judgeBlock } from '#domain/offer/blocks.ts';
import { currentPremium, type LivePrices } from '#domain/offer/live-prices.ts';
import type { OfferedBlock, ScoredBlock } from '#domain/offer/plan.ts';
import type { PreparedCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { livePlansOf, type PlansQuestion, type RatedBlock, rateOffered } from '#domain/offer/rated-blocks.ts';
import type { SplitQuestion } from '#domain/offer/split/split-plans.ts';
import { blockTogether } from '#domain/quote/block.ts';
import type { SplitPart } from '#domain/quote/family-split.ts';

/** The one judge of a question: lists, tabs, ways to cover a family, first prices and shares ask nobody else. */
export type GroupJudge = {
  /** A block with all of its plans, as its list shows it. */
  readonly judge: (rated: RatedBlock) => ScoredBlock;
  /** What it comes to where its list is not shown: its pick is the one that its list recommends. */
  readonly price: (rated: RatedBlock) => PricedBlock;
};

type Priced = Omit<PricedBlock, 'block'>;

/** Prices of so many blocks are kept: people go from tab to tab, and from the ways to a list. */
const mostCached = 500;
const ofCatalogues = new WeakMap<PreparedCatalogue, Map<string, Priced>>();

/** What a block comes to is worked out when it is first asked for, and not again while the same is asked of the same people. */
export function judgeGroups(question: PlansQuestion, livePrices: LivePrices): GroupJudge {
  const cache = memoizeByObject(ofCatalogues, question.catalogue, () => new Map<string, Priced>());
  const judge = (rated: RatedBlock) => {
    const scored = judgeBlock(question, rated, livePrices);
    memoizeWithin(cache, keyOf(question, rated, livePrices), mostCached, () => pricedBlock(scored));
    return scored;
  };
  return {
    judge,
    price: (rated) => {
      const { block } = rated.facts;
      const cached = cache.get(keyOf(question, rated, livePrices));
      return { ...(cached ?? pricedBlock(judge(rated))), block };
    },
  };
}

/**
 * The pick of each policy of a way: that of its list, or, for people without a list in this quote, of one for them alone.
 * What an insurer prices live is not asked for there.
 */
export function waysJudge(
  question: PlansQuestion,
  lists: readonly RatedBlock[],
  { price }: GroupJudge,
): SplitQuestion['pickFor'] {
  return (part, separate, block) => {
    const list = lists.find(({ facts }) => facts.block.id === block);
    return price(list ?? rateOffered(question, offeredTo(part, separate))).pick;
  };
}

function offeredTo(part: SplitPart, separate: boolean): OfferedBlock {
  const { id, group } = separate ? ({ id: 'individual', group: 'individual' } as const) : blockTogether(part);
  return { id, group, members: part, hindrances: [], apart: [] };
}

/** Everything that the pick depends on. */
function keyOf(question: PlansQuestion, rated: RatedBlock, livePrices: LivePrices): string {
  const { request, on, filters, licence, channel, variant } = question;
  const { id, members } = rated.facts.block;
  const live = livePlansOf(rated).map((plan) => {
    const premium = currentPremium(plan, livePrices);
    return premium.kind === 'quoted' ? premium.total : premium.kind;
  });
  return JSON.stringify([
    id,
    members.map(({ key }) => key),
    { ...request, parentQuote: undefined },
    on,
    filters,
    licence,
    channel,
    variant,
    live,
  ]);
}
