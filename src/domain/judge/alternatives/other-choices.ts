import type { SlabId } from '../../ids.ts';
import { rivalsOf, withAdvice } from '../../offer/blocks.ts';
import { isWithinBudget } from '../../offer/filters/narrowed.ts';
import type { LivePrices } from '../../offer/live-prices.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import type { PlansQuestion, RatedBlock } from '../../offer/rated-blocks.ts';
import { type InPieces, mapInPieces } from '../../pieces.ts';
import { type AllInChoice, type AllInYear, allInOf, mostYears, usualAllIn } from '../all-in/all-in.ts';
import { premiumYears, yearsAt } from '../all-in/plan-years.ts';
import { type Bearable, bearableChoices } from '../bearable.ts';
import { scoringMethod } from '../scoring-weights.ts';

/** One thing that could be chosen otherwise, all else as it stands. */
export type OtherChoice =
  | { readonly kind: 'years'; readonly years: number }
  | { readonly kind: 'borrowed'; readonly borrowed: number }
  | { readonly kind: 'bearable'; readonly bearable: Bearable };

export type OtherChoices = {
  /** By what stands in the method and the quote; undefined where nothing is recommended. */
  readonly recommended: ScoredPlan | undefined;
  /** What each other choice would have recommended; its all in is by that choice. */
  readonly outcomes: readonly (OtherChoice & { readonly recommended: ScoredPlan | undefined })[];
};

/**
 * What other choices would have recommended of the plans of a block: the same judge over other sums. The years of each plan
 * are worked out once, and once more for each other amount that could be borne; of two plans that cost the same all in and
 * this year the list's own order decides.
 */
export function* otherChoices(
  question: PlansQuestion,
  rated: RatedBlock,
  livePrices: LivePrices,
): InPieces<OtherChoices> {
  const { facts } = rated;
  const within = rated.plans.filter(isWithinBudget(question.filters, livePrices));
  const { alone, ...rivals } = rivalsOf(question, rated, within, livePrices);
  const keepers = facts.keepers();
  const premiums = new Map(
    alone.flatMap(({ plan }) => {
      if (plan.premium.kind !== 'quoted') return [];
      const { insurer, product, slab, choice, premium } = plan;
      const rating = { ...facts.ratedFor, insurer, product, slab, ...choice };
      return [[slab.id, premiumYears(keepers, rating, premium.total, mostYears)]];
    }),
  );
  const yearsBy = (bearable: Bearable) =>
    new Map(
      alone.flatMap(({ plan: { slab } }) => {
        const ofPlan = premiums.get(slab.id);
        return ofPlan ? [[slab.id, yearsAt({ ...keepers, bearable }, slab, ofPlan)]] : [];
      }),
    );
  const recommendedBy = (years: ReadonlyMap<SlabId, readonly AllInYear[]>, choice: AllInChoice) =>
    withAdvice(question, {
      ...rivals,
      alone: alone.map(({ plan, order }) => {
        const ofPlan = years.get(plan.slab.id);
        return { plan: ofPlan ? { ...plan, allIn: allInOf(ofPlan, choice) } : plan, order };
      }),
    }).find(({ recommended }) => recommended);
  yield;
  const own = yearsBy(keepers.bearable);
  yield;
  const recommended = recommendedBy(own, usualAllIn);
  yield;
  const { years, borrowed } = scoringMethod.otherChoices;
  const choices: readonly OtherChoice[] = [
    ...years.map((one) => ({ kind: 'years' as const, years: one })),
    ...borrowed.map((one) => ({ kind: 'borrowed' as const, borrowed: one })),
    ...neighboursOf(keepers.bearable).map((one) => ({ kind: 'bearable' as const, bearable: one })),
  ];
  const outcomes = yield* mapInPieces(choices, (choice) => ({
    ...choice,
    recommended:
      choice.kind === 'bearable'
        ? recommendedBy(yearsBy(choice.bearable), usualAllIn)
        : recommendedBy(own, { ...usualAllIn, ...choice }),
  }));
  return { recommended, outcomes };
}

function neighboursOf(bearable: Bearable): readonly Bearable[] {
  const at = bearableChoices.indexOf(bearable);
  return bearableChoices.filter((_one, index) => Math.abs(index - at) === 1);
}
