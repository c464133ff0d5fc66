import * as v from 'valibot';
import { graceEnds } from '#domain/cover/continuity.ts';
import type { Policy } from '#domain/proposal/proposal.ts';
import { type RenewalMark, renewalMarks } from '#domain/renewal/renewal-of.ts';
import { renewalOpens } from '#domain/renewal/renewal-time.ts';

/** Beside a policy: how it stands with its renewal, and the days from and until which it can be renewed. */
export const renewalMarkShape = v.object({
  stands: v.picklist(renewalMarks),
  from: v.string(),
  until: v.string(),
});

export type WireRenewalMark = v.InferOutput<typeof renewalMarkShape>;

export function renewalMarkToWire(policy: Policy | undefined, mark: RenewalMark | undefined) {
  if (!policy || mark === undefined) return null;
  return { stands: mark, from: renewalOpens(policy.coverUntil), until: graceEnds(policy.coverUntil) };
}
