import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant, IsoDate } from '#domain/date.ts';
import type { FlagVersions } from '#domain/flag/flags.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { formatAge } from '#domain/person/age.ts';
import { genderOfYou, insuredMembers } from '#domain/person/family.ts';
import { serverIdOf } from '#domain/person/member-key.ts';
import { agreementHolds } from '#domain/proposal/agreement.ts';
import type { Destination } from '#domain/proposal/destination.ts';
import { declaredMembers } from '#domain/proposal/form/declared.ts';
import type { Answer, Answers } from '#domain/proposal/form/fields.ts';
import { type BuiltField, type BuiltForm, shownAnswers } from '#domain/proposal/form/forms.ts';
import { maskAnswers } from '#domain/proposal/form/masked.ts';
import { shownCity } from '#domain/proposal/form/place-name.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { mayChange } from '#domain/proposal/price/may-change.ts';
import { changesSinceFirst } from '#domain/proposal/price/price-change.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { firstOpenStep } from '#domain/proposal/steps.ts';
import { takenRiders } from '#domain/proposal/taken-riders.ts';
import type { Outcome } from '#domain/purchase/outcome.ts';
import { blockIdOf } from '#domain/quote/block.ts';
import { renewalFactsToWire } from '../renewal/facts.ts';
import type { WirePorted } from './ported.ts';
import { rowTokenOf, takenRidersToWire } from './riders-wire.ts';
import type { WireField, WireForm, WirePlanData, WirePrice, WireProposal } from './shapes.ts';

export type ProposalView = {
  readonly proposal: Proposal;
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly forms: readonly BuiltForm[];
  readonly destination: Destination;
  readonly outcome: Outcome;
  readonly coverStart: IsoDate;
  /** Each that can still be chosen. */
  readonly terms: readonly { readonly years: number; readonly total: number }[];
};

export function takenRidersOf({
  proposal,
  catalogue,
  language,
}: Pick<ProposalView, 'proposal' | 'catalogue' | 'language'>): WireProposal['riders'] {
  return takenRidersToWire(takenRiders(planOfProposal(proposal, catalogue), proposal.price), language);
}

type ProposalExtras = {
  /** Ready to be read. */
  readonly ported: WirePorted | null;
  readonly flags: FlagVersions;
};

export function proposalToWire(view: ProposalView, { ported, flags }: ProposalExtras): WireProposal {
  const { proposal, catalogue, destination, language } = view;
  return {
    proposalID: proposal.id,
    proposal_number: proposal.number,
    transaction_id: proposal.transactionId,
    quoteID: proposal.quoteId,
    proposalType: proposal.renewal ? 'RENEWAL' : 'NEW_POLICY',
    renewal: renewalFactsToWire(proposal, view.coverStart),
    ported,
    waits: waitsToWire(proposal, catalogue),
    state: proposal.state,
    screen: destination,
    isExpired: proposal.state === 'expired',
    expired_because: proposal.state === 'expired' ? proposal.expiry.reason : null,
    step: firstOpenStep(proposal),
    completed: [...proposal.completed],
    taken_over: takenOverToWire(proposal),
    declare_anew: [...(proposal.declareAnew ?? [])],
    version: proposal.version,
    route: proposal.route,
    planData: planDataToWire(proposal, catalogue),
    discounts: discountsToWire(view),
    price: priceToWire(view),
    riders: takenRidersOf(view),
    cpt_id: rowTokenOf(proposal),
    members: membersToWire(view),
    gender: proposal.genderOfYou ?? genderOfYou(proposal.members),
    pincode: proposal.pincode,
    parents_pincode: proposal.parentsPincode ?? null,
    familyCity: cityOf(view, proposal.pincode),
    parentCity: proposal.parentsPincode === undefined ? null : cityOf(view, proposal.parentsPincode),
    formConfig: Object.fromEntries(
      view.forms.map((form) => [
        form.name,
        formToWire(form, shownAnswers(form, proposal.forms[form.name]), language),
      ]),
    ),
    savedForm: {
      formData: Object.fromEntries(
        view.forms.map((form) => [
          form.name,
          answersToWire(
            shownCity(
              form.name,
              maskAnswers(form, shownAnswers(form, proposal.forms[form.name])),
              catalogue.placeOf,
              language,
            ),
          ),
        ]),
      ),
    },
    kyc_mode: proposal.kyc.mode,
    kyc_stage: proposal.kyc.stage,
    kyc_completed: proposal.kyc.stage === 'VERIFIED',
    is_cis_insurer: catalogue.insurers.get(proposal.insurerSlug)?.capabilities.cisProposal ?? false,
    fetches_areas: catalogue.insurers.get(proposal.insurerSlug)?.capabilities.areaFetch ?? false,
    payment_outcome: view.outcome,
    flags,
  };
}

/** A price for each term that can be chosen; that of the chosen one is what the proposal has. */
export function discountsToWire({
  proposal: { termYears, price },
  terms,
}: Pick<ProposalView, 'proposal' | 'terms'>): WireProposal['discounts'] {
  const others = terms.filter(({ years }) => years !== termYears);
  return [{ years: termYears, total: price.total }, ...others]
    .toSorted((left, right) => left.years - right.years)
    .map(({ years, total }) => ({ year: years, total_price: total }));
}

