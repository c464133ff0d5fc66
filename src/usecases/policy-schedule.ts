import { type Wait, waitsFrom } from '#domain/cover/waiting.ts';
import { dayInIndia, type IsoDate, parseIsoDate } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Rupees } from '#domain/money.ts';
import { type Age, ageOn } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import type { Relation } from '#domain/person/relation.ts';
import { basisOf } from '#domain/price/rating.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from './ports.ts';
import { contactOf, formOf, textOf } from './proposer.ts';

/** What a policy schedule says. */
export type PolicySchedule = {
  readonly policyNumber: string;
  readonly proposalNumber: string;
  readonly insurerTitle: string;
  readonly insurerPhone: string;
  readonly productTitle: string;
  readonly coverBasis: 'floater' | 'individual';
  readonly sumInsured: Rupees;
  readonly deductible: Rupees | undefined;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  readonly issuedOn: IsoDate;
  readonly termYears: number;
  readonly proposer: { readonly name: string; readonly mobile: string; readonly email: string };
  readonly nominee: string;
  readonly insured: readonly InsuredLine[];
  readonly price: { readonly net: Rupees; readonly tax: Rupees; readonly total: Rupees };
  readonly payment: { readonly reference: string; readonly method: string | undefined } | undefined;
  readonly waits: readonly Wait[];
  /** Made from invented insurers and products: nobody may take it for cover. */
  readonly isDemo: boolean;
};

export type InsuredLine = {
  readonly name: string;
  readonly relation: Relation;
  /** At the start of cover, where the date of birth is known. */
  readonly age: Age | undefined;
  readonly dateOfBirth: IsoDate | undefined;
};

/** The schedule of an issued policy, for its owner. Fails with `NOT_FOUND` for anybody else and before issue. */
export async function policySchedule(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<PolicySchedule>> {
  const proposal = await ports.store.findProposal(owner, id);
  const policy = proposal && (await ports.store.policyOf(id));
  const plan = proposal && planOfProposal(proposal, ports.catalogue.current());
  if (!proposal || !policy || !plan) return fail('NOT_FOUND');
  const { policyNumber, coverFrom, coverUntil, issuedAt } = policy;
  const { name, mobile, email } = contactOf(proposal);
  return ok({
    policyNumber,
    proposalNumber: proposal.number,
    insurerTitle: plan.insurerTitle,
    insurerPhone: plan.insurerPhone,
    productTitle: plan.productTitle,
    coverBasis: basisOf(proposal.group),
    sumInsured: plan.sumInsured,
    deductible: plan.deductible,
    coverFrom,
    coverUntil,
    issuedOn: dayInIndia(issuedAt),
    termYears: proposal.termYears,
    proposer: { name, mobile, email },
    nominee: nomineeOf(proposal),
    insured: proposal.members.map((member) => insuredLine(proposal, member, coverFrom)),
    price: proposal.price,
    payment: await paymentLine(ports, id),
    waits: waitsFrom(plan.features, coverFrom),
    isDemo: ports.catalogue.current().demo,
  });
}

function insuredLine(proposal: Proposal, member: Member, coverFrom: IsoDate): InsuredLine {
  const answers = formOf(proposal, 'insuredMembers');
  const dateOfBirth = parseIsoDate(textOf(answers, `${member.key}.date_of_birth`));
  return {
    name: fullNameOf(answers, `${member.key}.`) || member.relation,
    relation: member.relation,
    age: dateOfBirth ? ageOn(dateOfBirth, coverFrom) : member.age,
    dateOfBirth,
  };
}

function nomineeOf(proposal: Proposal): string {
  const answers = formOf(proposal, 'nomineeDetails');
  return [textOf(answers, 'nominee_first_name'), textOf(answers, 'nominee_last_name')]
    .filter(Boolean)
    .join(' ');
}

async function paymentLine(ports: Ports, id: ProposalId): Promise<PolicySchedule['payment']> {
  const payment = (await ports.store.paymentsOf(id)).at(-1);
  return payment && { reference: payment.gatewayOrderId, method: payment.method };
}
