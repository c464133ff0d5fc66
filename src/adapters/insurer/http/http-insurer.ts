import type {
  EndingPolicy,
  InsurerAnswer,
  InsurerCase,
  InsurerGateway,
  LivePremiumAnswer,
  LivePremiumQuestion,
  PaidCase,
} from '#usecases/ports/insurer-gateway.ts';
import { type Company, type CompanyNeeds, createCompany } from './company.ts';
import {
  areasShape,
  decisionShape,
  issuedShape,
  livePriceShape,
  lookUpShape,
  renewalShape,
} from './shapes.ts';
import type { InsurerEndpoint } from './signed-question.ts';

export type HttpInsurerSetting = CompanyNeeds & { readonly endpoints: readonly InsurerEndpoint[] };

/** Stands for whatever insurer has no address of its own. */
export const anyOther = 'all';

/** Insurers that serve docs/insurer-over-http.md. Who has no address is one that does not answer. */
export function openHttpInsurer({ endpoints, ...needs }: HttpInsurerSetting): InsurerGateway {
  const companies = new Map(endpoints.map((each) => [each.insurer, createCompany(each, needs)]));
  const companyOf = (insurer: string) => companies.get(insurer) ?? companies.get(anyOther) ?? nobody;
  return {
    propose: async (proposal) => {
      const body = caseWire(proposal);
      const answer = await companyOf(body.insurer).ask({ name: 'propose', body }, decisionShape);
      return within(answer, ({ decision }) => decision);
    },
    decision: async (insurer, reference) => {
      const body = { insurer, reference };
      const answer = await companyOf(insurer).ask({ name: 'decision', body }, decisionShape);
      return within(answer, ({ decision }) => decision);
    },
    issue: async (proposal) => {
      const body = paidWire(proposal);
      const answer = await companyOf(body.insurer).ask({ name: 'issue', body }, issuedShape);
      return within(answer, ({ policyNumber }) => ({ policyNumber }));
    },
    lookUp: async (insurer, reference) => {
      const body = { insurer, reference };
      const answer = await companyOf(insurer).ask({ name: 'look-up', body }, lookUpShape);
      return within(answer, ({ policyNumber }) => (policyNumber === null ? undefined : { policyNumber }));
    },
    renewalTerms: async (policy) => {
      const body = endingWire(policy);
      const answer = await companyOf(body.insurer).ask({ name: 'renewal-terms', body }, renewalShape);
      return within(answer, ({ claimed, sumWithBonus }) => ({ claimed, sumWithBonus }));
    },
    areas: async (insurer, pincode) => {
      const body = { insurer, pincode };
      const answer = await companyOf(insurer).ask({ name: 'areas', body }, areasShape);
      return within(answer, ({ areas }) => areas);
    },
    livePremium: (question) => livePremium(companyOf(question.insurer), question),
  };
}

const nobody: Company = { ask: async () => ({ ok: false, reason: 'unavailable' }) };

function within<Told, T>(answer: InsurerAnswer<Told>, pick: (value: Told) => T): InsurerAnswer<T> {
  return answer.ok ? { ok: true, value: pick(answer.value) } : answer;
}

/** A call that failed is one without an answer yet; whoever waits asks again. */
async function livePremium(company: Company, question: LivePremiumQuestion): Promise<LivePremiumAnswer> {
  const answer = await company.ask({ name: 'live-premium', body: questionWire(question) }, livePriceShape);
  if (answer.ok) return answer.value;
  return answer.reason === 'refused' ? { kind: 'none' } : { kind: 'pending' };
}

/** Field by field: what a case has one day is not told to insurers by itself. */
function caseWire(proposal: InsurerCase) {
  const { reference, insurer, slab, total, route, termYears, riders, proposer } = proposal;
  const { sheetRead, renews = null, movesFrom = null } = proposal;
  const { name, mobile, email, isPoliticallyExposed } = proposer;
  return {
    insurer,
    reference,
    slab,
    total,
    route,
    termYears,
    riders,
    proposer: { name, mobile, email, isPoliticallyExposed },
    sheetRead: sheetRead ? sheetWire(sheetRead) : null,
    renews,
    movesFrom,
  };
}

function sheetWire({ at, language, textVersion, catalogueVersion }: NonNullable<InsurerCase['sheetRead']>) {
  return { at, language, textVersion, catalogueVersion };
}

function paidWire(proposal: PaidCase) {
  return { ...caseWire(proposal), coverFrom: proposal.coverFrom };
}

function endingWire({ reference, insurer, policyNumber, termYears, bonus, ...terms }: EndingPolicy) {
  const { percentPerYear, maxPercent } = terms.noClaimBonus;
  const noClaimBonus = { percentPerYear, maxPercent };
  return { insurer, reference, policyNumber, termYears, sumInsured: terms.sumInsured, bonus, noClaimBonus };
}

/** The question holds all of the people that a price may depend on, and not who asks. */
function questionWire({ insurer, plan, catalogueVersion, group, people, ...more }: LivePremiumQuestion) {
  const { id: slab, sumInsured, deductible = null } = plan.slab;
  return {
    insurer,
    product: plan.product.id,
    slab,
    sumInsured,
    deductible,
    catalogueVersion,
    group,
    people: people.map(({ age, gender, conditions, habits }) => ({ age, gender, conditions, habits })),
    pincode: more.pincode,
    termYears: more.termYears,
    rider: more.rider ?? null,
  };
}
