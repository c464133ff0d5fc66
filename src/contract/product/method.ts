import * as v from 'valibot';
import { importances } from '#domain/cover/features.ts';

/** Wire shape of how scores are made. Points are of 100, percentages whole or with one decimal. */

const importance = v.picklist(importances);

export const methodResponse = v.object({
  version: v.string(),
  scores_shown: v.boolean(),
  price_points: v.number(),
  feature_points: v.number(),
  weights: v.array(v.object({ importance, weight: v.number() })),
  items: v.array(
    v.object({
      name: v.string(),
      /** When nobody said what matters, and no member makes it matter more. */
      importance,
      points: v.number(),
      levels: v.array(v.object({ verbose: v.string(), percent: v.number() })),
    }),
  ),
  /** Ages of a couple for which birth matters most, both included. */
  birth_ages: v.object({ from: v.number(), to: v.number() }),
  price: v.object({
    best_percent: v.number(),
    worst_percent: v.number(),
    examples: v.array(v.object({ percent: v.number(), points: v.number() })),
  }),
  /** Other weightings under which places are counted, and the most that one weight is divided or multiplied by. */
  stability: v.object({ weightings: v.number(), factor: v.number() }),
  /** Of one person with this cover in this zone. */
  benchmark: v.object({
    cover: v.number(),
    zone: v.number(),
    ages: v.array(v.object({ age: v.number(), premium: v.number() })),
  }),
});

export type WireMethod = v.InferOutput<typeof methodResponse>;
