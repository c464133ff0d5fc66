import { contactOf } from '#domain/proposal/form/answers.ts';
import { oldPolicyOf } from '#domain/proposal/ported/ported-credits.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { sheetReadOf } from '#domain/proposal/terms.ts';
import type { InsurerCase } from '../ports/insurer-gateway.ts';

/** What the insurer is told of a proposal. */
export function insurerCase(proposal: Proposal): InsurerCase {
  const { name, mobile, email } = contactOf(proposal);
  return {
    reference: proposal.number,
    insurer: proposal.insurerSlug,
    slab: proposal.slabId,
    total: proposal.price.total,
    route: proposal.route,
    termYears: proposal.termYears,
    riders: proposal.riders ?? [],
    proposer: { name, mobile, email, isPoliticallyExposed: isExposed(proposal) },
    sheetRead: sheetReadOf(proposal),
    renews: proposal.renewal?.policyNumber,
    movesFrom: movedFrom(proposal),
  };
}

/** A yes in either place counts: neither answer takes back the other. */
function isExposed({ kyc, forms }: Proposal): boolean {
  return kyc.pep === true || forms.proposerDetails?.pep === 'yes';
}

/** A renewal stays with its insurer, whatever its first policy was moved from. */
function movedFrom({ renewal, forms }: Proposal): InsurerCase['movesFrom'] {
  const old = renewal ? undefined : oldPolicyOf(forms);
  return old && { insurer: old.insurer, policyNumber: old.number, coverUntil: old.coveredUntil };
}
