import * as v from 'valibot';
import { coverBases } from '#domain/catalogue/catalogue.ts';
import { genders } from '#domain/person/relation.ts';
import { destinations } from '#domain/proposal/destination.ts';
import { dueKinds } from '#domain/purchase/due-next.ts';
import { outcomes } from '#domain/purchase/outcome.ts';
import { blockIdShape, productTypeShape } from '../quote/shapes.ts';
import { renewalMarkShape } from '../renewal/mark.ts';

const memberFacts = v.object({
  key: v.string(),
  gender: v.picklist(genders),
  /** Null where only the relation is known. */
  name: v.nullable(v.string()),
});

/** The cover of something bought or begun. */
const coverEntries = {
  product_title: v.string(),
  insurer_title: v.string(),
  /** Null where its plan has left the catalogue and was kept without. */
  sum_assured: v.nullable(v.number()),
  deductible: v.nullable(v.number()),
  cover_basis: v.picklist(coverBases),
  people: v.array(memberFacts),
};

/** An application that was begun and not bought. */
export const unfinishedShape = v.object({
  ...coverEntries,
  proposalID: v.string(),
  screen: v.picklist(destinations),
  /** Null once its price is over. */
  step: v.nullable(v.object({ now: v.number(), of: v.number() })),
  /** For the term, as its pages have it. */
  amount: v.number(),
  term_years: v.number(),
  /** The last day on which it can be paid for as it stands. */
  price_until: v.string(),
  /** Whose birthday gives another price from the next day on; null: the price ends by its age. */
  price_birthday: v.nullable(v.string()),
  is_renewal: v.boolean(),
});

const listedQuoteShape = v.object({
  quoteID: v.string(),
  /** Null: the ways to split the family come first. */
  block: v.nullable(blockIdShape),
  product_type: productTypeShape,
  sum_assured: v.number(),
  /** `age` in whole years. */
  people: v.array(v.object({ key: v.string(), gender: v.picklist(genders), age: v.nullable(v.number()) })),
  /** It goes no later than this day. */
  until: v.string(),
});

/** What a visitor has bought, begun and asked for, to be found again. No word on anybody's health is in it. */
export const purchasesResponse = v.object({
  /** The one date that comes next over all that is bought; null: none is to come. */
  due_next: v.nullable(
    v.object({ on: v.string(), kind: v.picklist(dueKinds), proposals: v.array(v.string()) }),
  ),
  unfinished: v.array(unfinishedShape),
  quotes: v.array(listedQuoteShape),
  purchases: v.array(
    v.object({
      ...coverEntries,
      /** These people pay so much of every bill; 0: nothing. */
      copay_percent: v.number(),
      proposalID: v.string(),
      outcome: v.picklist(outcomes),
      /** Where the buyer belongs by now. */
      screen: v.picklist(destinations),
      policy_number: v.nullable(v.string()),
      proposal_number: v.string(),
      members: v.array(v.string()),
      amount: v.number(),
      cover_from: v.nullable(v.string()),
      cover_until: v.nullable(v.string()),
      /** While the policy can still be returned; on the last day no day is left. */
      free_look: v.nullable(v.object({ until: v.string(), days_left: v.number() })),
      /** Null before there is a policy. */
      renewal: v.nullable(renewalMarkShape),
      decision_by: v.nullable(v.string()),
    }),
  ),
});

export type WirePurchase = v.InferOutput<typeof purchasesResponse>['purchases'][number];
export type WireUnfinished = v.InferOutput<typeof unfinishedShape>;
export type WireListedQuote = v.InferOutput<typeof listedQuoteShape>;
export type WireDueNext = NonNullable<v.InferOutput<typeof purchasesResponse>['due_next']>;
