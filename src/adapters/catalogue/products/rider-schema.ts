import * as v from 'valibot';
import { type Rider, riderBenefits } from '#domain/catalogue/catalogue.ts';
import { filledOrNull, localText, money, orNull, percent, slug, whole } from '../reading/value-schema.ts';

const riderEffectOrNull = orNull(
  v.variant('kind', [
    v.strictObject({
      kind: v.picklist(['consumables-paid', 'any-room', 'unlimited-restoration', 'copay-waived']),
    }),
    v.strictObject({ kind: v.literal('pre-existing-wait'), months: whole }),
    v.strictObject({ kind: v.literal('copay-taken'), percent }),
  ]),
);

const agedPremium = v.strictObject({ fromAge: whole, toAge: whole, annualPremium: money });

const riderPrice = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['percent', 'percent-off']), percent }),
  v.strictObject({ kind: v.picklist(['flat', 'per-person']), amount: money }),
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
  ages: v.optional(v.strictObject({ from: whole, to: whole })),
  benefit: v.optional(v.picklist(riderBenefits), 'health'),
  changesBasePremium: v.boolean(),
  price: riderPrice,
  effect: riderEffectOrNull,
});
