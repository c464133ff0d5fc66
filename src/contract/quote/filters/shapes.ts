import * as v from 'valibot';
import {
  bonusBands,
  preExistingWaitChoices,
  roomRentChoices,
  sortOrders,
} from '#domain/offer/filters/filters.ts';

const rupees = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const filtersShape = v.strictObject({
  sort: v.optional(v.picklist(sortOrders)),
  roomRent: v.optional(v.picklist(roomRentChoices)),
  coverage: v.optional(rupees),
  maxSA: v.optional(rupees),
  brands: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(30))),
  ped: v.optional(v.picklist(preExistingWaitChoices)),
  copay: v.optional(v.boolean()),
  critical_illness: v.optional(v.boolean()),
  maternity: v.optional(v.boolean()),
  restore: v.optional(v.boolean()),
  ncb: v.optional(v.picklist(bonusBands)),
});

/** The filter whose removal brings back most plans of an empty list, and how many. */
export const filterReliefShape = v.object({
  filter: v.picklist([
    'roomRent',
    'ped',
    'ncb',
    'brands',
    'maxSA',
    'copay',
    'maternity',
    'critical_illness',
    'restore',
  ]),
  plans: v.number(),
});

export type WireFilters = v.InferOutput<typeof filtersShape>;
export type WireRelief = v.InferOutput<typeof filterReliefShape>;
