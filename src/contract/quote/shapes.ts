import * as v from 'valibot';
import { bearableChoices } from '#domain/judge/bearable.ts';
import { normalisePincode } from '#domain/location/parse-pincode.ts';
import { filterNames } from '#domain/offer/filters/filter-names.ts';
import { reliefFilters } from '#domain/offer/filters/filter-relief.ts';
import {
  type ChoiceFilter,
  choiceFilters,
  choicesOf,
  type FilterChoice,
  filterOptions,
  itemOfMustHave,
  type MustHave,
  mustHaves,
  sortOrders,
} from '#domain/offer/filters/filters.ts';
import { notShownReasons, personReasons, pickScopes } from '#domain/offer/plan.ts';
import { habits } from '#domain/person/lifestyle.ts';
import { genders, memberTypes } from '#domain/person/relation.ts';
import { offlineTypes } from '#domain/purchase/processing-status.ts';
import { blockIds } from '#domain/quote/block-ids.ts';
import { leavingReasons } from '#domain/quote/leaving.ts';
import { planGroups } from '#domain/quote/quote.ts';
import { chosenInBlocksShape } from '../plan/choice.ts';
import { planShape } from '../plan/shapes.ts';
import { bearableShape } from './bearable/shapes.ts';
import { demandShape, importanceShape } from './importance/shapes.ts';
import { shownYearShape, worthShape } from './judged-shapes.ts';

/** Wire shapes of the quote calls; spellings are the specification's (sections 3 and 7). */

const rupees = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Long enough for the marks that come along when one is pasted. */
export const pincodeShape = v.pipe(v.string(), v.maxLength(40), v.transform(normalisePincode));
export const planTypeShape = v.picklist(planGroups);
/** Ours: own parents and in-laws are two blocks of one plan type. */
export const blockIdShape = v.picklist(blockIds);
export const productTypeShape = v.picklist(['INDEMNITY', 'SUPER_TOPUP']);

/** More than any catalogue asks about. */
const conditionIds = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(60));

/** What the riders are called with which a plan stands in its list, and rupees of its price that they are. */
export const ridersPriceShape = v.object({ titles: v.array(v.string()), cost: v.number() });

export const memberShape = v.strictObject({
  /** It is "you", "spouse", "son1", "daughter1", "father" and so on. */
  id: v.pipe(v.string(), v.maxLength(20)),
  /** The same id by its other name (specification section 3). */
  serverID: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** It is the relation: "You", "Son", "Father-in-law" and so on. */
  person: v.pipe(v.string(), v.maxLength(20)),
  name: v.optional(v.pipe(v.string(), v.maxLength(60))),
  displayName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  type: v.picklist(memberTypes),
  gender: v.optional(v.picklist(genders)),
  /** It is in whole years, and 0 below one year, with `age_in_months`. */
  age: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(150)),
  age_in_months: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1800))),
  diseases: conditionIds,
  lifestyle: v.pipe(v.array(v.picklist(habits)), v.maxLength(4)),
});

