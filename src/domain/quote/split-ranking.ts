import { coverLeft } from '../claim/cover-left.ts';
import type { Restoration } from '../cover/features.ts';
import { addRupees, lower, type Rupees, rupees } from '../money.ts';
import type { MemberKey } from '../person/member.ts';
import { policyKey, type Way, type WayPart } from './family-split.ts';

/** One sum insured, shared by the people of a policy. */
export type SharedCover = { readonly sumInsured: Rupees; readonly restoration: Restoration };

export type WayQuestion = {
  readonly ways: readonly Way[];
  /**
   * Rupees a year; undefined when nothing is sold to these people together. `separate`: each on an own cover. Asked once
   * for the same people.
   */
  readonly priceOf: (part: WayPart, separate: boolean) => Rupees | undefined;
  readonly coverOf: (part: WayPart, separate: boolean) => SharedCover | undefined;
  /** Of a super top-up what reaches it, above the deductible. */
  readonly largeClaim: Rupees;
};

/**
 * `left`: what this person can still claim in the year after somebody else on the policy had the large claim. `rest`: of
 * that the cover itself; the remainder is a refill, which serves the next claim only.
 */
export type PersonLeft = {
  readonly member: MemberKey;
  readonly sharesWith: readonly MemberKey[];
  readonly cover: Rupees | undefined;
  readonly left: Rupees | undefined;
  readonly rest: Rupees | undefined;
};

/**
 * - `cheapest`: nothing costs less.
 * - `most-left`: costs more, and leaves the worst-placed person most of all.
 * - `more-left`: costs more, and leaves somebody more than any way that costs less.
 * - `nothing-gained`: another one that costs no more leaves everybody as much, and as much of it before a refill, whoever
 *   has the large claim.
 * - `no-plan`: somebody's policy is not for sale.
 */
export const wayReasons = ['cheapest', 'most-left', 'more-left', 'nothing-gained', 'no-plan'] as const;
export type WayReason = (typeof wayReasons)[number];

export type RankedWay = {
  readonly way: Way;
  readonly total: Rupees | undefined;
  readonly overCheapest: Rupees | undefined;
  /** 1 leaves the worst-placed person most; equal ones share a place. */
  readonly protectionPlace: number | undefined;
  /** In the order of the way's parts. */
  readonly people: readonly PersonLeft[];
  readonly reason: WayReason;
};

/**
 * Lowest total premium first; where it is equal, the one that leaves more, then the one of fewer policies. Ways that
 * cannot be bought come last. Pass the same wanted cover for every part, or the totals compare different things.
 */
export function rankWays(question: WayQuestion): readonly RankedWay[] {
  const asked = askedOnce(question);
  const rated = question.ways.map((way) => ratedWay(way, asked));
  const priced = rated.filter(isPriced).sort(byPremium);
  const unpriced = rated.filter((way) => !isPriced(way));
  const cheapest = priced[0]?.total ?? rupees(0);
  const safest = priced.toSorted(byProtection)[0];
  const reasonOf = (one: PricedWay, index: number): WayReason => {
    if (index === 0) return 'cheapest';
    if (priced.slice(0, index).some((other) => leavesAsMuch(other, one))) return 'nothing-gained';
    return one === safest ? 'most-left' : 'more-left';
  };
  return [
    ...priced.map((one, index) => ({
      way: one.way,
      total: one.total,
      overCheapest: rupees(one.total - cheapest),
      protectionPlace: 1 + priced.filter((other) => protectionOrder(other, one) < 0).length,
      people: one.people,
      reason: reasonOf(one, index),
    })),
    ...unpriced.map(({ way, people }) => ({
      way,
      total: undefined,
      overCheapest: undefined,
      protectionPlace: undefined,
      people,
      reason: 'no-plan' as const,
    })),
  ];
}

/**
 * What is left of a shared cover for the others after one claim, whoever made it: what the bill test would find for
 * another person's illness, a bonus left out.
 */
export function leftForOthers(cover: SharedCover, claim: Rupees): Rupees {
  const left = leftAfter(cover, claim);
  return addRupees([left.cover, left.refill]);
}

/** What the next claim can draw on: the rest of the cover, and what is refilled for another illness. */
export function leftAfter(
  { sumInsured, restoration }: SharedCover,
  claim: Rupees,
): { readonly cover: Rupees; readonly refill: Rupees } {
  const noBonus = { percentPerYear: 0, maxPercent: 0 };
  const after = {
    paid: lower(claim, sumInsured),
    claims: [{ person: 'claimant', illness: 'large' }],
    deductibleUsed: rupees(0),
  };
  const next = { person: 'another', illness: 'next' };
  const left = coverLeft({ sumInsured, features: { restoration, noClaimBonus: noBonus } }, 0, after, next);
  return { cover: left.cover, refill: left.restoration };
}

type PartAnswer = { readonly premium: Rupees | undefined; readonly people: readonly PersonLeft[] };
type RatedWay = {
  readonly way: Way;
  readonly total: Rupees | undefined;
  readonly people: readonly PersonLeft[];
};
type PricedWay = RatedWay & { readonly total: Rupees };

type AskPart = (part: WayPart, separate: boolean) => PartAnswer;

function askedOnce({ priceOf, coverOf, largeClaim }: WayQuestion): AskPart {
  const answers = new Map<string, PartAnswer>();
  return (part, separate) => {
    const key = policyKey(part, separate);
    const known = answers.get(key);
    if (known) return known;
    const cover = coverOf(part, separate);
    const isOwn = separate || part.length === 1;
    const answer = {
      premium: cover && priceOf(part, separate),
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

function ratedWay(way: Way, asked: AskPart): RatedWay {
  const answers = way.parts.map((part) => asked(part, way.separate));
  const premiums = answers.flatMap(({ premium }) => (premium === undefined ? [] : [premium]));
  return {
    way,
    total: premiums.length === answers.length ? addRupees(premiums) : undefined,
    people: answers.flatMap(({ people }) => people),
  };
}

function isPriced(rated: RatedWay): rated is PricedWay {
  return rated.total !== undefined;
}

function byPremium(left: PricedWay, right: PricedWay): number {
  return left.total - right.total || protectionOrder(left, right) || bySize(left, right);
}

function byProtection(left: PricedWay, right: PricedWay): number {
  return protectionOrder(left, right) || left.total - right.total || bySize(left, right);
}

/** The worst-placed person first, then everybody together; where these are equal, by what is left before a refill. */
function protectionOrder(left: PricedWay, right: PricedWay): number {
  return amountOrder(left, right, 'left') || amountOrder(left, right, 'rest');
}

function amountOrder(left: PricedWay, right: PricedWay, of: 'left' | 'rest'): number {
  const [a, b] = [left, right].map(({ people }) => people.map((person) => person[of] ?? 0));
  if (!a || !b) return 0;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return Math.min(...b) - Math.min(...a) || sum(b) - sum(a);
}

function bySize(left: PricedWay, right: PricedWay): number {
  return left.way.parts.length - right.way.parts.length || (left.way.key < right.way.key ? -1 : 1);
}

/** What somebody can still claim after the large claim of `claimant`: the whole cover where the two do not share it. */
function leftBeside({ sharesWith, cover = rupees(0), left, rest }: PersonLeft, claimant: MemberKey) {
  return sharesWith.includes(claimant)
    ? { left: left ?? rupees(0), rest: rest ?? rupees(0) }
    : { left: cover, rest: cover };
}

/** Whoever has the large claim, everybody else can claim as much. */
function leavesAsMuch(one: PricedWay, other: PricedWay): boolean {
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
