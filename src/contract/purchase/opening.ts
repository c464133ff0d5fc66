import * as v from 'valibot';
import { genders } from '#domain/person/relation.ts';
import { choiceEntries } from '../plan/choice.ts';
import { memberShape, pincodeShape, planTypeShape } from '../quote/shapes.ts';

/** Wire shapes of a purchase that is begun by the names of a plan (specification section 7). */

export const isNewProposalRequest = v.strictObject({ product_slug: v.pipe(v.string(), v.maxLength(80)) });
export const isNewProposalResponse = v.object({
  /** True: none of this visitor's purchases of the product is open. */
  success: v.boolean(),
  /** Ours: the open one, to go on with. */
  proposalID: v.nullable(v.string()),
});

const memberId = v.pipe(v.string(), v.maxLength(20));
const short = v.pipe(v.string(), v.maxLength(80));

/** Specification section 3: a city by id, label and pincode. Its id is its pincode, and has to be the quote's: prices are of that place. */
const place = v.strictObject({
  id: short,
  label: short,
  pincode: pincodeShape,
});

export const openProposalRequest = v.strictObject({
  quoteID: v.pipe(v.string(), v.maxLength(64)),
  /** The priced row decides; whatever else an answer says of a plan may come along. */
  plan: v.object({
    slab_id: v.pipe(v.string(), v.maxLength(80)),
    cpt_id: v.pipe(v.string(), v.maxLength(120)),
    plan_type: v.optional(planTypeShape),
    ...choiceEntries,
  }),
  /** What is said of them has to be as the quote has it. */
  members: v.pipe(
    v.array(v.union([memberId, v.object({ ...v.partial(memberShape).entries, id: memberId })])),
    v.minLength(1),
    v.maxLength(16),
  ),
  gender: v.optional(v.picklist(genders)),
  familyCity: v.optional(place),
  parentCity: v.optional(place),
});
export const openProposalResponse = v.object({ proposalID: v.string() });
