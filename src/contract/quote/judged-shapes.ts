import * as v from 'valibot';
import { scoreItems } from '#domain/cover/features.ts';
import { shownYears } from '#domain/judge/shown-year.ts';

/** Wire shapes of what a list of plans is judged by. */

/** All figures of years are those of it: the first one of a policy where somebody is ill now, else one after every wait. */
export const shownYearShape = v.picklist(shownYears);

/**
 * What each feature is worth to these people, whole rupees a year by level, straight between levels and level outside;
 * 1,000,000,000 is no limit. With `scoring-method`, the `level` of each plan's parts and its `all_in` every score follows.
 */
export const worthShape = v.object({
  asked_cover: v.number(),
  /** The yardstick's premium, a year before tax, over the years one keeps a plan. */
  benchmark: v.number(),
  /** All in, rupees a year, of a plan without a point. */
  zero: v.number(),
  rupees_a_point: v.number(),
  items: v.array(
    v.object({
      name: v.picklist(scoreItems),
      curve: v.array(v.tuple([v.number(), v.number()])),
    }),
  ),
});
