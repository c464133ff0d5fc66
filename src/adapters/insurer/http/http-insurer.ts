import * as v from 'valibot';
import { rupees } from '#domain/money.ts';
import { outsideLine } from '#domain/outside/outside-line.ts';
import type {
  EndingPolicy,
  InsurerCase,
  InsurerGateway,
  LivePremiumAnswer,
  LivePremiumQuestion,
  ServiceCase,
} from '#usecases/ports/insurer-gateway.ts';
import { type Call, type Company, type CompanyNeeds, createCompany } from './company.ts';
import type { InsurerEndpoint } from './signed-question.ts';

export type HttpInsurerSetting = CompanyNeeds & { readonly endpoints: readonly InsurerEndpoint[] };

/** Stands for whatever insurer has no address of its own. */
export const anyOther = 'all';

/** Insurers that serve docs/insurer-over-http.md. Who has no address is one that does not answer. */
export function openHttpInsurer({ endpoints, ...needs }: HttpInsurerSetting): InsurerGateway {
  const companies = new Map(endpoints.map((each) => [each.insurer, createCompany(each, needs)]));
  const companyOf = (insurer: string) => companies.get(insurer) ?? companies.get(anyOther) ?? nobody;
  const ask = <T, B extends Call['body']>(name: Call['name'], body: B, shape: v.GenericSchema<unknown, T>) =>
    companyOf(body.insurer).ask({ name, body }, shape);
  return {
    propose: (proposal) => ask('propose', caseWire(proposal), decisionShape),
    decision: (insurer, reference) => ask('decision', { insurer, reference }, decisionShape),
    issue: (proposal) => ask('issue', { ...caseWire(proposal), coverFrom: proposal.coverFrom }, issuedShape),
    lookUp: (insurer, reference) => ask('look-up', { insurer, reference }, lookUpShape),
    renewalTerms: (policy) => ask('renewal-terms', endingWire(policy), renewalShape),
    requestService: (request) => ask('service', serviceWire(request), serviceShape),
    areas: (insurer, pincode) => ask('areas', { insurer, pincode }, areasShape),
    livePremium: (question) => livePremium(companyOf(question.insurer), question),
  };
}

const nobody: Company = { ask: async () => ({ ok: false, reason: 'unavailable' }) };

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

function endingWire({ reference, insurer, policyNumber, termYears, bonus, ...terms }: EndingPolicy) {
  const { percentPerYear, maxPercent } = terms.noClaimBonus;
  const noClaimBonus = { percentPerYear, maxPercent };
  return { insurer, reference, policyNumber, termYears, sumInsured: terms.sumInsured, bonus, noClaimBonus };
}

function serviceWire({ insurer, reference, policyNumber, policyReference, ...request }: ServiceCase) {
  const { kind, act, details } = request;
  return { insurer, reference, policyNumber, policyReference, kind, act, details };
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

/** What is read of an insurer's answers, by docs/insurer-over-http.md; all else of them is let be. */

/** It has to be short enough for an SMS, and for the papers. */
const policyNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9/ .-]{2,29}$/));

const wholeRupees = (most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most), v.transform(rupees));

/** A sum that any policy can have. */
const sumInsured = wholeRupees(1e10);
/** A crore a year: with riders, tax and all years of a term it is still an amount that can be paid and kept. */
const yearlyPrice = wholeRupees(1e7);

/** Words that people read: one line of a sane length, whatever came. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.transform((text) => outsideLine(text, longest)),
    v.nonEmpty(),
  );

const decision = v.variant('kind', [
  v.object({ kind: v.literal('accepted') }),
  v.object({ kind: v.literal('under-review') }),
  v.object({ kind: v.literal('declined'), reason: line(300) }),
]);

const decisionShape = v.pipe(
  v.object({ decision }),
  v.transform((answer) => answer.decision),
);

/** It can pay nothing of a bill; the most is beyond any sum insured. */
const award = v.pipe(
  v.object({
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e10), v.transform(rupees)),
    paid: v.boolean(),
    clause: v.exactOptional(line(60)),
    text: v.exactOptional(line(300)),
  }),
  v.transform(({ paid: isPaid, ...rest }) => ({ ...rest, isPaid })),
);

const serviceAnswer = v.variant('kind', [
  v.object({ kind: v.picklist(['received', 'let-go']) }),
  v.object({ kind: v.literal('accepted'), award: v.exactOptional(award) }),
  v.object({
    kind: v.picklist(['more-needed', 'refused']),
    text: line(300),
    clause: v.exactOptional(line(60)),
  }),
]);

const serviceShape = v.pipe(
  v.object({ answer: serviceAnswer }),
  v.transform(({ answer }) => answer),
);

const issuedShape = v.object({ policyNumber });
const lookUpShape = v.pipe(
  v.object({ policyNumber: v.nullable(policyNumber) }),
  v.transform(({ policyNumber: number }) => (number === null ? undefined : { policyNumber: number })),
);
const renewalShape = v.object({ claimed: v.boolean(), sumWithBonus: sumInsured });
const areasShape = v.pipe(
  v.object({ areas: v.pipe(v.array(line(80)), v.maxLength(500)) }),
  v.transform(({ areas }) => areas),
);

const livePriceShape = v.variant('kind', [
  v.object({ kind: v.literal('pending') }),
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('quoted'), annual: yearlyPrice }),
]);
