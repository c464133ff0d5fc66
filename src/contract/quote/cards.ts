import * as v from 'valibot';
import { scoreItems } from '#domain/cover/features.ts';
import { notShownReasons } from '#domain/offer/plan.ts';
import { noPriceReasons, premiumStatuses } from '#domain/price/premium.ts';
import { offlineTypes } from '#domain/purchase/processing-status.ts';
import { channels } from '#domain/quote/channel.ts';
import { floorShape, waitsShape } from '../plan/judged/judged.ts';
import { neverBetterShape, pickNamesShape, roomAndCopayEntries } from '../plan/shapes.ts';
import { acceptancesShape, otherWaysShape } from './acceptance/shapes.ts';
import {
  blockIdShape,
  blockShape,
  filtersShape,
  planTypeShape,
  productTypeShape,
  ridersPriceShape,
} from './shapes.ts';

/** Wire shapes of a list as it is shown: what a card says and no more. Rupees are whole. */

export const cardsRequest = v.strictObject({
  data: v.strictObject({
    block: blockIdShape,
    /** Another type of product than the quote's own, where it lists more than one. */
    product_type: v.optional(productTypeShape),
    /** The stay whose own share each card says; absent: the usual one of these people. */
    stay: v.optional(v.pipe(v.string(), v.maxLength(40))),
    /** Cards of the list; absent: all of them. */
    first: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100))),
  }),
  filters: v.optional(filtersShape),
  /** The government-standard plan alone. */
  IS_AROGYA: v.optional(v.picklist(['true', 'false'])),
});

/** All measures of a feature, the leading one first: percent, rupees, months, or a rank; null is no limit, or never. */
const figuresShape = v.array(v.nullable(v.number()));
const movedShape = v.object({ item: v.picklist(scoreItems), now: figuresShape, was: figuresShape });

export const gainShape = v.object({
  extra: v.number(),
  /** Rupees of an average year that it leaves less to pay; null where they decide nothing. */
  average: v.nullable(v.number()),
  better: v.array(movedShape),
  worse: v.array(movedShape),
});

export const cardGroups = ['pick', 'list', 'waiting', 'apart'] as const;

const cardShape = v.object({
  group: v.picklist(cardGroups),
  insurer_id: v.number(),
  insurer_title: v.string(),
  insurer_mark: v.string(),
  product_slug: v.string(),
  product_title: v.string(),
  slab_id: v.string(),
  plan_identifier: v.string(),
  /** Ids of the riders with which it stands in the list. */
  riders: v.array(v.string()),
  /** What they are called, and what of the premium they are; null where it stands as it is filed. */
  with_riders: v.nullable(ridersPriceShape),
  premium: v.nullable(v.number()),
  premium_status: v.picklist(premiumStatuses),
  premium_reason: v.nullable(v.picklist(noPriceReasons)),
  sum_assured: v.number(),
  deductible: v.nullable(v.number()),
  ...roomAndCopayEntries,
  wait_months: v.number(),
  recommended: v.boolean(),
  /** What a pick is called and of which plans that is true, its first name first; none of any other plan. */
  names: pickNamesShape,
  near_equal: v.boolean(),
  sound: v.boolean(),
  /** What it costs, rupees a year over the years one keeps it; null without a price, and when scores are off. */
  all_in: v.nullable(v.number()),
  /** Null also when scores are off. */
  not_recommended: v.nullable(floorShape),
  never_better: neverBetterShape,
  offline_type: v.nullable(v.picklist(offlineTypes)),
  /** Hospitals near where these people live, and at how many of them the insurer pays the hospital itself. Null: none is listed. */
  near: v.nullable(v.object({ hospitals: v.number(), cashless: v.number() })),
  /** The insurer looks at these people before it says its last price; false while there is none. */
  may_load: v.boolean(),
  /** Two significant digits: what families like these pay themselves in the year that is shown. */
  years: v.object({ nine_in_ten: v.number(), one_in_twenty: v.number(), one_in_hundred: v.number() }),
  /** The chosen stay leaves this much to pay. */
  own_share: v.nullable(v.number()),
  total_score: v.nullable(v.number()),
  /** The policy years that `all_in` is made of, and the waits that run in them; null but of a pick. */
  ten_years: v.nullable(
    v.object({
      premium: v.array(v.number()),
      own_share: v.array(v.number()),
      waits: waitsShape,
    }),
  ),
  gain: v.nullable(gainShape),
});

