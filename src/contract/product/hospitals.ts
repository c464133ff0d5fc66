import * as v from 'valibot';
import { settlements } from '#domain/catalogue/hospital.ts';
import { pincodeShape } from '../quote/shapes.ts';

/** These are the wire shapes of the hospitals near pincodes (specification section 7). */

export const hospitalsRequest = v.strictObject({
  data: v.strictObject({
    pincodes: v.pipe(v.array(pincodeShape), v.minLength(1), v.maxLength(4)),
    /** `insurer_id` of plans. */
    insurer_ids: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(30)),
    /** Ours: what was typed of a name or an address; absent: all. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    /** Ours: `id` of hospitals near these pincodes, to hear of these alone; absent: of all. */
    hospital_ids: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.minLength(1), v.maxLength(3)),
    ),
  }),
  quote_id: v.pipe(v.string(), v.maxLength(64)),
});

const hospitalShape = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  pincode: v.string(),
  /** Else it lies in the same area: the same first three digits. */
  same_pincode: v.boolean(),
  /** One for each insurer asked about, in the order asked. */
  insurers: v.array(v.object({ insurer_id: v.number(), settlement: v.picklist(settlements) })),
});

export const hospitalsResponse = v.object({
  /** The day from which the list is in force; networks change, so it is confirmed before admission. */
  as_of: v.string(),
  /** In the order asked, each pincode once. */
  by_pincode: v.array(
    v.object({
      pincode: v.string(),
      city: v.string(),
      /** All that we know of in the area, and those that are sought; `hospitals` names the first of these. */
      in_area: v.number(),
      found: v.number(),
      hospitals: v.array(hospitalShape),
    }),
  ),
});

export type WireHospitals = v.InferOutput<typeof hospitalsResponse>;
