import type { WireCard, WireCards } from '#contract/quote/cards.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { personOf } from '#domain/quote/person-block.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { dayOf } from '#web/browser/day-of.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import type { ListOptions } from './list-options.ts';

type HiddenPlan = WireCards['not_shown'][number];
type TabBlock = WireCards['blocks'][number];

export type GroupTab = {
  readonly group: PlanGroup;
  /** The first of its blocks. */
  readonly block: BlockId;
  /** One a block: own parents and in-laws are on a policy each. */
  readonly policies: number;
  readonly people: number;
  /** The one parent or in-law whom it is about; undefined where there are several, or others. */
  readonly parent: MemberKey | undefined;
  readonly plans: number;
  /** What the recommended plans of its blocks cost together, under the same filters; else their lowest prices. Null while one is without a price. */
  readonly from: number | null;
  readonly isPick: boolean;
};

/** Somebody who keeps the people of a block from every product, and the list of that person alone, where there is one. */
export type Hindrance = WireCards['hindrances'][number];

export type Acceptance = WireCards['acceptances'][number];
export type OtherWay = WireCards['other_ways'][number];

/** What one list shows. */
export type ResultsData = {
  readonly quoteId: string;
  readonly crn: string;
  readonly block: BlockId;
  readonly group: PlanGroup;
  /** The wish this list answers. */
  readonly options: ListOptions;
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
  readonly mayShowScores: boolean;
  /** Where a quote of another channel goes on. */
  readonly channelHref: string | null;
  readonly channel: WireCards['sales_channel'];
  readonly tabs: readonly GroupTab[];
  /** These are those of its group. */
  readonly blocks: readonly BlockId[];
  /** Whose own list it is; undefined for a list of several or of the only one. */
  readonly person: MemberKey | undefined;
  readonly hindrances: readonly Hindrance[];
  readonly apart: readonly Hindrance[];
  readonly acceptances: readonly Acceptance[];
  readonly otherWays: readonly OtherWay[];
  /** Who is in none of the lists of this group: children whom only the family's plans take. */
  readonly elsewhere: readonly MemberKey[];
  /** Everybody of the quote. */
  readonly everybody: readonly MemberKey[];
  readonly uidata: WireCards['uidata'];
  /** A quote with a policy lists what stands on top of it, and full plans. */
  readonly productTypes: WireCards['product_types'];
  readonly bearable: WireCards['bearable'];
  readonly importance: WireCards['importance'];
  readonly demands: WireCards['demands'];
  readonly shownYear: WireCards['shown_year'];
  readonly requestedCover: number;
  readonly covers: WireCards['covers'];
  readonly stays: WireCards['stays'];
  readonly stay: string | null;
  readonly roomRent: WireCards['room_rent'];
  readonly nearEqual: WireCards['near_equals'];
  readonly nearScope: WireCards['near_scope'];
  readonly nextBest: WireCards['next_best'];
  readonly cards: readonly WireCard[];
  /** The counts of all plans, in each group; some of their cards may not have come. */
  readonly inGroup: WireCards['counts'];
  readonly apartFrom: number | null;
  readonly plans: number;
  readonly insurers: WireCards['insurers'];
  readonly counts: WireCards['filter_counts'];
  readonly relief: WireCards['filter_relief'];
  readonly notShown: readonly HiddenPlan[];
};

/** Somebody is taken by nobody, or the same people can ask in another way. */
export function showsAcceptances({
  acceptances,
  otherWays,
}: Pick<ResultsData, 'acceptances' | 'otherWays'>): boolean {
  return acceptances.length > 0 || otherWays.length > 0;
}

const sumOf = (left: number | null, right: number | null) =>
  left === null || right === null ? null : left + right;

/** Those that cover everybody of a group once: an own list of one person stands beside one of all, not in addition to it. */
function blocksOfGroup(blocks: readonly TabBlock[], group: PlanGroup): readonly TabBlock[] {
  const own = blocks.filter(({ type }) => type === group);
  const whole = own.filter(({ block }) => personOf(block) === undefined);
  return whole.length > 0 ? whole : own;
}

const keysIn = (blocks: readonly TabBlock[]): readonly MemberKey[] => [
  ...new Set(blocks.flatMap(({ members }) => members.map((id) => memberKeyOf({ id })))),
];

function tabsOf(blocks: readonly TabBlock[]): readonly GroupTab[] {
  const firsts = blocks.filter((block) => blocks.find(({ type }) => type === block.type) === block);
  return firsts.map(({ type: group, block }) => {
    const own = blocksOfGroup(blocks, group);
    const pick = own.map((one) => one.pick).reduce(sumOf);
    const people = keysIn(own);
    return {
      group,
      block,
      policies: own.length,
      people: people.length,
      parent: group === 'parents' && people.length === 1 ? people[0] : undefined,
      plans: own.reduce((sum, { plans }) => sum + plans, 0),
      from: pick ?? own.map(({ from }) => from).reduce(sumOf),
      isPick: pick !== null,
    };
  });
}

export function resultsOf(answer: WireCards, options: ListOptions): ResultsData {
  const { block, blocks, counts } = answer;
  const pricedOn = dayOf(answer.priced_on);
  const everybody = keysIn(blocks);
  const ofGroup = keysIn(blocks.filter(({ type }) => type === answer.type));
  const person = personOf(block);
  return {
    quoteId: answer.quote_id,
    crn: answer.quote_crn,
    block,
    group: answer.type,
    options,
    pricedOn,
    coverStart: firstDayOfCover(pricedOn),
    mayShowScores: answer.scores_shown,
    channelHref: answer.sales_channel_conflict_redirect_to,
    channel: answer.sales_channel,
    tabs: tabsOf(blocks),
    blocks: blocks.flatMap((one) => (one.type === answer.type ? [one.block] : [])),
    person,
    hindrances: answer.hindrances,
    apart: answer.apart,
    acceptances: answer.acceptances,
    otherWays: answer.other_ways,
    elsewhere: person ? everybody.filter((key) => !ofGroup.includes(key)) : [],
    everybody,
    uidata: answer.uidata,
    productTypes: answer.product_types,
    bearable: answer.bearable,
    importance: answer.importance,
    demands: answer.demands,
    shownYear: answer.shown_year,
    requestedCover: answer.asked_cover,
    covers: answer.covers,
    stays: answer.stays,
    stay: answer.stay,
    roomRent: answer.room_rent,
    nearEqual: answer.near_equals,
    nearScope: answer.near_scope,
    nextBest: answer.next_best,
    cards: answer.cards,
    inGroup: counts,
    apartFrom: answer.apart_from,
    plans: counts.pick + counts.list + counts.waiting + counts.apart,
    insurers: answer.insurers,
    counts: answer.filter_counts,
    relief: answer.filter_relief,
    notShown: answer.not_shown,
  };
}
