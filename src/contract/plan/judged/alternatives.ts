import * as v from 'valibot';
import { fitNeeds } from '#domain/judge/alternatives/better-fit.ts';

/** Wire shapes of what a plan leaves to pay, and of the plans that it is held against. */

export const yearsShape = v.object({
  average: v.number(),
  /** A family pays this or less in 9 of 10 years. */
  nine_in_ten: v.number(),
  /** A family pays this or more in 1 of 20, of 100 years. */
  one_in_twenty: v.number(),
  one_in_hundred: v.number(),
  runs_out_in_1000: v.number(),
});

export const namedPlan = {
  slab_id: v.string(),
  /** The ids of those with which it stands in the list. */
  riders: v.array(v.string()),
  product_slug: v.string(),
  product_title: v.string(),
};

/** A plan of the same list to hold this one against. */
export const besideShape = v.object({
  ...namedPlan,
  premium: v.number(),
  /** What it costs all in, rupees a year. */
  all_in: v.nullable(v.number()),
  /** What the insurer pays us of this year's premium. */
  commission: v.number(),
  years: yearsShape,
});

/** Who is better off with another plan: `theirs` and `ours` are the months, percent or rupees that the need goes by. */
export const betterFitShape = v.object({
  need: v.picklist(fitNeeds),
  ...namedPlan,
  extra: v.number(),
  theirs: v.nullable(v.number()),
  ours: v.nullable(v.number()),
});
