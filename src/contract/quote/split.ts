import * as v from 'valibot';
import { demandNames } from '#domain/judge/verdict/demands.ts';
import { weaknesses } from '#domain/judge/verdict/soundness.ts';
import { pickScopes } from '#domain/offer/plan.ts';
import { splitKinds } from '#domain/offer/split/listed-splits.ts';
import { claimSizes } from '#domain/quote/large-claim.ts';
import { splitReasons } from '#domain/quote/split-ranking.ts';
import { bearableShape } from './bearable/shapes.ts';
import { blockIdShape, memberShape, ridersPriceShape } from './shapes.ts';

/** Wire shapes of the ways to insure the people of a quote. Rupees are of one year; people are ids of the quote. */

const memberIds = v.array(v.string());

export const splitPlansRequest = v.strictObject({
  data: v.optional(
    v.strictObject({
      /** Who has the large claim; absent, or nobody of the quote: the eldest. */
      claimant: v.optional(v.pipe(v.string(), v.maxLength(20))),
      /** Absent: one within the cover. */
      claim: v.optional(v.picklist(claimSizes)),
    }),
  ),
});

/** The plan that stands for some people: the one that their list recommends. */
export const groupPickShape = v.object({
  slab_id: v.string(),
  product_slug: v.string(),
  /** Ids of the riders with which it stands in its list; they are in its price. */
  riders: v.array(v.string()),
  /** What they are called, and rupees of the price that they are; null where it stands as it is filed. */
  with_riders: v.nullable(ridersPriceShape),
  product_title: v.string(),
  insurer_title: v.string(),
  sum_assured: v.number(),
  premium: v.number(),
  /** Rupees a year over the years one keeps it; null when scores are off. */
  all_in: v.nullable(v.number()),
  /** Where nothing may be recommended it is the cheapest sound plan, or the cheapest. */
  recommended: v.boolean(),
  /** The share of each bill that it asks of them; 0 where it asks none. */
  copay_percent: v.number(),
  /** What of that which was said to matter a lot it does not have. */
  unmet: v.array(v.picklist(demandNames)),
  /** What it lacks to be sound; a co-pay also where everybody of their age is asked for one. */
  weaknesses: v.array(v.picklist(weaknesses)),
  /** The day from which an illness is paid that they have now, null for never; null where nobody has one. */
  old_illness: v.nullable(v.object({ from: v.nullable(v.string()) })),
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
  /** What of the large claim stays with the family, as co-pay and above the cover. */
  own: v.number(),
});

const policyShape = v.object({
  members: memberIds,
  /** The list that it is bought from; null where it takes a quote of its own. */
  block: v.nullable(blockIdShape),
  /** Null where nothing is sold to these people, or no price is known. */
  plan: v.nullable(groupPickShape),
  left: v.array(leftShape),
});

const splitShape = v.object({
  kind: v.picklist(splitKinds),
  reason: v.picklist(splitReasons),
  recommended: v.boolean(),
  /** The sum of its premiums. */
  total: v.nullable(v.number()),
  /** The sum of what they cost all in; null when scores are off. */
  all_in: v.nullable(v.number()),
  /** What it costs more than the first way, below 0 less; null of that one itself, and where there is no price. */
  over_first: v.nullable(v.object({ this_year: v.number(), all_in: v.nullable(v.number()) })),
  /** The sums of the cheapest sound plan of each list, and of which plans that is true; null where one has none, or where these are its plans. */
  cheapest_sound: v.nullable(
    v.object({ total: v.number(), all_in: v.number(), scope: v.picklist(pickScopes) }),
  ),
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
  /** Who said to have which illness now. */
  ill: v.array(v.object({ id: v.string(), illness: v.string() })),
  bearable: bearableShape,
  /** What was said to matter a lot, and holds for somebody here. */
  demands: v.array(v.picklist(demandNames)),
  city: v.string(),
  /** Where the parents live, if elsewhere. */
  parents_city: v.nullable(v.string()),
  sum_assured: v.number(),
  deductible: v.nullable(v.number()),
  claimants: memberIds,
  claimant: v.nullable(v.string()),
  claim: v.picklist(claimSizes),
  amounts: v.object({ within: v.number(), above: v.number() }),
  /** The recommended one first; one that gains nothing, and one that cannot be bought, last. */
  ways: v.array(splitShape),
  /** Those and all others that have a reason, each policy on the pick of its own people. */
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
  /** The recommended one first; one that gains nothing last. */
  ways: v.array(splitShape),
});

export type WireGroupPick = v.InferOutput<typeof groupPickShape>;
export type WireFirstSplit = v.InferOutput<typeof firstSplitShape>;
export type WireSplit = v.InferOutput<typeof splitPlansResponse>;
export type WireSplitRow = v.InferOutput<typeof splitShape>;
export type WirePolicy = WireSplitRow['policies'][number];
