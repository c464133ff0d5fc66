import * as v from 'valibot';
import { healthChoices, hospitalChoices, stayChoices } from '#domain/judge/years/claims-table.ts';
import { leftOut } from '#domain/judge/years/rounded-years.ts';
import { chosenShape } from '../plan/choice.ts';
import { yearsShape } from '../plan/judged/alternatives.ts';
import { blockIdShape } from './shapes.ts';

/** Wire shapes of the years ahead of a family. Rupees are told to two digits. */

/** Those that policies of employers mostly have. */
const heldRoomPercents = [1, 2] as const;
const heldCopayPercents = [5, 10, 20, 30] as const;

export const yearsRequest = v.strictObject({
  data: v.strictObject({
    block: blockIdShape,
    slab_ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.minLength(1), v.maxLength(4)),
    /** Absent: private hospitals, the usual number of stays, the usual health. */
    hospital: v.optional(v.picklist(hospitalChoices)),
    stays: v.optional(v.picklist(stayChoices)),
    health: v.optional(v.picklist(healthChoices)),
    /** The choices of those plans that are taken for longer than a year or with riders. */
    chosen: v.optional(chosenShape),
    /** A new policy has waits that run in its first year; absent: every wait is over. */
    first_year: v.optional(v.boolean()),
    /** Limits of the policy that is held, in percent; absent: it has none. */
    held: v.optional(
      v.strictObject({
        /** The held policy pays this percent of its sum insured for a day in the room. */
        room_percent: v.optional(v.picklist(heldRoomPercents)),
        copay_percent: v.optional(v.picklist(heldCopayPercents)),
      }),
    ),
  }),
});

const figures = v.omit(yearsShape, ['runs_out_in_1000']);

const outcome = v.object({
  /** What families like this one pay themselves. */
  own_share: figures,
  with_premium: v.nullable(figures),
  /** In so many of 1,000 years the bills are more than the cover holds. */
  runs_out_in_1000: v.number(),
});

export const yearsResponse = v.object({
  quote_id: v.string(),
  block: blockIdShape,
  /** The day of the table that they are counted from. */
  as_of: v.string(),
  hospital: v.picklist(hospitalChoices),
  stays: v.picklist(stayChoices),
  health: v.picklist(healthChoices),
  first_year: v.boolean(),
  /** The policy that is held, as it is counted; null where none is. Its other terms are taken from each plan, its waits to be over. */
  held: v.nullable(
    v.object({
      sum_assured: v.number(),
      room_percent: v.nullable(v.number()),
      copay_percent: v.number(),
    }),
  ),
  plans: v.array(
    v.object({
      slab_id: v.string(),
      tenure: v.number(),
      /** These are ids. */
      riders: v.array(v.string()),
      /** The premium of a year, also of one within a longer term; null while the insurer has not said it. */
      premium: v.nullable(v.number()),
      /** The plan alone pays this: it holds once the held policy ends, as with a job. */
      ...outcome.entries,
      /** While the policy that is held pays first; null where none is. */
      with_held: v.nullable(outcome),
    }),
  ),
  not_in_it: v.array(v.picklist(leftOut)),
});

export type WireYears = v.InferOutput<typeof yearsResponse>;
