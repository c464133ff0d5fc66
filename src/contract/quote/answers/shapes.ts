import * as v from 'valibot';
import { genders } from '#domain/person/relation.ts';
import { bearableShape } from '../bearable/shapes.ts';
import { importanceShape } from '../importance/shapes.ts';
import { memberShape, nextShape, productTypeShape } from '../shapes.ts';

const placeShape = v.object({ pincode: v.string(), city: v.string(), state: v.string() });

/** What was said for a quote, read back to whom it belongs to. */
export const quoteAnswersResponse = v.object({
  quote_id: v.string(),
  quote_crn: v.string(),
  members: v.array(memberShape),
  gender: v.nullable(v.picklist(genders)),
  place: placeShape,
  /** Null: the parents are priced at the family's place. */
  parents_place: v.nullable(placeShape),
  /** Names of the illnesses that members have. */
  conditions: v.array(v.object({ id: v.number(), name: v.string() })),
  product_type: productTypeShape,
  sum_assured: v.number(),
  /** The sum insured of a policy that is held; null: none is. */
  existing_sa: v.nullable(v.number()),
  /** The same by the specification's names. */
  previousPolicy: v.boolean(),
  existingSA: v.nullable(v.number()),
  deductible: v.nullable(v.number()),
  bearable: bearableShape,
  importance: importanceShape,
  next: nextShape,
});
