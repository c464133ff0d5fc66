import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { agree } from '#domain/proposal/agreement.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { Proposal, Renewal } from '#domain/proposal/proposal.ts';
import { aDay, aField, aForm, aMember, aSection, builtFor, choicesOf } from '#test/builders/form-builders.ts';
import { aCatalogue, anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import { membersToWire, type ProposalView, planDataToWire, priceToWire, proposalToWire } from './wire.ts';

const slab = aSlab('one-10', 10, {});
const product = aProduct('one', { slabs: [slab] });
const district = { en: 'Bengaluru', hi: 'बेंगलुरु' };
const catalogue: ProposalView['catalogue'] = {
  ...aCatalogue([product]),
  placeOf: (pincode) => (pincode === '560034' ? { pincode, district, state: district } : undefined),
};
const members = [
  aMember('You', { age: { unit: 'years', count: 34 } }),
  aMember('Son', { age: { unit: 'months', count: 8 } }),
];
const plan = pricedPlanOf({ insurer: anInsurer('acme'), product, slab, choice: { riders: noRiders } });
const boughtProposal = aProposal(aQuote(), { insurerSlug: asId<InsurerSlug>('acme'), plan, members });
/** What no rule here reads of it is left out. */
const renewal = { of: boughtProposal.id, policyNumber: 'P-1', coverUntil: aDay('2026-11-20') } as Renewal;
const coverStart = aDay('2026-11-21');

function viewOf(proposal: Partial<Proposal>, own: Partial<ProposalView> = {}) {
  const view: ProposalView = {
    ...{ proposal: { ...boughtProposal, ...proposal }, catalogue, language: 'en', forms: [], coverStart },
    ...{ destination: 'proposer', outcome: 'none', terms: [], ...own },
  };
  return proposalToWire(view, { ported: null, flags: { 'mobile-field': 'v1.0' } });
}

test.each<[string, Partial<Proposal>, object]>([
  ['new', {}, { proposalType: 'NEW_POLICY', renewal: null, isExpired: false, expired_because: null }],
  ['a renewal', { renewal }, { proposalType: 'RENEWAL', renewal: { policy_number: 'P-1' } }],
  ['expired', { state: 'expired' }, { isExpired: true, expired_because: 'price-too-old' }],
  [
    'for parents elsewhere',
    { parentsPincode: '560034' },
    { parents_pincode: '560034', parentCity: { label: 'Bengaluru' } },
  ],
  ['for nobody elsewhere', {}, { parents_pincode: null, parentCity: null }],
  [
    'checked',
    { kyc: { ...boughtProposal.kyc, stage: 'VERIFIED' } },
    { kyc_stage: 'VERIFIED', kyc_completed: true },
  ],
  ['not checked', {}, { kyc_stage: 'NOT_STARTED', kyc_completed: false }],
  ['of a plan with waits', {}, { waits: { initial_days: 30, listed_months: 24, old_illness_months: 36 } }],
  ['of a plan that nobody knows any more', { plan: undefined }, { waits: null }],
])('a proposal that is %s says so', (_what, facts, expected) => {
  expect(viewOf(facts)).toMatchObject(expected);
});

test('the city is said in the reader’s language, and a pincode that nobody knows has none', () => {
  expect(viewOf({}, { language: 'hi' }).familyCity).toEqual({
    id: '560034',
    label: 'बेंगलुरु',
    pincode: '560034',
  });
  expect(viewOf({ pincode: '999999' }).familyCity.label).toBe('');
});

test('people are those who are insured, at the ages of their birth dates once these are known', () => {
  const forms = {
    insuredMembers: { 'You.first_name': 'Asha', 'You.last_name': 'Rao', 'You.date_of_birth': '1990-04-02' },
  };
  const wife = { ...aMember('Wife'), insured: false };
  const proposal = { ...boughtProposal, forms, members: [...members, wife] };
  expect(membersToWire({ proposal, coverStart }).map(({ key, age, name }) => [key, age, name])).toEqual([
    ['You', '36y', 'Asha Rao'],
    ['Son-0', '8m', null],
  ]);
});

describe('the price', () => {
  const at = '2026-11-20T13:12:00.000Z' as Instant; // the shape of an instant
  const base = { kind: 'base', member: 'You', ageYears: 34, fromAge: 34, toAge: 34 } as const;
  const price = {
    ...boughtProposal.price,
    ...{ total: rupees(12_000), net: rupees(12_000), catalogueVersion: 'test-2' },
    steps: [{ cause: base, amount: rupees(12_000), source: 'table' }] as const,
  };
  const firstPrice = { ...boughtProposal.firstPrice, steps: [{ ...price.steps[0], amount: rupees(11_700) }] };
  const proposal = { ...boughtProposal, price, firstPrice };

  test.each<[string, Partial<Proposal>, string]>([
    ['begins with the first one that was seen', {}, 'first-price'],
    ['of a renewal begins with that of the policy before', { renewal }, 'last-price'],
  ])('%s; then every change has its cause', (_what, facts, first) => {
    expect(priceToWire({ proposal: { ...proposal, ...facts }, coverStart }).ledger).toEqual([
      { cause: first, member: null, amount: 11_700, at: firstPrice.at },
      { cause: 'catalogue', member: null, amount: 300, at: null },
    ]);
  });

  test('names whose birthday changed it', () => {
    const older = {
      ...price,
      catalogueVersion: 'test-1',
      steps: [{ ...price.steps[0], cause: { ...base, ageYears: 35 } }],
    };
    expect(priceToWire({ proposal: { ...proposal, price: older }, coverStart }).ledger[1]).toEqual({
      ...{ cause: 'age', member: 'You', amount: 300, at: null },
    });
  });

  test('says whether it was agreed to', () => {
    const agreement = agree(proposal, at, 'v1');
    const accepted = (facts: Partial<Proposal>) =>
      priceToWire({ proposal: { ...proposal, ...facts }, coverStart }).accepted;
    expect([accepted({}), accepted({ agreement }), accepted({ agreement, pincode: '110001' })]).toEqual([
      ...[false, true, false],
    ]);
  });

  test('says what can still move it, and until when it holds', () => {
    const forms = { insuredMembers: { 'You.date_of_birth': '1992-12-01' } };
    expect(
      priceToWire({ proposal: { ...proposal, forms, completed: ['medical'] }, coverStart }),
    ).toMatchObject({
      holds_until: '2026-12-05',
      may_change: [
        { kind: 'birth-dates', member: null, on: null },
        { kind: 'birthday', member: 'You', on: '2026-12-01' },
      ],
    });
  });
});

test('a plan is named as it was priced, and by its ids once nobody knows it any more', () => {
  expect(planDataToWire(boughtProposal, catalogue)).toMatchObject({
    ...{ insurerTitle: 'acme Health', productTitle: 'Plan one', sumAssured: 1_000_000, deductible: null },
  });
  const unknown = { ...boughtProposal, plan: undefined };
  expect(planDataToWire(unknown, aCatalogue([]))).toMatchObject({
    ...{ insurerTitle: 'acme', productTitle: 'surya-one', productSlug: 'surya-one', premium: 11_700 },
    ...{ insurerMark: '', insurerPhone: '', sumAssured: 0, networkHospitals: 0 },
  });
});

describe('the forms', () => {
  const fields = [
    aField('first_name', 'name', { hint: { en: 'As on the PAN', hi: 'पैन जैसा' }, max: 40 }),
    aField('has_condition', 'yes-no'),
    aField('conditions', 'checkboxes', {
      choices: choicesOf('1', '2'),
      showIf: { field: 'has_condition', is: ['yes'] },
    }),
  ];
  const form = builtFor(aForm('insuredMembers', aSection('each-insured', fields)), members, {
    forms: { proposerDetails: { first_name: 'Asha' } },
  });
  const formWith = (answers: Record<string, string | string[]>) =>
    viewOf({ forms: { insuredMembers: answers } }, { forms: [form], language: 'hi' });

  test('have a section for each person', () => {
    const sections = formWith({}).formConfig.insuredMembers?.sections ?? [];
    expect(sections.map(({ id, member }) => [id, member])).toEqual([
      ['You.one', 'You'],
      ['Son-0.one', 'Son-0'],
    ]);
  });

  test('ask in the reader’s language, and say which question another one opens', () => {
    const [name, , conditions] = formWith({}).formConfig.insuredMembers?.sections[1]?.fields ?? [];
    expect(name).toMatchObject({ hint: 'पैन जैसा', max: 40, min: null, showIf: null, prefilledFrom: null });
    expect(conditions).toMatchObject({
      ...{ hint: null, showIf: { field: 'Son-0.has_condition', is: ['yes'] } },
      choices: [{ id: '1' }, { id: '2' }],
    });
  });

  test('say that an answer was filled in from elsewhere, for as long as it is that answer', () => {
    const of = (answers: Record<string, string>) =>
      formWith(answers).formConfig.insuredMembers?.sections[0]?.fields[0]?.prefilledFrom;
    expect(of({})).toBe('proposer');
  });

  test('come with what was answered', () => {
    const answers = { 'Son-0.has_condition': 'yes', 'Son-0.conditions': ['2'] };
    expect(formWith(answers).savedForm.formData.insuredMembers).toMatchObject(answers);
  });
});
