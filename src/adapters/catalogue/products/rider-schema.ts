import * as v from 'valibot';
import { type Rider, riderBenefits } from '#domain/catalogue/catalogue.ts';
import {
  filledOrNull,
  localText,
  moneyWithin,
  orNull,
  percentWithin,
  slug,
  wholeWithin,
} from '../reading/value-schema.ts';
import { copayPercent, sizes, waitMonths } from './features-schema.ts';

const riderEffectOrNull = orNull(
  v.variant('kind', [
    v.strictObject({
      kind: v.picklist(['consumables-paid', 'any-room', 'unlimited-restoration', 'copay-waived']),
    }),
    v.strictObject({ kind: v.literal('pre-existing-wait'), months: waitMonths }),
    v.strictObject({ kind: v.literal('doctor-visits-paid'), perYear: sizes.outpatientPerYear }),
    v.strictObject({
      kind: v.literal('lump-sum-paid'),
      sumInsured: sizes.lumpSum,
      illnesses: sizes.illnesses,
    }),
    v.strictObject({ kind: v.literal('copay-taken'), percent: copayPercent }),
  ]),
);

/** The dearest that the market has is a lump sum for old people, some ₹50,000. */
const premium = moneyWithin(20, 2_00_000);

/** Tables go on for renewals; what is above was written in months. */
export const oldestAge = 150;
const age = wholeWithin(0, oldestAge, ' years');

const agedPremium = v.strictObject({ fromAge: age, toAge: age, annualPremium: premium });

const riderPrice = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['percent', 'percent-off']), percent: percentWithin(0, 500) }),
  v.strictObject({ kind: v.picklist(['flat', 'per-person']), amount: premium }),
  v.strictObject({
    kind: v.literal('by-age'),
    bands: v.pipe(v.array(agedPremium), v.minLength(1, 'must have at least one band')),
  }),
  v.strictObject({ kind: v.literal('live') }),
]);

/** What most riders are without is left out of the file: the need of another, a range of ages, another benefit. */
export const rider: v.GenericSchema<unknown, Rider> = v.strictObject({
  id: slug,
  title: localText,
  exclusiveGroup: filledOrNull,
  needs: v.optional(v.array(slug), []),
  ages: v.optional(v.strictObject({ from: age, to: age })),
  benefit: v.optional(v.picklist(riderBenefits), 'health'),
  changesBasePremium: v.boolean(),
  price: riderPrice,
  effect: riderEffectOrNull,
});
