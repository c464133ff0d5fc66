import * as v from 'valibot';
import { coverBases, planVariants } from '#domain/catalogue/catalogue.ts';
import { importances, roomCuts, roomKinds, roomTiers } from '#domain/cover/features.ts';
import { demandNames } from '#domain/judge/verdict/demands.ts';
import { pickKinds, pickScopes, pickTitles } from '#domain/offer/plan.ts';
import { noPriceReasons, premiumStatuses } from '#domain/price/premium.ts';
import { offlineTypes } from '#domain/purchase/processing-status.ts';
import { blockIds } from '#domain/quote/block-ids.ts';
import { contentShape } from './content-shape.ts';
import { yearsShape } from './judged/alternatives.ts';
import { allInShape, floorShape } from './judged/judged.ts';
import type { riderOfferShape, termOfferShape } from './offers.ts';

/** Wire shape of a plan (specification section 3); everything a screen says about one is in it. */

const stepShape = v.object({
  cause: v.string(),
  member: v.optional(v.string()),
  rider: v.optional(v.string()),
  percent: v.optional(v.number()),
  age: v.optional(v.number()),
  /** Ages of the rate row: "31-35". */
  band: v.optional(v.string()),
  /** The people that a family's rate is for: "2A+1C". */
  shape: v.optional(v.string()),
  years: v.optional(v.number()),
  amount: v.number(),
});

export const scoreEntry = v.object({
  name: v.string(),
  value: v.nullable(v.union([v.string(), v.number(), v.boolean()])),
  verbose: v.string(),
  available: v.boolean(),
  importance: v.picklist(importances),
  /** Where the plan stands on the scale of the feature (`worth` of its block); null when scores are off. */
  level: v.nullable(v.number()),
  /** Points, one decimal at most; null when scores are off. */
  earned: v.nullable(v.number()),
  possible: v.nullable(v.number()),
});

export const roomAndCopayEntries = {
  room: v.picklist(roomKinds),
  room_tier: v.nullable(v.picklist(roomTiers)),
  room_limit_per_day: v.nullable(v.number()),
  /** What a dearer room cuts beside the rent. */
  room_cut: v.picklist(roomCuts),
  copay_percent: v.number(),
  copay_from_age: v.nullable(v.number()),
};

/** What a pick is called and of which plans that is true, its first name first. */
export const pickNamesShape = v.array(
  v.object({ title: v.picklist(pickTitles), scope: v.picklist(pickScopes) }),
);

export const neverBetterShape = v.nullable(
  v.object({ slab_id: v.string(), riders: v.array(v.string()), title: v.string(), extra: v.number() }),
);

/** Typed facts of the card: what the words of any language are made from. */
const factsShape = v.object({
  ...roomAndCopayEntries,
  room_percent: v.nullable(v.number()),
  icu_limit_per_day: v.nullable(v.number()),
  restoration: v.picklist(['none', 'once', 'once-any', 'unlimited']),
  bonus_per_year: v.number(),
  bonus_max: v.number(),
  maternity: v.nullable(v.object({ normal: v.number(), caesarean: v.number(), wait_months: v.number() })),
  outpatient: v.nullable(v.number()),
  health_checkup: v.nullable(v.object({ max: v.number(), every_years: v.number() })),
  critical_illness: v.picklist(['none', 'rider', 'covered']),
  initial_wait_days: v.number(),
  specific_wait_months: v.number(),
  joint_wait_months: v.number(),
  pre_hospitalisation_days: v.number(),
  post_hospitalisation_days: v.number(),
  ambulance: v.nullable(v.number()),
  ayush: v.boolean(),
  consumables: v.boolean(),
  sub_limits: v.array(v.object({ name: v.string(), max: v.number() })),
  /** Illnesses that it never pays for whoever declared them, by the ids of the list of conditions. */
  never_covered: v.array(v.number()),
  cover_basis: v.picklist(coverBases),
});

const yearShape = v.object({
  year: v.number(),
  /** At today's rates; null when no rate is filed for the age then. */
  premium: v.nullable(v.number()),
  /** The premium includes the stated yearly rise. */
  premium_with_rise: v.nullable(v.number()),
  /** Members whose age band changes in that year. */
  jumps: v.array(v.string()),
  /** It is paid for with an earlier year of a longer term. */
  locked: v.boolean(),
  /** Children who grow out of the plan with that year, and how old they are then. */
  leaving: v.array(v.object({ member: v.string(), age: v.number() })),
});

