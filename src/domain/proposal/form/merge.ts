import { isBlank } from '#domain/identity/visible-text.ts';
import { type Channel, mergesFilledValues } from '#domain/quote/channel.ts';
import type { Answer, Answers, FormName } from './fields.ts';

const formsThatKeep: readonly FormName[] = ['proposerDetails', 'insuredMembers', 'nomineeDetails'];

/** Where a save comes from. `framed`: the pages stand in somebody else's frame. */
export type SaveOrigin = { readonly channel: Channel; readonly framed: boolean };

/**
 * Specification section 5: a save of the proposer's, the insured's or the nominee's form keeps what was filled before
 * where the new data is blank or silent; a new filled value always wins. An unticked box is a filled value. Other
 * forms, and saves at a point of sale or in a frame, are replaced whole. Check the result with `validateForm`, which
 * drops what its other answers hide.
 */
export function mergeAnswers(
  form: FormName,
  saved: Answers | undefined,
  incoming: Answers,
  origin: SaveOrigin,
): Answers {
  const keeps = formsThatKeep.includes(form) && mergesFilledValues(origin.channel, origin.framed);
  if (!keeps || saved === undefined) return incoming;
  const filled = (answers: Answers) => Object.entries(answers).filter(([, answer]) => isFilled(answer));
  return Object.fromEntries([...Object.entries(incoming), ...filled(saved), ...filled(incoming)]);
}

export function isFilled(answer: Answer): boolean {
  if (typeof answer === 'boolean') return true;
  return typeof answer === 'string' ? !isBlank(answer) : answer.length > 0;
}
