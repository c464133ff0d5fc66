import * as v from 'valibot';
import { importances, type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { demandNames } from '#domain/judge/verdict/demands.ts';
import type { NamedHospital } from '#domain/location/area.ts';

const entriesOf = <Shape>(shape: Shape) =>
  // one for each feature
  Object.fromEntries(scoreItems.map((item) => [item, shape])) as Record<ScoreItem, Shape>;

/** Where people of a quote would be treated, one an area: that of the family, and that of parents who live elsewhere. */
const hospitalsShape: v.GenericSchema<readonly NamedHospital[]> = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.maxLength(20)),
      /** Its own. */
      pincode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    }),
  ),
  v.maxLength(2),
);

/** What was said to matter: features of a plan, and hospitals that it should pay itself. What nobody said is absent. */
export const importanceShape = v.strictObject({
  ...entriesOf(v.optional(v.picklist(importances))),
  hospitals: v.optional(hospitalsShape),
});

/** What is not named stays as it is; null takes an answer back. */
export const importanceRequest = v.strictObject({
  data: v.strictObject({
    ...entriesOf(v.optional(v.nullable(v.picklist(importances)))),
    hospitals: v.optional(v.nullable(hospitalsShape)),
  }),
});

/** What came of that which was said to matter a lot. */
export const demandShape = v.object({
  name: v.picklist(demandNames),
  /** The plan that the list recommends has it. */
  is_met: v.boolean(),
  /**
   * Where it is not: the plan with it that costs least over the years, so many rupees a year more than the recommended one
   * (below 0 less), and whether we would put it forward. Null: nobody sells it to these people.
   */
  having: v.nullable(
    v.object({
      slab_id: v.string(),
      product_title: v.string(),
      more: v.number(),
      is_put_forward: v.boolean(),
    }),
  ),
});

export type WireImportance = v.InferOutput<typeof importanceShape>;
export type WireDemand = v.InferOutput<typeof demandShape>;
