import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { type PaymentReceipt, receivedPayment } from '#domain/payment/payment-receipt.ts';
import { contactOf, formOf } from '#domain/proposal/form/answers.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/** What was paid for a proposal, for its owner and whoever reads its policy. Fails with `NOT_FOUND` for anybody else and where no money came. */
export async function paymentReceipt(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<PaymentReceipt>> {
  const proposal = await ports.store.findReadable(owner, id, ports.clock.now());
  if (!proposal) return fail('NOT_FOUND');
  const orders = await ports.store.paymentsOf(id);
  const payments = orders.flatMap((order) => receivedPayment(order, proposal.price) ?? []);
  if (payments.length === 0) return fail('NOT_FOUND');
  const catalogue = ports.catalogue.current();
  const plan = planOfProposal(proposal, catalogue);
  return ok({
    proposalNumber: proposal.number,
    policyNumber: (await ports.store.policyOf(id))?.policyNumber,
    insurerTitle: plan?.insurerTitle ?? proposal.insurerSlug,
    productTitle: plan?.productTitle ?? proposal.productId,
    payer: contactOf(proposal).name,
    insured: proposal.members.map(({ key, relation, gender }) => ({
      name: fullNameOf(formOf(proposal, 'insuredMembers'), `${key}.`) || undefined,
      relation: spokenAs(relation, gender),
    })),
    termYears: proposal.termYears,
    payments,
    isDemo: catalogue.demo,
  });
}
