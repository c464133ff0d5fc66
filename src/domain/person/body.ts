/** Centimetres, both ends allowed: from a newborn to the tallest. */
export const heightRange = { min: 50, max: 220 } as const;
/** Kilograms, both ends allowed. */
export const weightRange = { min: 2, max: 250 } as const;

const centimetresPerInch = 2.54;

export function isHeight(centimetres: number): boolean {
  return centimetres >= heightRange.min && centimetres <= heightRange.max;
}

export function isWeight(kilograms: number): boolean {
  return kilograms >= weightRange.min && kilograms <= weightRange.max;
}

/** Kilograms per square metre to one decimal. Means something for adults only. */
export function bodyMassIndex(centimetres: number, kilograms: number): number {
  return Math.round((kilograms * 100_000) / (centimetres * centimetres)) / 10;
}

/** Whole centimetres. */
export function centimetresOf(feet: number, inches: number): number {
  return Math.round((feet * 12 + inches) * centimetresPerInch);
}

/** The nearest whole inch. */
export function feetAndInchesOf(centimetres: number): { readonly feet: number; readonly inches: number } {
  const total = Math.round(centimetres / centimetresPerInch);
  return { feet: Math.floor(total / 12), inches: total % 12 };
}