export const cardsResponse = v.object({
  quote_id: v.string(),
  quote_crn: v.string(),
  catalogue_version: v.string(),
  priced_on: v.string(),
  sales_channel_conflict_redirect_to: v.nullable(v.string()),
  /** A quote of another channel than the visit says where it was begun, and with which agent or partner. */
  sales_channel: v.nullable(v.object({ channel: v.picklist(channels), partner: v.nullable(v.string()) })),
  scores_shown: v.boolean(),
  /** Every block of the quote: who is in it, how many plans it has, its lowest premium, and that of the plan its list recommends. */
  blocks: v.array(
    v.object({
      type: planTypeShape,
      block: blockIdShape,
      members: v.array(v.string()),
      plans: v.number(),
      from: v.nullable(v.number()),
      /** Null also when scores are off. */
      pick: v.nullable(v.number()),
    }),
  ),
  type: planTypeShape,
  block: blockIdShape,
  hindrances: blockShape.entries.hindrances,
  apart: blockShape.entries.apart,
  acceptances: acceptancesShape,
  other_ways: otherWaysShape,
  uidata: blockShape.entries.uidata,
  product_types: blockShape.entries.product_types,
  bearable: blockShape.entries.bearable,
  importance: blockShape.entries.importance,
  demands: blockShape.entries.demands,
  shown_year: blockShape.entries.shown_year,
  asked_cover: v.number(),
  /** `from`: the lowest price of a sound plan that its list would show; null where there is none. */
  covers: v.array(v.object({ sum_assured: v.number(), from: v.nullable(v.number()) })),
  stays: v.array(v.object({ id: v.string(), title: v.string(), bill: v.number() })),
  stay: v.nullable(v.string()),
  /** Rupees a day of a single room with air conditioning, and of the lowest single one, where they are treated. */
  room_rent: v.nullable(v.object({ single_ac: v.number(), single: v.number() })),
  /** These are the plans of which it is true that the near equals alone come near the least all in. */
  near_scope: blockShape.entries.near_scope,
  near_equals: v.array(
    v.object({
      slab_id: v.string(),
      /** With the riders of its form: “Poorna + Consumables”. */
      title: v.string(),
      /** Rupees a year. */
      all_in: v.number(),
      premium: v.number(),
    }),
  ),
  /** The runner-up of the recommended plan: its premium, what the stay leaves, and what differs; null where nothing else could be recommended. */
  next_best: v.nullable(
    v.object({
      /** With the riders of its form. */
      title: v.string(),
      near_equal: v.boolean(),
      premium: v.number(),
      own_share: v.nullable(v.number()),
      gain: v.nullable(gainShape),
    }),
  ),
  /** How many of each group there are, whatever cards came. */
  counts: v.object({ pick: v.number(), list: v.number(), waiting: v.number(), apart: v.number() }),
  /** Lowest cover among those that are sold from more up. */
  apart_from: v.nullable(v.number()),
  cards: v.array(cardShape),
  /** Titles by slug of every insurer of this block, whatever cards came. */
  insurers: v.record(v.string(), v.string()),
  filter_counts: blockShape.entries.filter_counts,
  filter_relief: blockShape.entries.filter_relief,
  not_shown: v.array(
    v.object({
      product_title: v.string(),
      reason: v.picklist(notShownReasons),
      members: v.array(v.string()),
    }),
  ),
});

export type WireCards = v.InferOutput<typeof cardsResponse>;
export type WireCard = WireCards['cards'][number];
export type WireGain = NonNullable<WireCard['gain']>;
