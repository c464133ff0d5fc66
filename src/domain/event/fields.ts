/** What a field of an event may hold. There is no free text: what a person typed fits nowhere. */
export type FieldRule =
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  /** A name of what is sold. */
  | { readonly kind: 'product' | 'insurer' };

export type FieldRules = Readonly<Record<string, FieldRule>>;

type ValueOf<Rule> = Rule extends { readonly kind: 'one-of'; readonly values: readonly (infer Value)[] }
  ? Value
  : Rule extends { readonly kind: 'whole' }
    ? number
    : string;

export type FieldsOf<Rules extends FieldRules> = { readonly [Name in keyof Rules]: ValueOf<Rules[Name]> };

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return { kind: 'one-of', values } as const;
}

export function whole(min: number, max: number) {
  return { kind: 'whole', min, max } as const;
}

export const product = { kind: 'product' } as const;
export const insurer = { kind: 'insurer' } as const;
