import type { Answers } from '#domain/proposal/form/fields.ts';
import type { SaveResult } from './saver.ts';

export type WholeSave = {
  readonly result: SaveResult;
  /** What was sent last. */
  readonly answers: Answers;
  /** By any of the saves that it took. */
  readonly isPriceChanged: boolean;
};

export function isTaken(result: SaveResult): boolean {
  return result.ok && result.value.success;
}

/** Saves a whole form, and again when something was typed or filled in while the save was under way. */
export async function saveWhole(
  answersNow: () => Answers,
  save: (answers: Answers) => Promise<SaveResult>,
): Promise<WholeSave> {
  let isPriceChanged = false;
  for (;;) {
    const answers = answersNow();
    const result = await save(answers);
    if (result.ok && result.value.success) isPriceChanged ||= result.value.price_changed;
    if (!isTaken(result) || answers === answersNow()) {
      return { result, answers, isPriceChanged };
    }
  }
}
