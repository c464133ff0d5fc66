import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { eldestYears } from '#web/plan-parts/members.ts';
import type { FactsFor } from '#web/plan-parts/plan-facts.ts';
import { dayOf } from '#web/platform/day-of.ts';
import type { Wish } from './wish.ts';

type ScoreAnswer = CallAnswer<'getScore'>;
type NotShown = ScoreAnswer['not_shown'][number];

export type GroupTab = {
  readonly group: PlanGroup;
  readonly people: number;
  /** Own parents and in-laws are two couples on a policy each; else one. */
  readonly policies: number;
  readonly plans: number;
  /** Lowest premium for all of them under the same filters; null while one is without a price. */
  readonly from: number | null;
};

/** What one list shows, cut out of the answer for the whole quote. */
export type ResultsData = {
  readonly quoteId: string;
  readonly crn: string;
  readonly group: PlanGroup;
  /** The wish this list answers. */
  readonly wish: Wish;
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
  readonly scoresShown: boolean;
  /** Where a quote of another channel goes on. */
  readonly channelHref: string | null;
  readonly tabs: readonly GroupTab[];
  /** Two where own parents and in-laws are insured, each couple on a plan of its own; else one. */
  readonly couples: number;
  readonly uidata: WireBlock['uidata'];
  readonly plans: readonly WirePlan[];
  readonly counts: WireBlock['filter_counts'];
  readonly relief: WireBlock['filter_relief'];
  readonly notShown: readonly NotShown[];
};

/** The card's own facts: the ledger stands on the plan's page, here only its tax is said. */
function slim(plan: WirePlan): WirePlan {
  return { ...plan, premium_ledger: plan.premium_ledger.filter(({ cause }) => cause === 'tax') };
}

function lowest(plans: readonly WirePlan[]): number | null {
  const prices = plans.flatMap(({ premium }) => (premium === null ? [] : [premium]));
  return prices.length > 0 ? Math.min(...prices) : null;
}

const sumOf = (left: number | null, right: number | null) =>
  left === null || right === null ? null : left + right;

function tabsOf(blocks: readonly WireBlock[]): readonly GroupTab[] {
  const groups = [...new Set(blocks.map(({ type }) => type))];
  return groups.map((group) => {
    const own = blocks.filter(({ type }) => type === group);
    return {
      group,
      people: own.reduce((sum, { uidata }) => sum + uidata.members.length, 0),
      policies: own.length,
      plans: own.reduce((sum, { plans }) => sum + plans.length, 0),
      from: own.map(({ plans }) => lowest(plans)).reduce(sumOf),
    };
  });
}

/**
 * Those of one block. The answer names the group only, but couples follow each other in it, and every plan of the
 * catalogue is in each block either shown or not: so the first couple has as many rows as its list is short of all.
 */
function notShownOf(
  { not_shown: all }: ScoreAnswer,
  blocks: readonly WireBlock[],
  block: WireBlock,
): readonly NotShown[] {
  const own = all.filter(({ type }) => type === block.type);
  const plans = blocks.reduce((sum, one) => sum + one.plans.length, 0);
  const catalogue = (own.length + plans) / blocks.length;
  const before = blocks.slice(0, blocks.indexOf(block));
  const from = before.reduce((sum, one) => sum + catalogue - one.plans.length, 0);
  return own.slice(from, from + catalogue - block.plans.length);
}

/** Undefined when the group has no block in this quote. A couple that is not there is the first one. */
export function resultsOf(answer: ScoreAnswer, group: PlanGroup, wish: Wish): ResultsData | undefined {
  const blocks = answer.score_data.filter(({ type }) => type === group);
  const block = blocks[wish.couple] ?? blocks[0];
  if (!block) return undefined;
  const pricedOn = dayOf(answer.priced_on);
  return {
    quoteId: answer.quote_id,
    crn: answer.quote_crn,
    group,
    wish,
    pricedOn,
    coverStart: firstDayOfCover(pricedOn),
    scoresShown: answer.scores_shown,
    channelHref: answer.sales_channel_conflict_redirect_to,
    tabs: tabsOf(answer.score_data),
    couples: blocks.length,
    uidata: block.uidata,
    plans: block.plans.map(slim),
    counts: block.filter_counts,
    relief: block.filter_relief,
    notShown: notShownOf(answer, blocks, block),
  };
}

/** What the facts of each card are worked out with. */
export function factsFor({ uidata, coverStart }: Pick<ResultsData, 'uidata' | 'coverStart'>): FactsFor {
  return { people: uidata.members.length, eldestAge: eldestYears(uidata.members), coverStart };
}