export const quotePayload = v.strictObject({
  product_type: productTypeShape,
  deductible: v.optional(rupees),
  existing_sa: v.optional(rupees),
  /** The specification's names (section 3): true makes a super top-up of the quote, over a policy with this sum insured. */
  previousPolicy: v.optional(v.boolean()),
  existingSA: v.optional(rupees),
  members: v.pipe(v.array(memberShape), v.maxLength(16)),
  gender: v.picklist(genders),
  medical_conditions: conditionIds,
  pincode: pincodeShape,
  parents_pincode: v.optional(pincodeShape),
  sum_assured: rupees,
  max_sum_assured: v.optional(rupees),
  /** Rupees that the family could pay itself in a bad year without borrowing; absent: it did not say. */
  bearable: v.optional(v.picklist(bearableChoices)),
  /** How much features matter, as far as it was said. */
  importance: v.optional(importanceShape),
  parent_quote: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** Forms that were stored while covid plans were sold still send this type. */
export const covidPlans = 'COVID_PLANS';

export const saveDetailsRequest = v.strictObject({
  data: v.strictObject({
    ...quotePayload.entries,
    product_type: v.picklist([...productTypeShape.options, covidPlans]),
  }),
  /** "true" with covid plans, and with nothing else. */
  hot: v.optional(v.picklist(['true', 'false'])),
});

/** Where the flow goes on: split-plans, results of one plan type, or offline when nobody is left. */
export const nextShape = v.variant('kind', [
  v.object({ kind: v.literal('split-plans') }),
  v.object({ kind: v.literal('results'), planType: planTypeShape, block: blockIdShape }),
  v.object({ kind: v.literal('policy-offline'), type: v.picklist(offlineTypes) }),
]);

/** Covid plans are sold no more: the page that says so leads on to the same quote among plans of today. */
const nextOfCovid = v.object({
  kind: v.literal('covid-plan'),
  planType: planTypeShape,
  block: blockIdShape,
});

export const saveDetailsResponse = v.object({
  quote_id: v.string(),
  quote_crn: v.string(),
  /** Who leaves the later steps: over a declared condition, or as a child without you or your spouse. */
  dropped: v.array(
    v.object({ id: v.string(), reason: v.picklist(leavingReasons), conditions: v.array(v.string()) }),
  ),
  next: v.variant('kind', [...nextShape.options, nextOfCovid]),
});

type WireFeature = Names[MustHave] | (typeof itemOfMustHave)[MustHave];

/** A must-have in the list of features (specification section 9): by the name of its own filter, and by that of the score list. */
export const featureNamesOf = (must: MustHave): readonly WireFeature[] => [
  filterNames[must],
  itemOfMustHave[must],
];

const wireFeatures = [...new Set(mustHaves.flatMap(featureNamesOf))];

type OneOf<Option extends string | number> = v.OptionalSchema<
  v.PicklistSchema<readonly Option[], undefined>,
  undefined
>;
type ChoiceEntries = { readonly [Kind in ChoiceFilter as Names[Kind]]: OneOf<FilterChoice[Kind]> };
type MustHaveEntries = Record<Names[MustHave], v.OptionalSchema<v.BooleanSchema<undefined>, undefined>>;
type Names = typeof filterNames;

const entriesOf = <Kind extends keyof Names>(kinds: readonly Kind[], shapeOf: (kind: Kind) => unknown) =>
  Object.fromEntries(kinds.map((kind) => [filterNames[kind], shapeOf(kind)]));

export const filtersShape = v.strictObject({
  sort: v.optional(v.picklist(sortOrders)),
  // Each takes the options of its own row.
  ...(entriesOf(choiceFilters, (kind) => v.optional(v.picklist(choicesOf(kind)))) as ChoiceEntries),
  ...(entriesOf(mustHaves, () => v.optional(v.boolean())) as MustHaveEntries),
  coverage: v.optional(rupees),
  maxSA: v.optional(rupees),
  brands: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(30))),
  /** "all" may be said. */
  ncb: v.optional(v.picklist(filterOptions.bonusBand)),
  /** The same as each by its own name. */
  features: v.optional(v.pipe(v.array(v.picklist(wireFeatures)), v.maxLength(8))),
});

export const getScoreRequest = v.strictObject({
  data: v.optional(
    v.strictObject({
      /** Another type of product than the quote's own, where it lists more than one. */
      product_type: v.optional(productTypeShape),
      /** Another cover than the quote's. */
      sum_assured: v.optional(rupees),
      /** Only these plans, each with its `content`. */
      slab_ids: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(4))),
      /** The choices of those plans that are taken for longer than a year or with riders. */
      chosen: v.optional(chosenInBlocksShape),
    }),
  ),
  filters: v.optional(filtersShape),
  result_type: v.optional(v.picklist([...planGroups, 'split', 'all'])),
  IS_AROGYA: v.optional(v.picklist(['true', 'false'])),
});

