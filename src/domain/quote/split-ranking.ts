import { remainingCover } from '../claim/remaining-cover.ts';
import type { Restoration } from '../cover/features.ts';
import { percentShare } from '../exact.ts';
import { addRupees, less, lower, type Rupees, rupees } from '../money.ts';
import type { MemberKey } from '../person/member.ts';
import { type FamilySplit, policyKey, type SplitPart } from './family-split.ts';

/** The people of a policy share this one sum insured; of each bill they pay the co-pay themselves. */
export type SharedCover = {
  readonly sumInsured: Rupees;
  readonly restoration: Restoration;
  readonly copayPercent: number;
};

export type SplitRankingInput = {
  readonly splits: readonly FamilySplit[];
  /**
   * Rupees a year; undefined when nothing is sold to these people together. `separate`: each on an own cover. Asked once
   * for the same people.
   */
  readonly priceOf: (part: SplitPart, separate: boolean) => Rupees | undefined;
  /** Rupees a year over the years one keeps the policy; absent: what it costs this year. */
  readonly allInOf?: (part: SplitPart, separate: boolean) => number | undefined;
  readonly coverOf: (part: SplitPart, separate: boolean) => SharedCover | undefined;
  /** A super top-up counts what reaches it, above the deductible. */
  readonly largeClaim: Rupees;
};

/**
 * `left`: what this person can still claim in the year after somebody else on the policy had the large claim. `rest`: of
 * that the cover itself; the remainder is a refill, which serves the next claim only.
 */
export type RemainingForPerson = {
  readonly member: MemberKey;
  readonly sharesWith: readonly MemberKey[];
  readonly cover: Rupees | undefined;
  readonly left: Rupees | undefined;
  readonly rest: Rupees | undefined;
};

/**
 * - `cheapest`: nothing costs less this year.
 * - `less-all-in`: costs more this year than the cheapest one, and less over the years.
 * - `most-left`: costs more, and leaves the worst-placed person most of all.
 * - `more-left`: costs more, and leaves somebody more than the cheapest one.
 * - `nothing-gained`: another one that costs no more, this year and over the years, leaves everybody as much, and as much
 *   of it before a refill, whoever has the large claim.
 * - `no-plan`: somebody's policy is not for sale.
 */
export const splitReasons = [
  'cheapest',
  'less-all-in',
  'most-left',
  'more-left',
  'nothing-gained',
  'no-plan',
] as const;
export type SplitReason = (typeof splitReasons)[number];

export type RankedSplit = {
  readonly split: FamilySplit;
  readonly total: Rupees | undefined;
  readonly allIn: number | undefined;
  readonly overCheapest: Rupees | undefined;
  /** 1 leaves the worst-placed person most; equal ones share a place. */
  readonly protectionPlace: number | undefined;
  /** In the order of the way's parts. */
  readonly people: readonly RemainingForPerson[];
  readonly reason: SplitReason;
};

/**
 * Lowest total premium first; where it is equal, the one that costs less over the years, then the one that leaves more, then
 * the one of fewer policies. Ways that
 * cannot be bought come last.
 */
export function rankSplits(question: SplitRankingInput): readonly RankedSplit[] {
  const askPart = askOnce(question);
  const rated = question.splits.map((split) => rateSplit(split, askPart));
  const priced = rated.filter(isPriced).sort(byPremium);
  const unpriced = rated.filter((split) => !isPriced(split));
  const [cheapest] = priced;
  const safest = priced.toSorted(byProtection)[0];
  const reasonOf = (one: PricedSplit, index: number): SplitReason => {
    if (!cheapest || index === 0) return 'cheapest';
    if (priced.slice(0, index).some((other) => other.allIn <= one.allIn && leavesAsMuch(other, one)))
      return 'nothing-gained';
    if (one.allIn < cheapest.allIn) return 'less-all-in';
    return one === safest ? 'most-left' : 'more-left';
  };
  return [
    ...priced.map((one, index) => ({
      split: one.split,
      total: one.total,
      allIn: one.allIn,
      overCheapest: rupees(one.total - (cheapest?.total ?? 0)),
      protectionPlace: 1 + priced.filter((other) => protectionOrder(other, one) < 0).length,
      people: one.people,
      reason: reasonOf(one, index),
    })),
    ...unpriced.map(({ split, people }) => ({
      split,
      total: undefined,
      allIn: undefined,
      overCheapest: undefined,
      protectionPlace: undefined,
      people,
      reason: 'no-plan' as const,
    })),
  ];
}

/**
 * What is left of a shared cover for the others after one claim, whoever made it: what the bill test would find for
 * another person's illness, with a bonus and cuts beside the co-pay left out.
 */
export function leftForOthers(cover: SharedCover, claim: Rupees): Rupees {
  const remaining = leftAfter(cover, claim);
  return addRupees([remaining.cover, remaining.refill]);
}

/**
 * What the next claim can draw on: the rest of the cover, and what is refilled for another illness. `own`: what of the
 * claim stays with the family, as co-pay and above the cover.
 */
