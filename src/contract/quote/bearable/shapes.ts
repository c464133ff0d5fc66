import * as v from 'valibot';
import { bearableChoices } from '#domain/judge/bearable.ts';
import { wholeText } from '../../call/whole-text.ts';

/** What a family can pay itself in a bad year without borrowing, rupees; our guess unless they said it. */
export const bearableShape = v.object({ amount: v.picklist(bearableChoices), is_guess: v.boolean() });

export const bearableRequest = v.strictObject({ amount: v.pipe(wholeText, v.picklist(bearableChoices)) });

export type WireBearable = v.InferOutput<typeof bearableShape>;
