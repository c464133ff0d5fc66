import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock, WireMember } from '#contract/quote/shapes.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import {
  type Importance,
  longestWaitMonths,
  neverInTopUps,
  type ScoreItem,
  scoreItems,
} from '#domain/cover/features.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { eldestAgeOf } from '#web/plan-parts/people/members.ts';

/** A plan as the wishes look at it. */
export type OrderedPlan = {
  readonly premium: number | null;
  /** Rupees of hospital bills that it leaves to pay in 1 of 20 years, to two digits. */
  readonly badYear: number;
  /** What of the questions it has. */
  readonly has: readonly ScoreItem[];
};

/** The plans of one block, with what each feature weighs among them. */
export type Order = {
  readonly quoteId: string;
  readonly block: BlockId;
  readonly members: readonly WireMember[];
  readonly shownYear: WireBlock['shown_year'];
  readonly plans: readonly OrderedPlan[];
  /** Those that some plan of this kind can have. */
  readonly items: readonly ScoreItem[];
  readonly importance: Readonly<Partial<Record<ScoreItem, Importance>>>;
  /** What of that somebody said. */
  readonly answers: WireBlock['importance'];
  /** What the best of a feature is worth to these people, rupees a year, to two digits; 0 where nothing is. */
  readonly worth: Readonly<Partial<Record<ScoreItem, number>>>;
};

/** In the order in which they are asked. */
const questionOrder = [
  'room_rent',
  'copay',
  'restore_benefits',
  'pre_existing',
  'maternity_cover',
  'bonus',
  'icu',
  'outpatient_benefits',
  'critical_illness_coverage',
  'health_checkup',
] as const satisfies readonly ScoreItem[];

/** Undefined when the block is none of this quote. */
export function orderOf(answer: CallAnswer<'getScore'>, id: BlockId): Order | undefined {
  const block = answer.score_data.find((one) => one.block === id);
  if (!block) return undefined;
  const entries = block.plans[0]?.score ?? [];
  const importance = scoreItems.flatMap((item) => {
    const entry = entries.find(({ name }) => name === item);
    return entry ? [[item, entry.importance] as const] : [];
  });
  const worth = block.worth?.items ?? [];
  const isTopUp = block.uidata.product_type === 'SUPER_TOPUP';
  const eldestAge = eldestAgeOf(block.uidata.members);
  return {
    quoteId: answer.quote_id,
    block: id,
    members: block.uidata.members,
    shownYear: block.shown_year,
    plans: block.plans.map((plan) => orderedPlan(plan, eldestAge)),
    items: block.worth === null ? [] : questionOrder.filter((item) => !(isTopUp && neverInTopUps.has(item))),
    importance: Object.fromEntries(importance),
    answers: block.importance,
    worth: Object.fromEntries(worth.map(({ name, curve }) => [name, mostIn(curve)])),
  };
}

function mostIn(curve: NonNullable<WireBlock['worth']>['items'][number]['curve']): number {
  return roundToTwoDigits(Math.max(0, ...curve.map(([, amount]) => amount)));
}

function orderedPlan(plan: WirePlan, eldestAge: number): OrderedPlan {
  return {
    premium: plan.premium,
    badYear: plan.years.one_in_twenty,
    has: questionOrder.filter((item) => hasIt[item](plan, eldestAge)),
  };
}

/** A plan of which the answer to a question is yes. */
const hasIt: Readonly<Record<ScoreItem, (plan: WirePlan, eldestAge: number) => boolean>> = {
  room_rent: ({ facts }) => facts.room === 'no-limit',
  copay: ({ facts }, eldestAge) =>
    effectiveCopayPercent(
      { percent: facts.copay_percent, fromAge: facts.copay_from_age ?? undefined },
      eldestAge,
    ) === 0,
  restore_benefits: ({ facts }) => facts.restoration !== 'none',
  pre_existing: ({ ped }) => ped.waiting_period < longestWaitMonths,
  maternity_cover: ({ facts }) => facts.maternity !== null,
  bonus: ({ facts }) => facts.bonus_per_year > 0,
  icu: ({ facts }) => facts.icu_limit_per_day === null,
  outpatient_benefits: ({ facts }) => facts.outpatient !== null,
  critical_illness_coverage: ({ facts }) => facts.critical_illness === 'covered',
  health_checkup: ({ facts }) => facts.health_checkup !== null,
};

type Priced = { readonly premium: number; readonly badYear: number };

/** The cheapest of the plans that have a feature, and of all others; undefined where none has a price. */
export type Lowest = { readonly having: Priced | undefined; readonly without: Priced | undefined };

export function lowestOf(plans: readonly OrderedPlan[], item: ScoreItem): Lowest {
  const lowest = (isOne: (plan: OrderedPlan) => boolean) =>
    plans
      .filter(isOne)
      .flatMap(({ premium, badYear }): readonly Priced[] => (premium === null ? [] : [{ premium, badYear }]))
      .toSorted((left, right) => left.premium - right.premium)[0];
  return {
    having: lowest(({ has }) => has.includes(item)),
    without: lowest(({ has }) => !has.includes(item)),
  };
}
