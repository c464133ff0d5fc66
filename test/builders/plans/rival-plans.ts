import { type PlanFeatures, scoreItems } from '#domain/cover/features.ts';
import { allInOf } from '#domain/judge/all-in/all-in.ts';
import { unmetDemands } from '#domain/judge/verdict/demands.ts';
import { type PickFacts, withPicks } from '#domain/judge/verdict/picks.ts';
import { rupees } from '#domain/money.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { aScoredPlan, aSlab } from '../plan-builders.ts';

export const pickFacts: PickFacts = {
  soundness: {
    eldestAge: 40,
    singleRent: rupees(6_500),
    icuPerDay: rupees(20_000),
    sharesCover: true,
    copayFreeAt: new Set(),
  },
  demands: [],
  termsOf: ({ slab }) => slab.id,
};

export type RivalFacts = Partial<Pick<ScoredPlan, 'neverBetter' | 'floor' | 'sound'>> & {
  readonly features?: Partial<PlanFeatures>;
  readonly badYear?: number;
  readonly tenths?: number;
};

/** Costs `total` this year (undefined: its price is awaited), and so many rupees a year all in; unmet is whatever it lacks, demanded or not. */
export function aRival(
  id: string,
  total: number | undefined,
  allIn: number,
  { features = {}, badYear = 50_000, tenths = 500, ...facts }: RivalFacts = {},
): ScoredPlan {
  const plan = aScoredPlan(aSlab(id, 10, features), total, tenths);
  const years = { ...plan.years, oneInHundred: badYear };
  const unmet = unmetDemands(plan, scoreItems, pickFacts.soundness);
  return { ...plan, years, unmet, allIn: total === undefined ? undefined : costing(allIn), ...facts };
}

const costing = (premium: number) =>
  allInOf([{ premium: rupees(premium), ownShare: rupees(0), above: rupees(0), paidBeside: rupees(0) }]);

export const summarizePicks = (plans: readonly ScoredPlan[], facts: Partial<PickFacts> = {}) =>
  withPicks(plans, { ...pickFacts, ...facts }).map(
    ({ slab, recommended, nearEqual, pick }) =>
      `${slab.id}:${recommended ? ' recommended' : ''}${nearEqual ? ' near' : ''}${pick ? ` ${pick}` : ''}`,
  );

export const beaten = { than: aRival('other', 9_000, 9_000), extra: rupees(10) };
export const onPaper = { kind: 'on-paper' } as const;
