import * as v from 'valibot';
import { percent, percentWithin } from '../reading/value-schema.ts';

/**
 * The most that may come off, in percent: half as much again as the market gives, or more. Published floater discounts
 * go from 16 to 32, that for own covers is 10, those for two and three years are 7.5 and 10. Whatever stands within
 * these bounds leaves two fifths of the filed rates, so that no price comes out at 0.
 */
const mostOff = { floater: 50, multiIndividual: 25, term: 20 } as const;

const floaterDiscount = percentWithin(0, mostOff.floater);
const termDiscount = percentWithin(0, mostOff.term);

export const factors = v.strictObject({
  floaterDiscountPercent: v.strictObject({
    2: floaterDiscount,
    3: floaterDiscount,
    4: floaterDiscount,
    5: floaterDiscount,
    6: floaterDiscount,
  }),
  multiIndividualDiscountPercent: percentWithin(0, mostOff.multiIndividual),
  termDiscountPercent: v.strictObject({ 1: termDiscount, 2: termDiscount, 3: termDiscount }),
  habitLoadingPercent: v.strictObject({
    alcohol: v.exactOptional(percent),
    smoke: v.exactOptional(percent),
    tobacco: v.exactOptional(percent),
    exercise: v.exactOptional(percent),
  }),
  conditionLoadingPercent: v.record(v.pipe(v.string(), v.regex(/^\d+$/, 'must be a condition id')), percent),
  maxLoadingPercent: percent,
});
