import * as v from 'valibot';
import { lastDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { daysUncovered } from '#domain/renewal/renewal-time.ts';

/** What a proposal is renewed from, and what it brings along. */
export const renewalFactsShape = v.object({
  /** The proposal of the policy that is renewed: its page says how the renewal stands. */
  proposalID: v.string(),
  policy_number: v.string(),
  /** The first day of the new cover; if it is not paid yet, as if it were paid today. */
  cover_from: v.string(),
  cover_until: v.string(),
  /** Between the old cover and the new one. */
  days_uncovered: v.number(),
  /** The insurer paid a claim on the policy that is renewed. */
  claimed: v.boolean(),
  bonus_before: v.number(),
  /** This is added to the sum insured for years without a claim. */
  bonus: v.number(),
});

export type WireRenewalFacts = v.InferOutput<typeof renewalFactsShape>;

export function renewalFactsToWire(
  { renewal, termYears }: Pick<Proposal, 'renewal' | 'termYears'>,
  coverFrom: IsoDate,
): WireRenewalFacts | null {
  if (!renewal) return null;
  return {
    proposalID: renewal.of,
    policy_number: renewal.policyNumber,
    cover_from: coverFrom,
    cover_until: lastDayOfCover(coverFrom, termYears),
    days_uncovered: daysUncovered(renewal.coverUntil, coverFrom),
    claimed: renewal.claimed,
    bonus_before: renewal.bonusBefore,
    bonus: renewal.bonus,
  };
}
