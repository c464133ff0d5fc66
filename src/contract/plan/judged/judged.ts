import * as v from 'valibot';
import { waitKinds } from '#domain/cover/waiting.ts';

/** Wire shapes of what a plan is judged by: rupees a year at today's rates and costs. */

const allInYear = {
  premium: v.number(),
  /** What the family pays of hospital bills itself, on average. */
  own_share: v.number(),
  /** This part of the own share lies above what they can bear, on average. */
  above: v.number(),
  /** What the plan pays beside hospital stays, on average. */
  paid_beside: v.number(),
};

/**
 * What a plan costs over the policy years that `scoring-method` counts, as weighted means, and each of those years.
 * `total` = premium + own share + what is above, as often as the method says, less what is paid beside.
 */
export const allInShape = v.object({ total: v.number(), ...allInYear, years: v.array(v.object(allInYear)) });

/** Each until the day from which it is paid. */
export const waitsShape = v.array(v.object({ kind: v.picklist(waitKinds), until: v.string() }));

/**
 * A policy year of a named plan. `premium` and `own_share` as in `all_in`; what a bad year leaves is to two digits, of the
 * cover as it is bought.
 */
export const policyYearShape = v.object({
  /** 1 is the first year of cover. */
  year: v.number(),
  premium: v.number(),
  own_share: v.number(),
  one_in_twenty: v.number(),
  one_in_hundred: v.number(),
  /** Those that run on a day of it. */
  waits: waitsShape,
});

/** Why a plan is not recommended, whatever it costs. */
export const floorShape = v.variant('kind', [
  v.object({ kind: v.literal('on-paper') }),
  /** Names of declared illnesses that it never pays for, in the language of who asks. */
  v.object({ kind: v.literal('never-covered'), illnesses: v.array(v.string()) }),
  /** Its insurer has no hospital near that is paid without cash, others have. */
  v.object({ kind: v.literal('no-hospital') }),
  /** From this age on it asks so many times today's price, other plans only `market` times. */
  v.object({ kind: v.literal('later-price'), age: v.number(), times: v.number(), market: v.number() }),
  v.object({ kind: v.literal('claims'), settled_percent: v.number() }),
  /** Complaints of 10,000 policies, and the middle one of all insurers. */
  v.object({ kind: v.literal('complaints'), per_10000: v.number(), median: v.number() }),
  /** Its insurer has less capital, times what is required of it, than the regulator's least. */
  v.object({ kind: v.literal('solvency'), ratio: v.number() }),
  /** `sound`: title of the sound plan that costs `more` rupees a year more all in: hardly more, or below 0. */
  v.object({ kind: v.literal('not-sound'), sound: v.string(), more: v.number() }),
]);

export type WireFloor = v.InferOutput<typeof floorShape>;
