/** The choice that stands for none of the others. */
export const noneId = 'none';

/** Ticks one more or one less; "none of these" and the others exclude each other. */
export function ticked(values: readonly string[], id: string, isTicked: boolean): readonly string[] {
  if (!isTicked) return values.filter((each) => each !== id);
  if (id === noneId) return [noneId];
  return [...values.filter((each) => each !== noneId && each !== id), id];
}
