import * as v from 'valibot';
import { destinations } from '#domain/proposal/destination.ts';
import { outcomes } from '#domain/purchase/outcome.ts';
import { renewalMarkShape } from '../renewal/mark.ts';

/** What a visitor has bought, to be found again. */
export const purchasesResponse = v.object({
  purchases: v.array(
    v.object({
      proposalID: v.string(),
      outcome: v.picklist(outcomes),
      /** Where the buyer belongs by now. */
      screen: v.picklist(destinations),
      policy_number: v.nullable(v.string()),
      proposal_number: v.string(),
      product_title: v.string(),
      insurer_title: v.string(),
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
