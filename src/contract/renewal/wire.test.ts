import { describe, expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { Proposal, Renewal } from '#domain/proposal/proposal.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aCatalogue, anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { aPolicy, aProposal, aQuote } from '#test/ports/store-values.ts';
import { renewalFactsToWire } from './facts.ts';
import { renewalMarkToWire } from './mark.ts';
import { renewalToWire, type ViewedRenewal } from './wire.ts';

const slab = aSlab('one-10', 10, {});
const insurer = { ...anInsurer('acme'), renewalUrl: 'https://acme.example/renew' };
const product = aProduct('one', { slabs: [slab] });
const catalogue = { ...aCatalogue([product]), insurers: new Map([[insurer.slug, insurer]]) };
const cash = { id: 'cash', title: { en: 'Cash', hi: 'नकद' }, effect: undefined };
const plan = pricedPlanOf({ insurer, product, slab, choice: { riders: noRiders } });

const boughtProposal = aProposal(aQuote(), {
  insurerSlug: asId<InsurerSlug>('acme'),
  plan: { ...plan, riders: [cash] },
});
const policy = aPolicy(boughtProposal, { coverUntil: aDay('2027-11-20') });
const renewal: Renewal = {
  of: boughtProposal.id,
  policyNumber: policy.policyNumber,
  coverUntil: policy.coverUntil,
  coveredSince: policy.coverFrom,
  claimed: true,
  bonusBefore: lakh(2),
  bonus: lakh(1),
  priceAtOldAges: undefined,
};
const renewing = { ...boughtProposal, id: asId<typeof boughtProposal.id>('renewal'), renewal };
const viewOf = (proposal: Proposal, from: string) => ({
  ...{ proposal, catalogue, coverStart: aDay(from) },
  language: 'hi' as const,
});
const viewed: ViewedRenewal = {
  state: 'open',
  policy,
  old: viewOf(boughtProposal, '2026-11-21'),
  renewal: viewOf(renewing, '2027-11-23'),
  destination: undefined,
  contact: { name: 'Asha Rao', mobile: '98•••417', email: 'a…@example.in', address: 'Pune' },
  fellAway: [],
};

describe('what a proposal is renewed from', () => {
  test('comes with the days without cover between the two, the claim and the bonus', () => {
    expect(renewalFactsToWire(renewing, aDay('2027-11-23'))).toEqual({
      proposalID: boughtProposal.id,
      policy_number: policy.policyNumber,
      cover_from: '2027-11-23',
      cover_until: '2028-11-22',
      days_uncovered: 2,
      claimed: true,
      bonus_before: lakh(2),
      bonus: lakh(1),
    });
  });

  test('is nothing of a new policy', () => {
    expect(renewalFactsToWire(boughtProposal, aDay('2026-11-21'))).toBeNull();
  });
});

describe('beside a policy stands how it is renewed', () => {
  test('with the first and the last day for it', () => {
    expect(renewalMarkToWire(policy, 'in-time')).toEqual({
      stands: 'in-time',
      from: '2027-09-21',
      until: '2027-12-20',
    });
  });

  test('and nothing before there is a policy, or where nobody asked', () => {
    expect([renewalMarkToWire(undefined, 'in-time'), renewalMarkToWire(policy, undefined)]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the page of a renewal', () => {
  test('says whose policy it is, its days, and the insurer’s own page', () => {
    expect(renewalToWire(viewed)).toMatchObject({
      ...{ stands: 'open', proposalID: boughtProposal.id, policy_number: policy.policyNumber },
      ...{ cover_from: '2026-11-21', cover_until: '2027-11-20' },
      ...{ renew_from: '2027-09-21', renew_until: '2027-12-20', insurer_page: insurer.renewalUrl },
      begun: null,
    });
  });

  test('offers the plan with its bonus, in the reader’s language', () => {
    expect(renewalToWire(viewed).offer).toMatchObject({
      ...{ cover_from: '2027-11-23', has_bonus: true, riders: ['नकद'], fell_away: [] },
      planData: { sumAssured: lakh(10) },
    });
  });

  test('names what of the plan fell away; of a rider by its title', () => {
    const fellAway = ['cash', 'unknown'].map(
      (rider) => ({ kind: 'rider', rider, code: 'RIDER_NOT_OFFERED' }) as const,
    );
    expect(renewalToWire({ ...viewed, fellAway }).offer?.fell_away).toEqual([
      { kind: 'rider', title: 'नकद' },
      { kind: 'rider', title: '' },
    ]);
  });

  test('says no bonus of a plan that gives none', () => {
    const features = { ...plan.features, noClaimBonus: { percentPerYear: 0, maxPercent: 0 } };
    const without = viewOf({ ...renewing, plan: { ...plan, features } }, '2027-11-23');
    expect(renewalToWire({ ...viewed, renewal: without }).offer?.has_bonus).toBe(false);
  });

  test('leads on to what was begun', () => {
    expect(renewalToWire({ ...viewed, destination: 'terms' }).begun).toEqual({
      ...{ proposalID: 'renewal', screen: 'terms' },
    });
  });

  test('offers nothing where nothing can be renewed, and no page of an insurer that has none', () => {
    const old = { ...viewed.old, catalogue: aCatalogue([product]) };
    const answer = renewalToWire({ ...viewed, old, renewal: undefined, destination: undefined });
    expect(answer).toMatchObject({ offer: null, begun: null, insurer_page: null });
    expect(answer.members.map(({ key }) => key)).toEqual(['You']);
  });
});
