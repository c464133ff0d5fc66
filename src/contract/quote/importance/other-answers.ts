import * as v from 'valibot';
import { settlements } from '#domain/catalogue/hospital.ts';
import { questionedItems, questionKinds } from '#domain/judge/alternatives/other-answers.ts';
import { bearableChoices } from '#domain/judge/bearable.ts';
import { blockIdShape } from '../shapes.ts';

/** Wire shapes of the questions of the checklist, with what each other answer would change. */

export const otherAnswersRequest = v.strictObject({ data: v.strictObject({ block: blockIdShape }) });

const planEntries = {
  block: blockIdShape,
  slab_id: v.string(),
  product_slug: v.string(),
  /** With its riders. */
  title: v.string(),
  /** Ids of the riders that it competes with. */
  riders: v.array(v.string()),
  premium: v.number(),
};

const outcomeShape = v.object({
  /** Plans that would take the place of others; `premium_more`: rupees a year over the one before, below 0 where it is less. */
  changes: v.array(v.object({ ...planEntries, premium_more: v.number() })),
  /** Rupees a year all in over the plans of now, by the sums that would then stand; below 0 where it is less. */
  more: v.number(),
  /** What would be demanded nobody sells to these people, or nobody whom the list recommends; null: it is had, or nothing is demanded. */
  lacking: v.nullable(v.picklist(['nobody', 'not-recommended'])),
});

const optionEntries = {
  /** The plans of now go by it. Null: they do not. */
  state: v.nullable(v.picklist(['answer', 'guess'])),
  /** Null of that by which the plans go now. */
  outcome: v.nullable(outcomeShape),
};

export const otherAnswersResponse = v.object({
  quote_id: v.string(),
  block: blockIdShape,
  /** What the lists recommend that are bought together, one a block. */
  now: v.array(v.object({ ...planEntries, all_in: v.number() })),
  /** Four, or fewer where less can be told of these people; none when scores are off. */
  questions: v.array(
    v.object({
      kind: v.picklist(questionKinds),
      /** Whom it is about. */
      blocks: v.array(blockIdShape),
      options: v.array(
        v.variant('kind', [
          v.object({ kind: v.literal('bearable'), amount: v.picklist(bearableChoices), ...optionEntries }),
          v.object({
            kind: v.literal('hospital'),
            hospital: v.object({
              id: v.string(),
              name: v.string(),
              address: v.string(),
              pincode: v.string(),
            }),
            /** How the plans of now pay there: the one that pays least. */
            settlement: v.picklist(settlements),
            ...optionEntries,
          }),
          v.object({
            kind: v.literal('feature'),
            item: v.picklist(questionedItems),
            wanted: v.boolean(),
            ...optionEntries,
          }),
        ]),
      ),
    }),
  ),
});

export type WireOtherAnswers = v.InferOutput<typeof otherAnswersResponse>;
export type WireQuestion = WireOtherAnswers['questions'][number];
export type WireOption = WireQuestion['options'][number];
