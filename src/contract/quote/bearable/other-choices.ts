import * as v from 'valibot';
import { bearableChoices } from '#domain/judge/bearable.ts';
import { namedPlan } from '../../plan/judged/alternatives.ts';
import { cardsRequest } from '../cards.ts';
import { blockIdShape } from '../shapes.ts';

/** Wire shapes of what other choices would have recommended in a list. */

const { stay: _stay, first: _first, ...listEntries } = cardsRequest.entries.data.entries;

/** The list, as `get-cards/` is asked for it. */
export const otherChoicesRequest = v.strictObject({
  ...cardsRequest.entries,
  data: v.strictObject(listEntries),
});

/** Null where nothing is recommended. `all_in`: rupees a year, by the choice that it stands beside. */
const recommendedShape = v.nullable(
  v.object({
    ...namedPlan,
    premium: v.number(),
    all_in: v.number(),
  }),
);

export const otherChoicesResponse = v.object({
  quote_id: v.string(),
  block: blockIdShape,
  /** By what stands in the method and the quote: the one that the list recommends. */
  recommended: recommendedShape,
  /** Each with one thing chosen otherwise and all else as it stands; empty when scores are off. */
  choices: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('years'), years: v.number(), recommended: recommendedShape }),
      /** How often a rupee above what one can bear counts in all: itself, and so many times on top. */
      v.object({ kind: v.literal('borrowed'), times: v.number(), recommended: recommendedShape }),
      v.object({
        kind: v.literal('bearable'),
        amount: v.picklist(bearableChoices),
        recommended: recommendedShape,
      }),
    ]),
  ),
});

export type WireOtherChoices = v.InferOutput<typeof otherChoicesResponse>;
export type WireOtherChoice = WireOtherChoices['choices'][number];