function waitsToWire(proposal: Proposal, catalogue: Catalogue): WireProposal['waits'] {
  const waits = planOfProposal(proposal, catalogue)?.features.waitingPeriods;
  if (!waits) return null;
  return {
    initial_days: waits.initialDays,
    listed_months: waits.specificMonths,
    old_illness_months: waits.preExistingMonths,
  };
}

export function planDataToWire(proposal: Proposal, catalogue: Catalogue): WirePlanData {
  const plan = planOfProposal(proposal, catalogue);
  return {
    insurerSlug: proposal.insurerSlug,
    insurerTitle: plan?.insurerTitle ?? proposal.insurerSlug,
    insurerMark: plan?.insurerMark ?? '',
    insurerPhone: plan?.insurerPhone ?? '',
    productSlug: plan?.productSlug ?? proposal.productId,
    productTitle: plan?.productTitle ?? proposal.productId,
    productID: proposal.productId,
    slabID: proposal.slabId,
    planType: proposal.group,
    block: blockIdOf(proposal),
    sumAssured: plan?.sumInsured ?? 0,
    deductible: plan?.deductible ?? null,
    policyTerm: proposal.termYears,
    premium: proposal.price.total,
    networkHospitals: plan?.networkHospitals ?? 0,
  };
}

/** First price seen, of a renewal that of the policy before; then every change with its cause, then what is to pay (decisions, rating). */
export function priceToWire({
  proposal,
  coverStart,
}: Pick<ProposalView, 'proposal' | 'coverStart'>): WirePrice {
  const { firstPrice, price, renewal } = proposal;
  const changes = changesSinceFirst(proposal, coverStart);
  return {
    first: { total: firstPrice.total, at: firstPrice.at },
    net: price.net,
    tax: price.tax,
    total: price.total,
    ledger: [
      ledgerRow(renewal ? 'last-price' : 'first-price', undefined, firstPrice.total, firstPrice.at),
      ...changes.map(({ cause, amount }) =>
        ledgerRow(cause.kind, 'member' in cause ? cause.member : undefined, amount, undefined),
      ),
    ],
    holds_until: proposal.expiry.on,
    may_change: mayChange(proposal, coverStart).map((one) => ({ member: null, on: null, ...one })),
    accepted: agreementHolds(proposal),
  };
}

function ledgerRow(cause: string, member: string | undefined, amount: number, at: Instant | undefined) {
  return { cause, member: member ?? null, amount, at: at ?? null };
}

export function membersToWire({
  proposal,
  coverStart,
}: Pick<ProposalView, 'proposal' | 'coverStart'>): WireProposal['members'] {
  return insuredMembers(declaredMembers(proposal.members, proposal.forms, coverStart)).map((member) => ({
    key: member.key,
    serverID: serverIdOf(member.key) ?? member.key,
    relation: member.relation,
    gender: member.gender,
    age: member.age ? formatAge(member.age) : '',
    name: nameOf(proposal, member.key) ?? null,
  }));
}

/** A member's name as the insured members' form has it. */
export function nameOf(proposal: Pick<Proposal, 'forms'>, key: string): string | undefined {
  const name = fullNameOf(proposal.forms.insuredMembers ?? {}, `${key}.`);
  return name === '' ? undefined : name;
}

function cityOf({ catalogue, language }: ProposalView, pincode: string): WireProposal['familyCity'] {
  const district = catalogue.placeOf(pincode)?.district;
  return { id: pincode, label: district ? inLanguage(district, language) : '', pincode };
}

export function formToWire(form: BuiltForm, answers: Answers, language: Language): WireForm {
  return {
    name: form.name,
    sections: form.sections.map((section) => ({
      id: section.member === undefined ? section.id : `${section.member}.${section.id}`,
      title: inLanguage(section.title, language),
      hint: section.hint ? inLanguage(section.hint, language) : null,
      member: section.member ?? null,
      fields: section.fields.map((field) => fieldToWire(field, answers[field.name], language)),
    })),
  };
}

function fieldToWire(field: BuiltField, answer: Answer | undefined, language: Language): WireField {
  const { prefill } = field;
  const isAsFilled = prefill !== undefined && String(answer ?? null) === String(prefill.answer);
  return {
    name: field.name,
    kind: field.kind,
    label: inLanguage(field.label, language),
    hint: field.hint ? inLanguage(field.hint, language) : null,
    required: field.required,
    choices: field.choices.map(({ id, label }) => ({ id, label: inLanguage(label, language) })),
    min: field.min ?? null,
    max: field.max ?? null,
    autocomplete: field.autocomplete ?? null,
    showIf: field.showIf ? { field: field.showIf.field, is: [...field.showIf.is] } : null,
    half: field.half,
    readOnly: field.readOnly,
    prefilledFrom: isAsFilled ? prefill.from : null,
    person: field.person
      ? { topic: field.person.topic, text: inLanguage(field.person.text, language) }
      : null,
  };
}

export function answersToWire(answers: Answers): Record<string, string | boolean | string[]> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' || typeof answer === 'boolean' ? answer : [...answer],
    ]),
  );
}

function takenOverToWire({ takenOver }: Proposal): WireProposal['taken_over'] {
  if (!takenOver) return null;
  const { number, on, forms, kyc } = takenOver;
  return { number, on, forms: [...forms], identity_check: kyc };
}
