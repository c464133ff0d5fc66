import * as v from 'valibot';
import { waitKinds } from '#domain/cover/waiting.ts';
import { demandNames } from '#domain/judge/verdict/demands.ts';
import { mostBeside } from '#domain/share/decision.ts';
import { chosenShape } from '../plan/choice.ts';
import { planShape } from '../plan/shapes.ts';
import { gainShape } from '../quote/cards.ts';
import { shownYearShape } from '../quote/judged-shapes.ts';
import { blockIdShape } from '../quote/shapes.ts';

/** Wire shapes of a shared decision. No name, relation, illness or habit has a place in them. */

const slabId = v.pipe(v.string(), v.maxLength(80));

export const shareRequest = v.strictObject({
  /** Absent: what the list of the last quote recommends. */
  data: v.optional(
    v.strictObject({
      quote_id: v.pipe(v.string(), v.maxLength(64)),
      block: blockIdShape,
      slab_id: slabId,
      /** The plans it was compared with; absent: those that the list has beside it. */
      beside: v.optional(v.pipe(v.array(slabId), v.maxLength(mostBeside))),
      /** The riders that are taken with some of them. */
      chosen: v.optional(chosenShape),
    }),
  ),
});

export const shareResponse = v.object({ shorturl: v.string() });

const decidedShape = v.object({
  insurer_title: v.string(),
  product_title: v.string(),
  premium: v.number(),
  /** What the riders in it are called. */
  riders: v.array(v.string()),
  /** The insurer pays us this share of the premium without tax. */
  commission: v.number(),
  /** Rupees a year over the years one keeps it; null in a copy from before, and when scores are off. */
  all_in: v.nullable(v.number()),
  sum_assured: planShape.entries.sum_assured,
  deductible: planShape.entries.deductible,
  ped: planShape.entries.ped,
  facts: planShape.entries.facts,
  years: v.object({ nine_in_ten: v.number(), one_in_twenty: v.number(), one_in_hundred: v.number() }),
  /** The stay leaves this much to pay. */
  own_share: v.nullable(v.number()),
  /** The premium when the eldest is 61, and all premiums up to 70, at the prices of today. */
  at_61: v.nullable(v.number()),
  to_70: v.nullable(v.number()),
  /** Hospitals near, and how many of them are cashless. */
  network: v.nullable(v.object({ hospitals: v.number(), cashless: v.number() })),
  /** The first day on which a claim of each kind is paid; null: never. */
  waits: v.array(v.object({ kind: v.picklist(waitKinds), from: v.nullable(v.string()) })),
});

export const sharedResponse = v.object({
  shorturl: v.string(),
  /** To be named on the telephone; it opens nothing. */
  reference: v.string(),
  expires_on: v.string(),
  priced_on: v.string(),
  cover_start: v.string(),
  cover_end: v.string(),
  /** The last day on which renewing keeps the waits that were served. */
  renew_by: v.string(),
  /** These are whole years, the eldest first. */
  ages: v.array(v.number()),
  city: v.string(),
  /** Plans with a price that are sold at exactly this cover. */
  plans: v.number(),
  shown_year: shownYearShape,
  stay: v.nullable(v.object({ title: v.string(), bill: v.number() })),
  chosen: decidedShape,
  insurer_phone: v.string(),
  runners_up: v.array(v.object({ ...decidedShape.entries, gain: gainShape })),
  /** Compared too, but without a price for these people. */
  left_out: v.array(v.pick(decidedShape, ['product_title', 'sum_assured', 'deductible'])),
  /** What was said to matter a lot, as far as others may read it. */
  demands: v.array(v.object({ name: v.picklist(demandNames), is_met: v.boolean() })),
  /** Whether a birth is anything to them. */
  births: v.boolean(),
  /** Prices go by the answers on health and habits; false in a copy from before, whose prices are without them. */
  by_answers: v.boolean(),
});

export type WireDecided = v.InferOutput<typeof decidedShape>;
export type WireShared = v.InferOutput<typeof sharedResponse>;
