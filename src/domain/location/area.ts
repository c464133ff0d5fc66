/** Whatever has a pincode that begins alike lies near each other. */
export const areaOf = (pincode: string): string => pincode.slice(0, 3);

/** A hospital by what tells it from every other one. */
export type NamedHospital = { readonly id: string; readonly pincode: string };
