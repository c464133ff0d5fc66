import * as v from 'valibot';
import { bearableChoices } from '#domain/judge/bearable.ts';

/** What a family can pay itself in a bad year without borrowing, rupees; our guess unless they said it. */
export const bearableShape = v.object({ amount: v.picklist(bearableChoices), is_guess: v.boolean() });

export const bearableRequest = v.strictObject({
  amount: v.pipe(
    v.string(),
    v.maxLength(7),
    v.regex(/^\d+$/),
    v.transform(Number),
    v.picklist(bearableChoices),
  ),
});

export type WireBearable = v.InferOutput<typeof bearableShape>;
