import * as v from 'valibot';
import { habits } from '#domain/person/lifestyle.ts';
import { percentWithin } from '../reading/value-schema.ts';

/**
 * The most that may come off, in percent: twice what the market gives, or more. Published floater discounts
 * go from 16 to 32, that for own covers is 10, those for two and three years are 7.5 and 10. Whatever stands within
 * these bounds leaves a fifth of the filed rates, so that no price comes out at 0.
 */
const mostOff = { floater: 65, multiIndividual: 25, term: 35 } as const;

/** Published loadings go to 25 for a habit, to 100 for one illness and to 150 for a person. */
const mostOn = { habit: 100, condition: 150, person: 225 } as const;

const floaterDiscount = percentWithin(0, mostOff.floater);
const termDiscount = percentWithin(0, mostOff.term);

const habitLoading = percentWithin(0, mostOn.habit);

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
  habitLoadingPercent: v.strictObject(v.entriesFromList(habits, v.exactOptional(habitLoading))),
  conditionLoadingPercent: v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'must be a condition id, without zeros before it')),
    percentWithin(0, mostOn.condition),
  ),
  maxLoadingPercent: percentWithin(0, mostOn.person),
});
