import * as v from 'valibot';
import {
  coverBases,
  type Product,
  planVariants,
  policyTerms,
  pricings,
  rateBys,
  type Slab,
  saleModes,
} from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { asId, conditionId, type ProductId, type SlabId } from '#domain/ids.ts';
import { relations } from '#domain/person/relation.ts';
import { type FormChanges, formNames } from '#domain/proposal/form/fields.ts';
import { channels } from '#domain/quote/channel.ts';
import { productTypes } from '#domain/quote/quote.ts';
import {
  filled,
  localText,
  localTextOrNull,
  localTexts,
  moneyWithin,
  orNull,
  slug,
  texts,
  title,
  whole,
  wholeWithin,
} from '../reading/value-schema.ts';
import { endingTables } from './ending-schema.ts';
import { factors } from './factors-schema.ts';
import { features, slabFeatures } from './features-schema.ts';
import { type RawField, rawField } from './form-schema.ts';
import { oldestAge, rider } from './rider-schema.ts';

const productId = v.pipe(
  slug,
  v.transform((text) => asId<ProductId>(text)),
);
const slabId = v.pipe(
  slug,
  v.transform((text) => asId<SlabId>(text)),
);

const prefixesOrNull = orNull(
  v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be the first digits of pincodes'))),
    v.minLength(1, 'must name at least one; null stands for all of India'),
  ),
);

const condition = v.pipe(whole, v.transform(conditionId));

const channelsOrNull = orNull(
  v.pipe(v.array(v.picklist(channels)), v.minLength(1, 'must name at least one')),
);

const adultAge = wholeWithin(18, 120);
const filedAge = wholeWithin(0, oldestAge, ' years');
/** Rate rows name up to nine of each. */
const heads = wholeWithin(0, 9);

const eligibility = v.strictObject({
  adultMin: adultAge,
  adultMax: adultAge,
  childMinDays: wholeWithin(0, 6_574),
  childMaxYears: wholeWithin(0, 35),
  maxAdults: heads,
  maxChildren: heads,
  relations: v.pipe(v.array(v.picklist(relations)), v.minLength(1, 'must name at least one')),
  pincodePrefixes: prefixesOrNull,
});

/** The least is the regulator's for the standard plan; nobody sells a tenth of the most. */
const cover = moneyWithin(50_000, 100_00_00_000);
const deductible = moneyWithin(25_000, 1_50_00_000);

const sale = v.strictObject({
  mode: v.picklist(saleModes),
  medicalFromAge: orNull(adultAge),
  medicalFromSumInsured: orNull(cover),
  onlineUpToAge: orNull(adultAge),
  onlineUpToSumInsured: orNull(cover),
});

const formChanges = v.strictObject({
  form: v.picklist(formNames),
  section: slug,
  add: v.array(rawField),
  omit: texts,
});

/** A product as its file states it, before its rates, exclusions and forms are put in. */
export type RawProduct = Omit<
  Product,
  'insurer' | 'rates' | 'slabs' | 'standardExclusions' | 'formChanges'
> & {
  readonly features: PlanFeatures;
  readonly slabs: readonly (Omit<Slab, 'features'> & { readonly features: Partial<PlanFeatures> })[];
  /** Ages for which no rates are filed, with the reason; their people get no price from this product. */
  readonly unpriced: readonly { readonly fromAge: number; readonly toAge: number; readonly reason: string }[];
  readonly standardExclusions: readonly string[];
  readonly formChanges: readonly (Omit<FormChanges, 'add'> & { readonly add: readonly RawField[] })[];
};

export const productSchema: v.GenericSchema<unknown, RawProduct> = v.strictObject({
  id: productId,
  slug,
  title,
  /** A catalogue that was stored before this key is read as one whose products have none. */
  uin: v.exactOptional(
    v.pipe(filled, v.regex(/^[A-Z0-9]{12,24}$/, 'must be a UIN: capital letters and digits')),
  ),
  productType: v.picklist(productTypes),
  variant: v.picklist(planVariants),
  coverBases: v.pipe(v.array(v.picklist(coverBases)), v.minLength(1, 'must name at least one')),
  soldIn: channelsOrNull,
  declinedConditions: v.array(condition),
  eligibility,
  sale,
  pricing: v.picklist(pricings),
  zonePricing: v.boolean(),
  rateBy: v.picklist(rateBys),
  termYears: v.pipe(v.array(v.picklist(policyTerms)), v.minLength(1, 'must name at least one')),
  factors,
  features,
  slabs: v.pipe(
    v.array(
      v.strictObject({
        id: slabId,
        sumInsured: cover,
        deductible: orNull(deductible),
        features: slabFeatures,
      }),
    ),
    v.minLength(1, 'must have at least one slab'),
  ),
  unpriced: v.array(v.strictObject({ fromAge: filedAge, toAge: filedAge, reason: filled })),
  riders: v.array(rider),
  networkHospitals: wholeWithin(0, 1_00_000),
  /** A catalogue that was stored before this key is read as one whose products filed nothing of their own. */
  endings: v.exactOptional(endingTables),
  standardExclusions: texts,
  specialFeatures: localTexts,
  usps: localTexts,
  similarProducts: v.array(productId),
  faqs: v.array(v.strictObject({ question: localText, answer: localText })),
  comboPlanTitle: localTextOrNull,
  generalConditions: localTexts,
  formChanges: v.array(formChanges),
});
