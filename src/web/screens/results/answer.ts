import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { personOf } from '#domain/quote/person-block.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { eldestYears, memberKeyOf } from '#web/plan-parts/members.ts';
import type { FactsFor } from '#web/plan-parts/plan-facts.ts';
import { dayOf } from '#web/platform/day-of.ts';
import type { Wish } from './wish.ts';

type ScoreAnswer = CallAnswer<'getScore'>;
type NotShown = ScoreAnswer['not_shown'][number];

export type GroupTab = {
  readonly group: PlanGroup;
  /** The first of its blocks. */
  readonly block: BlockId;
  /** One a block: own parents and in-laws are on a policy each. */
  readonly policies: number;
  readonly people: number;
  readonly plans: number;
  /** Lowest premium for all of them under the same filters; null while one is without a price. */
  readonly from: number | null;
};

/** Somebody who keeps the people of a block from every product, and the list of that person alone, where there is one. */
export type Hindrance = WireBlock['hindrances'][number];

/** What one list shows, cut out of the answer for the whole quote. */
export type ResultsData = {
  readonly quoteId: string;
  readonly crn: string;
  readonly block: BlockId;
  readonly group: PlanGroup;
  /** The wish this list answers. */
  readonly wish: Wish;
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
  readonly scoresShown: boolean;
  /** Where a quote of another channel goes on. */
  readonly channelHref: string | null;
  readonly tabs: readonly GroupTab[];
  /** Those of its group. */
  readonly blocks: readonly BlockId[];
  /** Whose own list it is; undefined for a list of several or of the only one. */
  readonly person: MemberKey | undefined;
  readonly hindrances: readonly Hindrance[];
  readonly apart: readonly Hindrance[];
  /** Who is in none of the lists of this group: children whom only the family's plans take. */
  readonly elsewhere: readonly MemberKey[];
  /** Everybody of the quote. */
  readonly everybody: readonly MemberKey[];
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

/** Those that cover everybody of a group once: an own list of one person stands beside one of all, not in addition to it. */
function blocksOfGroup(blocks: readonly WireBlock[], group: PlanGroup): readonly WireBlock[] {
  const own = blocks.filter(({ type }) => type === group);
  const whole = own.filter(({ block }) => personOf(block) === undefined);
  return whole.length > 0 ? whole : own;
}

const keysIn = (blocks: readonly WireBlock[]): readonly MemberKey[] => [
  ...new Set(blocks.flatMap(({ uidata }) => uidata.members.map(memberKeyOf))),
];

function tabsOf(blocks: readonly WireBlock[]): readonly GroupTab[] {
  const firsts = blocks.filter((block) => blocks.find(({ type }) => type === block.type) === block);
  return firsts.map(({ type: group, block }) => {
    const own = blocksOfGroup(blocks, group);
    return {
      group,
      block,
      policies: own.length,
      people: own.reduce((sum, { uidata }) => sum + uidata.members.length, 0),
      plans: own.reduce((sum, { plans }) => sum + plans.length, 0),
      from: own.map(({ plans }) => lowest(plans)).reduce(sumOf),
    };
  });
}

/** Undefined when the block is none of this quote. */
export function resultsOf(answer: ScoreAnswer, id: BlockId, wish: Wish): ResultsData | undefined {
  const block = answer.score_data.find((one) => one.block === id);
  if (!block) return undefined;
  const pricedOn = dayOf(answer.priced_on);
  const everybody = keysIn(answer.score_data);
  const ofGroup = keysIn(answer.score_data.filter(({ type }) => type === block.type));
  const person = personOf(id);
  return {
    quoteId: answer.quote_id,
    crn: answer.quote_crn,
    block: id,
    group: block.type,
    wish,
    pricedOn,
    coverStart: firstDayOfCover(pricedOn),
    scoresShown: answer.scores_shown,
    channelHref: answer.sales_channel_conflict_redirect_to,
    tabs: tabsOf(answer.score_data),
    blocks: answer.score_data.flatMap((one) => (one.type === block.type ? [one.block] : [])),
    person,
    hindrances: block.hindrances,
    apart: block.apart,
    elsewhere: person ? everybody.filter((key) => !ofGroup.includes(key)) : [],
    everybody,
    uidata: block.uidata,
    plans: block.plans.map(slim),
    counts: block.filter_counts,
    relief: block.filter_relief,
    notShown: answer.not_shown.filter((row) => row.block === id),
  };
}

/** What the facts of each card are worked out with. */
export function factsFor({ uidata, coverStart }: Pick<ResultsData, 'uidata' | 'coverStart'>): FactsFor {
  return { people: uidata.members.length, eldestAge: eldestYears(uidata.members), coverStart };
}