export const projectionShape = v.object({ rise_percent: v.number(), years: v.array(yearShape) });

/** Every year until the eldest is 70, the five years among them. */
export const longProjectionShape = v.object({
  rise_percent: v.number(),
  years: v.array(
    v.object({
      ...yearShape.entries,
      /** These are the ages of the people insured that year, in whole years. */
      ages: v.array(v.object({ member: v.string(), age: v.nullable(v.number()) })),
      /** What the new age bands add at today's rates; null without one. */
      jump_amount: v.nullable(v.number()),
      /** Ids of riders that cover nobody of these ages from that year on. */
      riders_ending: v.array(v.string()),
    }),
  ),
});

export const planShape = v.object({
  insurer_id: v.number(),
  insurer_slug: v.string(),
  insurer_title: v.string(),
  insurer_mark: v.string(),
  product_slug: v.string(),
  product_title: v.string(),
  product_id: v.string(),
  slab_id: v.string(),
  cpt_id: v.string(),
  block: v.picklist(blockIds),
  plan_identifier: v.string(),
  plan_variant: v.picklist(planVariants),
  onserver_plan: v.boolean(),
  /** Years that the premium pays for. */
  tenure: v.number(),
  /** Ids of those that are chosen; terms, score and years have what they change. */
  riders: v.array(v.string()),
  /** What of the premium they are, where the list gave them: it costs less all in with them. Null for a plan that was named. */
  riders_cost: v.nullable(v.number()),
  /** It is in rupees for the term; null with `premium_type` VALIDATION, and never 0. */
  premium: v.nullable(v.number()),
  premium_type: v.picklist(['FINAL', 'VALIDATION']),
  premium_status: v.picklist(premiumStatuses),
  premium_reason: v.nullable(v.picklist(noPriceReasons)),
  premium_ledger: v.array(stepShape),
  sum_assured: v.number(),
  deductible: v.nullable(v.number()),
  max_age: v.number(),
  /** Only plans that are asked for by their names have it; null in a list. */
  five_year_projection: v.nullable(projectionShape),
  /** 0 to 100, one decimal at most; null when scores are off. */
  total_score: v.nullable(v.number()),
  /** What could be earned yet: 100, or less while a price is awaited. */
  score_possible: v.nullable(v.number()),
  /** `cost`: the premium, rupees a year over the years one keeps the plan; null without a price. */
  price_points: v.nullable(
    v.object({ earned: v.number(), possible: v.number(), cost: v.nullable(v.number()) }),
  ),
  /** What terms and price earn together, beside what each does alone; it may be below 0. Null without a price. */
  together_points: v.nullable(v.number()),
  /** Null without a price, and when scores are off. */
  all_in: v.nullable(allInShape),
  /** Null also when scores are off. */
  not_recommended: v.nullable(floorShape),
  /** What was said to matter a lot to these people, and it does not have; empty when scores are off. */
  unmet: v.array(v.picklist(demandNames)),
  recommended: v.boolean(),
  /** Within a step of the least all in (`near_equal` of `scoring-method`), and not beaten. */
  near_equal: v.boolean(),
  pick: v.nullable(v.picklist(pickKinds)),
  /** Sold at exactly the cover that was asked for; else it begins higher. */
  at_asked_cover: v.boolean(),
  /**
   * Rupees that families like these pay themselves in a year, beside the premium: two significant digits. Of a super top-up
   * while the policy below it is held.
   */
  years: yearsShape,
  /** The same of a super top-up once that policy ends; null for full plans, and where none is held. */
  years_alone: v.nullable(yearsShape),
  never_better: neverBetterShape,
  ped: v.object({ waiting_period: v.number() }),
  score: v.array(scoreEntry),
  facts: factsShape,
  /** At the ages of these people and this cover. */
  sale: v.picklist(['online', 'offline']),
  /** A plan that is sold offline names the screen that says why and how. */
  offline_type: v.nullable(v.picklist(offlineTypes)),
  term_years: v.array(v.number()),
  combo_plan_title: v.nullable(v.string()),
  riders_count: v.number(),
  network_hospitals_count: v.number(),
  content: v.optional(contentShape),
});

export type WirePlan = v.InferOutput<typeof planShape>;
export type WireTermOffer = v.InferOutput<typeof termOfferShape>;
export type WireRiderOffer = v.InferOutput<typeof riderOfferShape>;
export type WirePriceStep = v.InferOutput<typeof stepShape>;
export type WireScoreEntry = v.InferOutput<typeof scoreEntry>;
