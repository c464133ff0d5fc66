import * as v from 'valibot';
import { importances, type ScoreItem, scoreItems } from '#domain/cover/features.ts';

const entriesOf = <Shape>(shape: Shape) =>
  // one for each feature
  Object.fromEntries(scoreItems.map((item) => [item, shape])) as Record<ScoreItem, Shape>;

/** What was said to matter of the features of a plan; what nobody said is absent. */
export const importanceShape = v.strictObject(entriesOf(v.optional(v.picklist(importances))));

/** What is not named stays as it is; null takes an answer back. */
export const importanceRequest = v.strictObject({
  data: v.strictObject(entriesOf(v.optional(v.nullable(v.picklist(importances))))),
});

/** What came of that which was said to matter a lot. */
export const demandShape = v.object({
  name: v.picklist(scoreItems),
  /** The plan that the list recommends has it. */
  is_met: v.boolean(),
  /**
   * Where it is not: the plan with it that costs least over the years, and so many rupees a year more than the recommended
   * one. Null: nobody sells it to these people.
   */
  having: v.nullable(v.object({ slab_id: v.string(), product_title: v.string(), more: v.number() })),
});

export type WireImportance = v.InferOutput<typeof importanceShape>;
export type WireDemand = v.InferOutput<typeof demandShape>;
