import type { Catalogue } from '../../catalogue/catalogue.ts';
import { type CoverCalendar, coverCalendar, type PersonCalendar } from '../../cover/cover-calendar.ts';
import type { IsoDate } from '../../date.ts';
import type { LocalText } from '../../local-text.ts';
import { declaredMembers } from '../form/declared.ts';
import { planOfProposal } from '../priced-plan.ts';
import type { Proposal } from '../proposal.ts';
import { type OldPolicy, oldPolicyOf, portedCredits } from './ported-credits.ts';

/** A policy that was moved here, and when each person is covered for what because of it. */
export type PortedCover = {
  readonly old: OldPolicy;
  readonly sumInsured: OldPolicy['sumInsured'];
} & CoverCalendar<LocalText>;

export type PortedPerson = PersonCalendar<LocalText>;

/**
 * Undefined where nobody brings anything along. A renewal keeps what its first policy brought: its calendar is that
 * policy's. `coverFrom`: the first day of cover, as it would be if paid today or as it was fixed.
 */
export function portedCoverOf(
  proposal: Proposal,
  catalogue: Catalogue,
  coverFrom: IsoDate,
): PortedCover | undefined {
  const old = oldPolicyOf(proposal.forms);
  const plan = planOfProposal(proposal, catalogue);
  const calendar = old && calendarOf(proposal, catalogue, coverFrom);
  if (!calendar || !plan || calendar.people.every(({ credit }) => credit === undefined)) return undefined;
  return { old, sumInsured: plan.sumInsured, ...calendar };
}

/** When each person of a policy is covered for what, by what they declared and brought along; a renewal counts from its first policy. */
export function calendarOf(
  proposal: Proposal,
  catalogue: Catalogue,
  coverFrom: IsoDate,
): CoverCalendar<LocalText> | undefined {
  const { renewal, forms } = proposal;
  const plan = planOfProposal(proposal, catalogue);
  if (!plan) return undefined;
  const start = renewal?.coveredSince ?? coverFrom;
  const members = declaredMembers(proposal.members, forms, start);
  const { features, sumInsured } = plan;
  return coverCalendar({
    ...{ features, sumInsured, start, members },
    conditions: catalogue.conditions,
    undeclaredToo: true,
    credits: portedCredits(forms, members),
  });
}
