import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { dayInIndia, parseIsoDate } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import {
  ownPrices,
  priceOfOtherRiders,
  type TaxCertificate,
  taxYears,
} from '#domain/payment/tax-certificate.ts';
import { contactOf, formOf, textIn } from '#domain/proposal/form/answers.ts';
import { maskText } from '#domain/proposal/form/masked.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { currentOrder } from '../paying/payment-orders.ts';
import type { Ports } from '../ports.ts';

/**
 * The certificate for the income tax of an issued policy, for whoever may read that. Fails with `NOT_FOUND` for anybody
 * else, before issue, and where the money went back.
 */
export async function taxCertificate(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<TaxCertificate>> {
  const proposal = await ports.store.findReadable(owner, id, ports.clock.now());
  const policy = proposal && (await ports.store.policyOf(id));
  const catalogue = ports.catalogue.current();
  const plan = proposal && planOfProposal(proposal, catalogue);
  const payment = proposal && (await currentOrder(ports, proposal));
  if (!proposal || !policy || !plan || payment?.state !== 'captured') return fail('NOT_FOUND');
  const receivedOn = dayInIndia(payment.updatedAt);
  const { coverFrom, coverUntil } = policy;
  const premium = payment.amount;
  const otherRiders = priceOfOtherRiders(proposal.price, otherRidersOf(proposal, catalogue));
  const amount = rupees(premium - otherRiders);
  return ok({
    policyNumber: policy.policyNumber,
    insurerTitle: plan.insurerTitle,
    companyName: catalogue.insurers.get(proposal.insurerSlug)?.company?.name,
    productTitle: plan.productTitle,
    uin: catalogue.slabs.get(proposal.slabId)?.product.uin,
    payer: contactOf(proposal).name,
    pan: maskText(contactOf(proposal).pan),
    method: payment.method,
    ...{ receivedOn, coverFrom, coverUntil, premium, otherRiders },
    people: proposal.members.map(({ key, relation, gender }) => ({
      key,
      name: fullNameOf(formOf(proposal, 'insuredMembers'), `${key}.`) || undefined,
      relation: spokenAs(relation, gender),
    })),
    years: taxYears({ amount, receivedOn, coverFrom, coverUntil, people: pricedPeople(proposal) }),
    isDemo: catalogue.demo,
  });
}

function pricedPeople({ members, price, forms }: Proposal) {
  const prices = ownPrices(
    price.steps,
    members.map(({ key }) => key),
  );
  return members.map(({ key, relation }) => ({
    key,
    relation,
    dateOfBirth: parseIsoDate(textIn(formOf({ forms }, 'insuredMembers'), `${key}.date_of_birth`)),
    ownPrice: prices?.get(key),
  }));
}

/** Riders of accident or life that came with it: no premium for anybody's health. */
function otherRidersOf({ slabId, riders = [] }: Proposal, { slabs }: Catalogue): readonly string[] {
  const offered = slabs.get(slabId)?.product.riders ?? [];
  return offered.filter(({ id, benefit }) => benefit === 'other' && riders.includes(id)).map(({ id }) => id);
}
