import { isBlank } from '#domain/identity/visible-text.ts';
import { type Channel, mergesFilledValues } from '#domain/quote/channel.ts';
import type { Answer, FormAnswers, FormName } from './fields.ts';

const formsThatKeep: readonly FormName[] = ['proposerDetails', 'insuredMembers', 'nomineeDetails'];

/** Where a save comes from. `framed`: the pages stand in somebody else's frame. */
export type SaveOrigin = { readonly channel: Channel; readonly framed: boolean };

/**
 * Specification section 5: a save of the proposer's, the insured's or the nominee's form keeps what was filled before
 * where the new data is blank or silent; a new filled value always wins, and so does an erasure. An unticked box is a
 * filled value. Other forms, and saves at a point of sale or in a frame, are replaced whole. In every form what was
 * erased stays so until it is answered. Check the result with `validateForm`, which drops what its other answers hide.
 */
export function mergeAnswers(
  form: FormName,
  saved: FormAnswers | undefined,
  incoming: FormAnswers,
  origin: SaveOrigin,
): FormAnswers {
  const keeps = formsThatKeep.includes(form) && mergesFilledValues(origin.channel, origin.framed);
  const before = Object.entries(saved ?? {}).filter(
    ([, answer]) => answer === null || (keeps && isFilled(answer)),
  );
  const fresh = Object.entries(incoming);
  const entries = fresh.filter(([, answer]) => answer === null || isFilled(answer));
  return Object.fromEntries([...fresh, ...before, ...entries]);
}

/** The questions that were sent blank, not erased, and whose answer is still stored. */
export function mergedNames(answers: FormAnswers, stored: FormAnswers): readonly string[] {
  const isAnswered = (answer: Answer | null | undefined) =>
    answer !== undefined && answer !== null && isFilled(answer);
  return Object.entries(answers)
    .filter(([name, answer]) => answer !== null && !isFilled(answer) && isAnswered(stored[name]))
    .map(([name]) => name);
}

export function isFilled(answer: Answer): boolean {
  if (typeof answer === 'boolean') return true;
  return typeof answer === 'string' ? !isBlank(answer) : answer.length > 0;
}
