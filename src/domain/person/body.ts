/** Centimetres, both ends allowed: from a newborn to the tallest. */
export const heightRange = { min: 50, max: 220 } as const;
/** Kilograms, both ends allowed. */
export const weightRange = { min: 2, max: 250 } as const;

/** From this age on the range of adults holds. */
const grownAt = 15;

/**
 * Centimetres that somebody of this age can have: who is outside was mistyped. At most 100 for a baby and 8 more a year,
 * far above what growth charts of the WHO call unusual. Small people of all ages are as small as a baby: inches that were
 * typed for centimetres are found by the weight.
 */
export function heightRangeAt(years: number): { readonly min: number; readonly max: number } {
  return years >= grownAt ? heightRange : { min: heightRange.min, max: 100 + 8 * years };
}

/** Kilograms a square metre of height, both ends allowed: nobody lives outside of them. */
const bodyMassRange = { min: 9, max: 70 } as const;

/** Kilograms that a child of this age can have at most, far above what growth charts of the WHO call unusual. */
function heaviestAt(years: number): number {
  return years >= grownAt ? weightRange.max : 16 + 7 * years;
}

/**
 * @param centimetres of height, above 0
 * @param years of age; undefined where it is not known
 */
export function isWeightFor(kilograms: number, centimetres: number, years: number | undefined): boolean {
  if (years !== undefined && kilograms > heaviestAt(years)) return false;
  const mass = (kilograms * 10_000) / centimetres ** 2;
  return mass >= bodyMassRange.min && mass <= bodyMassRange.max;
}

const centimetresPerInch = 2.54;

export function isHeight(centimetres: number): boolean {
  return centimetres >= heightRange.min && centimetres <= heightRange.max;
}

/** The result is the nearest whole inch. */
export function feetAndInchesOf(centimetres: number): { readonly feet: number; readonly inches: number } {
  const total = Math.round(centimetres / centimetresPerInch);
  return { feet: Math.floor(total / 12), inches: total % 12 };
}
