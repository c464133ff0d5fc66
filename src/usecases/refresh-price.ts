import { agreementHolds } from '#domain/proposal/agreement.ts';
import { declaredMembers, declaredPincode } from '#domain/proposal/declared.ts';
import { expiryOf } from '#domain/proposal/expiry.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { nextVersion } from './move-proposal.ts';
import type { Ports } from './ports.ts';
import { coverStart, pricedAt, pricePlan } from './price-plan.ts';

/**
 * The proposal at today's catalogue and tax, with the people as its forms declare them. The price it has stays, with its time, while the rupees are the
 * same; another price voids the agreement and starts its own fifteen days.
 */
export async function repriced(ports: Ports, proposal: Proposal): Promise<Result<Proposal>> {
  const catalogue = ports.catalogue.current();
  const members = declaredMembers(proposal.members, proposal.forms, coverStart(ports));
  const pincode = declaredPincode(proposal.pincode, proposal.forms);
  const plan = await pricePlan(ports, catalogue, { ...proposal, members, pincode });
  if (!plan.ok) return plan;
  const price = pricedAt(ports, catalogue, plan.value.premium);
  if (!price.ok) return price;
  const { total, net, tax } = proposal.price;
  const isSame = price.value.total === total && price.value.net === net && price.value.tax === tax;
  const current = { ...proposal, cptId: plan.value.cptId, plan: pricedPlanOf(plan.value) };
  const next = isSame
    ? current
    : {
        ...current,
        price: price.value,
        expiry: expiryOf(price.value.at, undefined),
      };
  return ok(agreementHolds(next) ? next : { ...next, agreement: undefined });
}

/** As `repriced`, and saved when the price is another: the reader sees the new one and has to accept it. */
export async function refreshPrice(ports: Ports, proposal: Proposal): Promise<Result<Proposal>> {
  const fresh = await repriced(ports, proposal);
  if (!fresh.ok || fresh.value.price === proposal.price) return fresh;
  const { price, expiry, cptId, plan, agreement } = fresh.value;
  const next = nextVersion(ports, proposal, { price, expiry, cptId, plan, agreement });
  return (await ports.store.saveProposal(next)) ? ok(next) : fail('STALE_PROPOSAL');
}