/** A city's id is the pincode that stands for it, in every call (decision record 133). */
export const cityShape = v.object({ id: v.string(), name: v.string() });

export const uidataShape = v.object({
  members: v.array(memberShape),
  gender: v.picklist(genders),
  pincode: v.string(),
  parents_pincode: v.nullable(v.string()),
  city: cityShape,
  zone: v.number(),
  product_type: productTypeShape,
  sum_assured: v.number(),
  max_sum_assured: v.nullable(v.number()),
  deductible: v.nullable(v.number()),
});

const hindrancesShape = v.array(
  v.object({
    id: v.string(),
    reason: v.picklist(personReasons),
    /** That person's own block, where there is one. */
    block: v.nullable(blockIdShape),
  }),
);

const reliefFilterShape = v.picklist(reliefFilters.map((filter) => filterNames[filter]));

const filterReliefShape = v.object({
  /** The fewest filters whose removal brings plans back, and how many; the way that brings most first. */
  ways: v.array(v.object({ filters: v.array(reliefFilterShape), plans: v.number() })),
  /** One filter that no plan meets, or two that none meets together; empty where it takes more. */
  exclusive: v.array(reliefFilterShape),
});

export const blockShape = v.object({
  type: planTypeShape,
  block: blockIdShape,
  /** Where no product takes all these people: who keeps them from it, and why. */
  hindrances: hindrancesShape,
  /**
   * One person's own block may be there because no product takes everybody: these people keep everybody from
   * it.
   */
  apart: hindrancesShape,
  uidata: uidataShape,
  /** What each type of product that the quote lists offers these people, its own first; empty where plans are named. */
  product_types: v.array(
    v.object({
      product_type: productTypeShape,
      /** Under this type the same people may be divided otherwise; null where it has no such block. */
      block: v.nullable(blockIdShape),
      plans: v.number(),
      /** The lowest price known; null without one. */
      from: v.nullable(v.number()),
      /** What the plan costs that its list recommends; null without one, and when scores are off. */
      pick: v.nullable(v.number()),
    }),
  ),
  shown_year: shownYearShape,
  /** These are the plans of which it is true that no other than the near equals costs about as much all in, or less. */
  near_scope: v.picklist(pickScopes),
  plans: v.array(planShape),
  /** How many plans each filter option would leave, by `filter.option`. */
  filter_counts: v.record(v.string(), v.number()),
  /** Null when scores are off. */
  worth: v.nullable(worthShape),
  bearable: bearableShape,
  importance: importanceShape,
  /** Empty where plans are named, and when scores are off. */
  demands: v.array(demandShape),
  /** Only an empty list has it. */
  filter_relief: v.nullable(filterReliefShape),
});

export const getScoreResponse = v.object({
  quote_id: v.string(),
  quote_crn: v.string(),
  catalogue_version: v.string(),
  priced_on: v.string(),
  sales_channel_conflict: v.boolean(),
  sales_channel_conflict_redirect_to: v.nullable(v.string()),
  /** Scores, "recommended" and score order are off under a web-aggregator licence. */
  scores_shown: v.boolean(),
  score_data: v.array(blockShape),
  not_shown: v.array(
    v.object({
      product_title: v.string(),
      insurer_slug: v.string(),
      insurer_title: v.string(),
      type: planTypeShape,
      block: blockIdShape,
      reason: v.picklist(notShownReasons),
      /** Whose age, relation or condition is the reason. */
      members: v.array(v.string()),
    }),
  ),
});

export type WireMember = v.InferOutput<typeof memberShape>;
export type WireQuote = v.InferOutput<typeof quotePayload>;
export type WireFilters = v.InferOutput<typeof filtersShape>;
export type WireRelief = NonNullable<v.InferOutput<typeof blockShape>['filter_relief']>;
export type WireBlock = v.InferOutput<typeof blockShape>;
