/** Centimetres, both ends allowed: from a newborn to the tallest. */
export const heightRange = { min: 50, max: 220 } as const;
/** Kilograms, both ends allowed. */
export const weightRange = { min: 2, max: 250 } as const;

const centimetresPerInch = 2.54;

export function isHeight(centimetres: number): boolean {
  return centimetres >= heightRange.min && centimetres <= heightRange.max;
}

/** The nearest whole inch. */
export function feetAndInchesOf(centimetres: number): { readonly feet: number; readonly inches: number } {
  const total = Math.round(centimetres / centimetresPerInch);
  return { feet: Math.floor(total / 12), inches: total % 12 };
}
