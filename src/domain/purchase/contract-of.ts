import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Contract } from '../claim/estimate/contract.ts';
import { noMoney } from '../money.ts';
import { mayBePregnant } from '../person/birth.ts';
import { declaredMembers } from '../proposal/form/declared.ts';
import { calendarOf } from '../proposal/ported/ported-cover.ts';
import { planOfProposal } from '../proposal/priced-plan.ts';
import type { Policy, Proposal } from '../proposal/proposal.ts';
import { entryAgeOf } from './entry-age.ts';

/** What a policy was bought as. Undefined once the plan has left the catalogue, where it was kept without it. */
export function contractOf(proposal: Proposal, policy: Policy, catalogue: Catalogue): Contract | undefined {
  const { coverFrom, coverUntil } = policy;
  const plan = planOfProposal(proposal, catalogue);
  const calendar = calendarOf(proposal, catalogue, coverFrom);
  if (!plan || !calendar) return undefined;
  const { sumInsured, deductible, features } = plan;
  const members = declaredMembers(proposal.members, proposal.forms, calendar.start);
  return {
    slab: { id: proposal.slabId, sumInsured, deductible, features },
    ...{ start: calendar.start, coverFrom, coverUntil },
    bonus: proposal.renewal?.bonus ?? noMoney,
    people: calendar.people.flatMap(({ member: key, credit }) => {
      const member = members.find((one) => one.key === key);
      if (!member) return [];
      return [
        {
          ...{ key, credit, conditions: member.conditions },
          entryAge: entryAgeOf(proposal, coverFrom, key),
          mayGiveBirth: mayBePregnant(member, members),
        },
      ];
    }),
  };
}
