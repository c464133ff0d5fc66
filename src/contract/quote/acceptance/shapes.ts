import * as v from 'valibot';
import { rights } from '#domain/help/rights.ts';
import { takings } from '#domain/offer/acceptance/acceptances.ts';
import { personReasons } from '#domain/offer/plan.ts';
import { blockIdShape, quotePayload } from '../shapes.ts';

/** Who of the people of a list is taken by nobody, or on paper alone, or has a law of their own. */
export const acceptancesShape = v.array(
  v.object({
    id: v.string(),
    taking: v.picklist(takings),
    /** Null unless nobody takes them. */
    reason: v.nullable(v.picklist(personReasons)),
    /** The law first, then public cover. */
    rights: v.array(
      v.object({
        right: v.picklist(rights),
        /** The day it took effect; null where it differs by State. */
        since: v.nullable(v.string()),
        /** Rupees a year that public cover pays. */
        cover: v.nullable(v.number()),
      }),
    ),
  }),
);

/** What the same people pay when one of them proposes; only what is lower, or is a price where there is none. */
export const otherWaysShape = v.array(
  v.object({
    proposer: v.string(),
    members: v.array(v.string()),
    block: blockIdShape,
    plans: v.number(),
    from: v.number(),
    /** The same people as they were asked for; null where no plan has a price. */
    now: v.nullable(v.number()),
    /** To be posted to `save-details/`: the quote of these people in their own name. */
    data: v.object({ ...quotePayload.entries, pincode: v.string(), parents_pincode: v.optional(v.string()) }),
  }),
);
