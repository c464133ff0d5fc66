import type { FormValues } from '#web/forms/form-values.ts';
import type { SaveResult } from './saver.ts';

export type WholeSave = {
  readonly result: SaveResult;
  /** What was sent last. */
  readonly values: FormValues;
  /** By any of the saves that it took. */
  readonly isPriceChanged: boolean;
};

export function isTaken(result: SaveResult): boolean {
  return result.ok && result.value.success;
}

/** Saves a whole form, and again when something was typed or filled in while the save was under way. */
export async function saveWhole(
  valuesNow: () => FormValues,
  save: (values: FormValues) => Promise<SaveResult>,
): Promise<WholeSave> {
  let isPriceChanged = false;
  for (;;) {
    const values = structuredClone(valuesNow());
    const result = await save(values);
    if (result.ok && result.value.success) isPriceChanged ||= result.value.price_changed;
    if (!isTaken(result) || JSON.stringify(values) === JSON.stringify(valuesNow())) {
      return { result, values, isPriceChanged };
    }
  }
}
