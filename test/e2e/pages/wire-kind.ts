import type { WireField } from '#contract/proposal/shapes.ts';
import type { FieldKind } from '#domain/proposal/form/fields.ts';

/** The contract says only that a kind is text; the forms come from the same catalogue that the domain checks. */
export const kindOf = ({ kind }: WireField): FieldKind => kind as FieldKind; // as said above
