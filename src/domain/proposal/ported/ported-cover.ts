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
  const { renewal, forms } = proposal;
  const old = oldPolicyOf(forms);
  const plan = planOfProposal(proposal, catalogue);
  if (!old || !plan) return undefined;
  const start = renewal?.coveredSince ?? coverFrom;
  const members = declaredMembers(proposal.members, forms, start);
  const { features, sumInsured } = plan;
  const calendar = coverCalendar({
    ...{ features, sumInsured, start, members },
    conditions: catalogue.conditions,
    undeclaredToo: true,
    credits: portedCredits(forms, members),
  });
  if (calendar.people.every(({ credit }) => credit === undefined)) return undefined;
  return { old, sumInsured, ...calendar };
}
