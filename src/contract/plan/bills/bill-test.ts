import * as v from 'valibot';
import { cutKinds } from '#domain/claim/cut-kinds.ts';
import { owners } from '#domain/claim/stack-check.ts';
import { roomChoices } from '#domain/claim/stay.ts';
import { cityTiers } from '#domain/location/city.ts';

/** Wire shape of the usual stays settled under a plan, once the waits are over. Rupees are whole. */

const cutShape = v.object({
  kind: v.picklist(cutKinds),
  amount: v.number(),
  days: v.optional(v.number()),
  charged: v.optional(v.number()),
  limit: v.optional(v.number()),
  percent: v.optional(v.number()),
});

const settledShape = v.object({
  room: v.picklist(roomChoices),
  /** A day in it, as this stay's bill counts it. */
  rent: v.number(),
  total: v.number(),
  plan_pays: v.number(),
  you_pay: v.number(),
  cuts: v.array(cutShape),
  /** Says who bears which part with the policy already held below a super top-up. Null elsewhere. */
  stacked: v.nullable(v.array(v.object({ owner: v.picklist(owners), amount: v.number() }))),
});

export const billTestShape = v.object({
  as_of: v.string(),
  /** The tier of the city that the bills are from. */
  tier: v.picklist(cityTiers),
  /** What a day costs in a usual stay; heart and cancer hospitals ask for more. */
  rents: v.array(v.object({ room: v.picklist(roomChoices), amount: v.number() })),
  /** The stay that is shown before another one is chosen: a usual one of these people. Null without stays. */
  usual: v.nullable(v.string()),
  stays: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      is_birth: v.boolean(),
      room_days: v.number(),
      icu_days: v.number(),
      rooms: v.array(settledShape),
    }),
  ),
  /** The cover already held that the stack is worked out with; null where none was named. */
  held_cover: v.nullable(v.number()),
  /** The place in the policy wording behind each kind of cut. */
  clauses: v.array(
    v.object({ kind: v.picklist(cutKinds), part: v.number(), heading: v.string(), text: v.string() }),
  ),
});

export type WireBillTest = v.InferOutput<typeof billTestShape>;
