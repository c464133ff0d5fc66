import type { WireField } from '#contract/proposal.ts';
import type { FieldKind } from '#domain/proposal/fields.ts';

/** The contract says only that a kind is text; the forms come from the same catalogue that the domain checks. */
export const kindOf = ({ kind }: WireField): FieldKind => kind as FieldKind; // as said above
