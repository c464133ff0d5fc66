import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock, WireMember } from '#contract/quote/shapes.ts';
import { type Importance, type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { twoDigits } from '#domain/judge/years/told.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { shortTitle } from '#web/plan-parts/facts/short-title.ts';

/** A plan as the order shows it. */
export type OrderedPlan = {
  readonly id: string;
  readonly title: string;
  /** Where the room is tight. */
  readonly short: string;
  readonly premium: number | null;
  /** Of 100. */
  readonly score: number;
  readonly recommended: boolean;
  readonly nearEqual: boolean;
};

/** The plans of one block in the order of their list, with what each feature weighs in it. */
export type Order = {
  readonly quoteId: string;
  readonly block: BlockId;
  readonly members: readonly WireMember[];
  readonly plans: readonly OrderedPlan[];
  /** Those that some plan of this kind can have. */
  readonly items: readonly ScoreItem[];
  readonly importance: Readonly<Partial<Record<ScoreItem, Importance>>>;
  /** What the best of a feature is worth to these people, rupees a year, to two digits; 0 where nothing is. */
  readonly worth: Readonly<Partial<Record<ScoreItem, number>>>;
};

/** In the order in which they are asked. */
const asked = [
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
  return {
    quoteId: answer.quote_id,
    block: id,
    members: block.uidata.members,
    plans: block.plans.map(orderedPlan),
    items: asked.filter((item) => worth.some(({ name, factor }) => name === item && factor > 0)),
    importance: Object.fromEntries(importance),
    worth: Object.fromEntries(worth.map(({ name, curve }) => [name, mostIn(curve)])),
  };
}

function mostIn(curve: NonNullable<WireBlock['worth']>['items'][number]['curve']): number {
  return twoDigits(Math.max(0, ...curve.map(([, amount]) => amount)));
}

function orderedPlan(plan: WirePlan): OrderedPlan {
  return {
    id: plan.slab_id,
    title: plan.product_title,
    short: shortTitle(plan),
    premium: plan.premium,
    score: plan.total_score ?? 0,
    recommended: plan.recommended,
    nearEqual: plan.near_equal,
  };
}

export type Move = { readonly id: string; readonly from: number; readonly to: number };

/** Plans that stand at another place than before, places from 1. Whatever was not there before has not moved. */
export function movesBetween(before: readonly OrderedPlan[], after: readonly OrderedPlan[]): readonly Move[] {
  const places = new Map(before.map(({ id }, at) => [id, at + 1]));
  return after.flatMap(({ id }, at) => {
    const from = places.get(id);
    return from === undefined || from === at + 1 ? [] : [{ id, from, to: at + 1 }];
  });
}

/** The one that moved over most places; of equals the one that stands first now. */
export function furthest(moves: readonly Move[]): Move | undefined {
  const over = ({ from, to }: Move) => Math.abs(from - to);
  return moves.toSorted((left, right) => over(right) - over(left) || left.to - right.to)[0];
}
