import * as v from 'valibot';
import { importances } from '#domain/cover/features.ts';

/** Wire shape of how scores are made: every constant, so that a score can be worked out from answers alone. */

const importance = v.picklist(importances);
const whole = v.array(v.number());
const curve = v.array(v.tuple([v.number(), v.number()]));
const stated = v.object({ share: v.number(), up_to: v.number() });

export const methodResponse = v.object({
  version: v.string(),
  scores_shown: v.boolean(),
  /**
   * What a plan costs all in: policy years that are counted, the share that keeps a plan for another year, how often a
   * rupee above what one can bear counts on top of itself, what one can say that one can bear, and the guess for whoever
   * does not say.
   */
  all_in: v.object({
    years: v.number(),
    staying_percent: v.number(),
    borrowed: v.number(),
    bearable: whole,
    usual_bearable: v.number(),
  }),
  /** Unbeaten plans within this share of the least all in, or within these rupees a year, are near equals. */
  near_equal: v.object({ percent: v.number(), rupees: v.number() }),
  /** What is not recommended (see `not_recommended` of a plan). */
  floors: v.object({
    settled_percent: v.number(),
    times_complaints: v.number(),
    solvency_ratio: v.number(),
    later_price_times: v.number(),
    sound_within_percent: v.number(),
  }),
  claim_free_years: v.number(),
  /** Levels at which worth is worked out from the years ahead; straight between them. */
  levels: v.object({
    copay_percent: whole,
    icu_rupees_a_day: whole,
    room_rupees_a_day: whole,
    bonus_percent: whole,
    pre_existing_months: whole,
  }),
  /** What no hospital stay is: a share of what is offered, up to an amount; rupees a year. */
  stated: v.object({
    outpatient: stated,
    health_checkup: stated,
    critical_illness: stated,
    maternity: v.object({
      shares: v.array(v.object({ importance, share: v.number() })),
      up_to: v.number(),
    }),
  }),
  /** The family that the tables are worked out for. */
  example: v.object({
    ages: whole,
    pincode: v.string(),
    cover: v.number(),
    rupees_a_point: v.number(),
    /** All in, rupees a year, of a plan without a point. */
    zero: v.number(),
    price_points: v.number(),
    benchmark: v.number(),
  }),
  items: v.array(
    v.object({
      name: v.string(),
      importance,
      /** The most it can earn for the example family. */
      points: v.number(),
      /** The worth is in rupees a year, of what contracts commonly offer. */
      levels: v.array(v.object({ verbose: v.string(), worth: v.number() })),
    }),
  ),
  price: v.object({
    best_percent: v.number(),
    worst_percent: v.number(),
    /** The examples are those of the example family. */
    examples: v.array(v.object({ percent: v.number(), points: v.number() })),
  }),
  /** Other weightings under which places are counted, and the most that one weight is divided or multiplied by. */
  stability: v.object({ weightings: v.number(), factor: v.number() }),
  /** The yardstick of the price, whole: a base by age, times a factor of each of the others. */
  benchmark: v.object({
    /**
     * The premium is in rupees a year, of one person with ₹10 lakh in zone 1; `to_age` null means "and
     * older".
     */
    ages: v.array(v.object({ to_age: v.nullable(v.number()), premium: v.number() })),
    /** Lakh of cover or of deductible to factor; straight between, level outside. */
    cover: curve,
    super_top_up_cover: curve,
    deductible: curve,
    zones: v.array(v.object({ zone: v.number(), factor: v.number() })),
    /** By people on one cover; the last stands for more. */
    floater: v.array(v.object({ people: v.number(), factor: v.number() })),
    several_individuals: v.number(),
  }),
});

export type WireMethod = v.InferOutput<typeof methodResponse>;