export function leftAfter(
  { sumInsured, restoration, copayPercent }: SharedCover,
  claim: Rupees,
): { readonly cover: Rupees; readonly refill: Rupees; readonly own: Rupees } {
  const payment = lower(less(claim, percentShare(claim, copayPercent)), sumInsured);
  const noBonus = { percentPerYear: 0, maxPercent: 0 };
  const after = {
    paid: payment,
    claims: [{ person: 'claimant', illness: 'large' }],
    deductibleUsed: rupees(0),
  };
  const next = { person: 'another', illness: 'next' };
  const remaining = remainingCover(
    { sumInsured, features: { restoration, noClaimBonus: noBonus } },
    0,
    after,
    next,
  );
  return { cover: remaining.cover, refill: remaining.restoration, own: less(claim, payment) };
}

type PartAnswer = {
  readonly premium: Rupees | undefined;
  readonly allIn: number | undefined;
  readonly people: readonly RemainingForPerson[];
};
type RatedSplit = Pick<RankedSplit, 'split' | 'total' | 'allIn' | 'people'>;
type PricedSplit = RatedSplit & { readonly total: Rupees; readonly allIn: number };

type AskPart = (part: SplitPart, separate: boolean) => PartAnswer;

function askOnce({ priceOf, allInOf, coverOf, largeClaim }: SplitRankingInput): AskPart {
  const answers = new Map<string, PartAnswer>();
  return (part, separate) => {
    const key = policyKey(part, separate);
    const cached = answers.get(key);
    if (cached) return cached;
    const cover = coverOf(part, separate);
    const premium = cover && priceOf(part, separate);
    const isOwn = separate || part.length === 1;
    const answer = {
      premium,
      allIn: cover && allInOf ? allInOf(part, separate) : premium,
      people: part.map((member) => ({
        member: member.key,
        sharesWith: isOwn ? [] : part.filter((other) => other !== member).map((other) => other.key),
        cover: cover?.sumInsured,
        left: cover && (isOwn ? cover.sumInsured : leftForOthers(cover, largeClaim)),
        rest: cover && (isOwn ? cover.sumInsured : leftAfter(cover, largeClaim).cover),
      })),
    };
    answers.set(key, answer);
    return answer;
  };
}

function rateSplit(split: FamilySplit, askPart: AskPart): RatedSplit {
  const answers = split.parts.map((part) => askPart(part, split.separate));
  const premiums = answers.flatMap(({ premium }) => premium ?? []);
  const allIns = answers.flatMap(({ allIn }) => allIn ?? []);
  return {
    split,
    total: premiums.length === answers.length ? addRupees(premiums) : undefined,
    allIn: allIns.length === answers.length ? allIns.reduce((sum, one) => sum + one, 0) : undefined,
    people: answers.flatMap(({ people }) => people),
  };
}

function isPriced(rated: RatedSplit): rated is PricedSplit {
  return rated.total !== undefined && rated.allIn !== undefined;
}

function byPremium(left: PricedSplit, right: PricedSplit): number {
  return (
    left.total - right.total ||
    left.allIn - right.allIn ||
    protectionOrder(left, right) ||
    bySize(left, right)
  );
}

function byProtection(left: PricedSplit, right: PricedSplit): number {
  return protectionOrder(left, right) || left.total - right.total || bySize(left, right);
}

/** The worst-placed person first, then everybody together; where these are equal, by what is left before a refill. */
function protectionOrder(left: PricedSplit, right: PricedSplit): number {
  return amountOrder(left, right, 'left') || amountOrder(left, right, 'rest');
}

function amountOrder(left: PricedSplit, right: PricedSplit, of: 'left' | 'rest'): number {
  const [a, b] = [left, right].map(({ people }) => people.map((person) => person[of] ?? 0));
  if (!a || !b) return 0;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return Math.min(...b) - Math.min(...a) || sum(b) - sum(a);
}

function bySize(left: PricedSplit, right: PricedSplit): number {
  return left.split.parts.length - right.split.parts.length || (left.split.key < right.split.key ? -1 : 1);
}

/** What somebody can still claim after the large claim of `claimant`: the whole cover where the two do not share it. */
function leftBeside({ sharesWith, cover = rupees(0), left, rest }: RemainingForPerson, claimant: MemberKey) {
  return sharesWith.includes(claimant)
    ? { left: left ?? rupees(0), rest: rest ?? rupees(0) }
    : { left: cover, rest: cover };
}

/** Whoever has the large claim, everybody else can claim as much. */
function leavesAsMuch(one: PricedSplit, other: PricedSplit): boolean {
  const people = new Map(one.people.map((person) => [person.member, person]));
  return other.people.every((theirs) => {
    const ours = people.get(theirs.member);
    return other.people.every(({ member: claimant }) => {
      if (claimant === theirs.member || !ours) return true;
      const [mine, yours] = [leftBeside(ours, claimant), leftBeside(theirs, claimant)];
      return mine.left >= yours.left && mine.rest >= yours.rest;
    });
  });
}
