import * as v from 'valibot';
import { splitKinds } from '#domain/offer/split/listed-splits.ts';
import { claimSizes } from '#domain/quote/large-claim.ts';
import { splitPicks } from '#domain/quote/split-pick.ts';
import { splitReasons } from '#domain/quote/split-ranking.ts';
import { blockIdShape, memberShape } from './shapes.ts';

/** Wire shapes of the ways to insure the people of a quote. Rupees are of one year; people are ids of the quote. */

const memberIds = v.array(v.string());

export const splitPlansRequest = v.strictObject({
  data: v.optional(
    v.strictObject({
      /** Absent: the plan that the first list recommends. */
      plan: v.optional(v.picklist(splitPicks)),
      /** Who has the large claim; absent, or nobody of the quote: the eldest. */
      claimant: v.optional(v.pipe(v.string(), v.maxLength(20))),
      /** Absent: one within the cover. */
      claim: v.optional(v.picklist(claimSizes)),
    }),
  ),
});

const planOfPart = v.object({
  slab_id: v.string(),
  product_title: v.string(),
  insurer_title: v.string(),
  sum_assured: v.number(),
});

/** Who shares a cover, and what the next bills of theirs can draw on after the large claim. */
const leftShape = v.object({
  members: memberIds,
  /** The claim is on this cover. */
  touched: v.boolean(),
  cover: v.number(),
  left: v.number(),
  /** The refill serves the next claim, of another illness. */
  refill: v.number(),
});

const policyShape = v.object({
  members: memberIds,
  /** The list that it is bought from; null where it takes a quote of its own. */
  block: v.nullable(blockIdShape),
  /** Null where nothing is sold to these people, or its price is not known. */
  plan: v.nullable(planOfPart),
  premium: v.nullable(v.number()),
  left: v.array(leftShape),
});

const splitShape = v.object({
  kind: v.picklist(splitKinds),
  reason: v.picklist(splitReasons),
  recommended: v.boolean(),
  total: v.nullable(v.number()),
  over_cheapest: v.nullable(v.number()),
  cover: v.nullable(v.number()),
  policies: v.array(policyShape),
});

export const splitPlansResponse = v.object({
  quote_id: v.string(),
  quote_crn: v.string(),
  priced_on: v.string(),
  /** No way is recommended where scores are off. */
  scores_shown: v.boolean(),
  /** A parent and you or the spouse are insured. */
  offered: v.boolean(),
  /** The first list of the quote. */
  block: v.nullable(blockIdShape),
  members: v.array(memberShape),
  city: v.string(),
  /** Where the parents live, if elsewhere. */
  parents_city: v.nullable(v.string()),
  sum_assured: v.number(),
  deductible: v.nullable(v.number()),
  claimants: memberIds,
  claimant: v.nullable(v.string()),
  claim: v.picklist(claimSizes),
  amounts: v.object({ within: v.number(), above: v.number() }),
  /** What the ways are priced on, but for a policy that says another one. */
  plan: v.nullable(planOfPart),
  picked: v.picklist(splitPicks),
  /** The other pick is another plan. */
  has_other_pick: v.boolean(),
  ways: v.array(splitShape),
  /** Those and all others that have a reason, on the same plan. */
  all_ways: v.array(
    v.object({
      policies: v.array(memberIds),
      /** One policy with a cover for each. */
      separate: v.boolean(),
      reason: v.picklist(splitReasons),
      total: v.nullable(v.number()),
    }),
  ),
});

/** The ways that can be bought before there is a quote: of people with no illness and no habit. */
export const firstSplitShape = v.object({
  members: memberIds,
  /** Whose long illness is spoken of: the eldest. */
  claimant: v.nullable(v.string()),
  /** The cheapest sound plan, which the ways are priced on, but for a policy that says another one. */
  plan: v.nullable(planOfPart),
  /** The lowest price first; one that gains nothing last. */
  ways: v.array(splitShape),
});

export type WireFirstSplit = v.InferOutput<typeof firstSplitShape>;
export type WireSplit = v.InferOutput<typeof splitPlansResponse>;
export type WireSplitRow = v.InferOutput<typeof splitShape>;
export type WirePolicy = WireSplitRow['policies'][number];
