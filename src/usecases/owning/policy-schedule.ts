import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { policyDates } from '#domain/cover/policy-dates.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import { dayInIndia, parseIsoDate } from '#domain/date.ts';
import { ombudsmenOf } from '#domain/help/ombudsman.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { type LocalText, sameInAll } from '#domain/local-text.ts';
import { commissionOf } from '#domain/price/commission.ts';
import { basisOf } from '#domain/price/rating.ts';
import { contactOf, formOf, textIn } from '#domain/proposal/form/answers.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { fieldsOf } from '#domain/proposal/form/forms.ts';
import { cityInAll } from '#domain/proposal/form/place-name.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import type { PolicySchedule, ScheduledNominee } from '#domain/proposal/papers/policy-schedule.ts';
import { portedCoverOf } from '#domain/proposal/ported/ported-cover.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { takenRiders } from '#domain/proposal/taken-riders.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { nomineesOf } from '#domain/service/change/nominees.ts';
import { asEnded } from '#domain/service/ending/ended-policy.ts';
import { builtForm } from '../applying/proposal-form.ts';
import { currentOrder } from '../paying/payment-orders.ts';
import type { Ports } from '../ports.ts';
import { insuredLines } from './schedule-people.ts';

/** The schedule of an issued policy, for its owner and whoever has proven a contact of it. Fails with `NOT_FOUND` for anybody else and before issue. */
export async function policySchedule(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<PolicySchedule>> {
  const proposal = await ports.store.findReadable(owner, id, ports.clock.now());
  const policy = proposal && (await ports.store.policyOf(id));
  const catalogue = ports.catalogue.current();
  const plan = proposal && planOfProposal(proposal, catalogue);
  if (!proposal || !policy || !plan) return fail('NOT_FOUND');
  const { policyNumber, coverFrom, coverUntil, issuedAt } = asEnded(policy);
  const insurer = catalogue.insurers.get(proposal.insurerSlug);
  const { name, mobile, email } = contactOf(proposal);
  const ported = portedCoverOf(proposal, catalogue, coverFrom);
  return ok({
    policyNumber,
    proposalNumber: proposal.number,
    insurerTitle: plan.insurerTitle,
    insurerPhone: plan.insurerPhone,
    company: insurer?.company,
    grievanceOfficer: insurer?.grievanceOfficer,
    uin: catalogue.slabs.get(proposal.slabId)?.product.uin,
    seller: sellerOf(ports, proposal, catalogue),
    ombudsmen: ombudsmenOf(catalogue.ombudsmen, textIn(formOf(proposal, 'proposerDetails'), 'state')),
    tpa: insurer?.tpas.find(({ title }) => title === proposal.tpa),
    claimsProcess: insurer?.claimsProcess ?? [],
    productTitle: plan.productTitle,
    coverBasis: basisOf(proposal.group),
    sumInsured: plan.sumInsured,
    deductible: plan.deductible,
    coverFrom,
    coverUntil,
    issuedOn: dayInIndia(issuedAt),
    issuedAt,
    termYears: proposal.termYears,
    terms: {
      id: proposal.slabId,
      sumInsured: plan.sumInsured,
      deductible: plan.deductible,
      features: plan.features,
    },
    proposer: {
      ...{ name, mobile, email },
      address: postalAddressOf(ports, proposal),
      eInsuranceAccount: textIn(formOf(proposal, 'proposerDetails'), 'e_insurance_account'),
    },
    nominees: scheduledNominees(ports, proposal),
    insured: insuredLines(proposal, catalogue, coverFrom),
    riders: takenRiders(plan, proposal.price),
    price: proposal.price,
    payment: await paymentLine(ports, proposal),
    renewal: proposal.renewal,
    ported,
    waits: waitsFrom(plan.features, proposal.renewal?.coveredSince ?? coverFrom),
    neverCovered: catalogue.conditions.flatMap(({ id, name }) =>
      plan.features.neverCovered?.includes(id) ? [name] : [],
    ),
    dates: policyDates({
      ...plan,
      members: proposal.members,
      coverFrom,
      coverUntil,
      issuedOn: dayInIndia(issuedAt),
      coveredSince: proposal.renewal?.coveredSince,
      ported: ported?.people,
    }),
    isDemo: catalogue.demo,
  });
}

function scheduledNominees(ports: Ports, proposal: Proposal): readonly ScheduledNominee[] {
  return nomineesOf(formOf(proposal, 'nomineeDetails')).flatMap(({ answers, share = 100 }) => {
    const name = fullNameOf(answers, 'nominee_');
    if (name === '') return [];
    const alone = { ...proposal, forms: { ...proposal.forms, nomineeDetails: answers } };
    const relationIn = (question: string) => answerOf(ports, alone, 'nomineeDetails', question);
    const appointee = fullNameOf(answers, 'appointee_');
    return [
      {
        name,
        relation: relationIn('nominee_relationship'),
        dateOfBirth: parseIsoDate(textIn(answers, 'nominee_date_of_birth')),
        appointee:
          appointee === '' ? undefined : { name: appointee, relation: relationIn('appointee_relationship') },
        share,
      },
    ];
  });
}

/** An agent is named by the code that the insurer knows; everybody else bought from us. */
function sellerOf({ seller }: Ports, proposal: Proposal, catalogue: Catalogue): PolicySchedule['seller'] {
  const insurer = catalogue.insurers.get(proposal.insurerSlug);
  const product = catalogue.slabs.get(proposal.slabId)?.product;
  return {
    licence: seller.licence,
    agent: proposal.channel === 'pos' ? proposal.partner : undefined,
    commission: insurer && product ? commissionOf(proposal.price.net, { insurer, product }) : undefined,
  };
}

const addressFields = ['address', 'street', 'area', 'city', 'state', 'pincode'];

export function postalAddressOf(ports: Ports, proposal: Proposal): readonly LocalText[] {
  const answers = formOf(proposal, 'proposerDetails');
  const city = cityInAll(answers, ports.catalogue.current().placeOf);
  return addressFields.flatMap(
    (name) => (name === 'city' && city) || (answerOf(ports, proposal, 'proposerDetails', name) ?? []),
  );
}

/** What was answered, a choice by its label; undefined where nothing was. */
function answerOf(ports: Ports, proposal: Proposal, form: FormName, name: string): LocalText | undefined {
  const text = textIn(formOf(proposal, form), name);
  const field = fieldsOf(builtForm(ports.catalogue.current(), proposal, form)).find(
    (one) => one.name === name,
  );
  const choice = field?.choices.find(({ id }) => id === text);
  return choice?.label ?? (text === '' ? undefined : sameInAll(text));
}

async function paymentLine(ports: Ports, proposal: Proposal): Promise<PolicySchedule['payment']> {
  const payment = await currentOrder(ports, proposal);
  return (
    payment && {
      reference: payment.gatewayOrderId,
      method: payment.method,
      on: dayInIndia(payment.updatedAt),
    }
  );
}
