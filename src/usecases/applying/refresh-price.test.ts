import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { addDays, dayInIndia, isoDate } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import type { PricedAt, Proposal } from '#domain/proposal/proposal.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProduct, aRider, plainEligibility } from '#test/builders/plan-builders.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { moment } from '#test/ports/store-values.ts';
import {
  keep,
  oneProduct,
  openUsecasePorts,
  premium,
  soldTo,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { coverStartOf } from '../quoting/price-plan.ts';
import { refreshPrice, repriced } from './refresh-price.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

function soldAt(net: number, percent: number) {
  const taxRates = [{ productTypes: ['indemnity'] as const, effectiveFrom: isoDate(2017, 7, 1), percent }];
  return { ...soldTo([[0, 120, net]]), taxRates };
}

/** Sells the one product with other facts of its own. */
function selling(facts: Partial<Product>): Catalogue {
  const slabs = new Map(
    [...oneProduct.slabs].map(([id, { product, slab }]) => [id, { product: { ...product, ...facts }, slab }]),
  );
  return { ...oneProduct, products: [...slabs.values()].map(({ product }) => product), slabs };
}

function sellingBy(own: Partial<Product['sale']>): Catalogue {
  return selling({ sale: { ...aProduct('one', {}).sale, ...own } });
}

describe('a proposal that is priced anew an hour later', () => {
  test.each([
    ['at the same price keeps it, its moment and what was agreed to', 11_700, 0, 11_700, true],
    ['at another price has the new one, and nothing is agreed to', 12_000, 0, 12_000, false],
    ['at the same total with another share of tax as well', 9_915, 18, 11_700, false],
  ])('one %s', async (_, net, percent, total, isSame) => {
    ports = await openUsecasePorts({ catalogue: soldAt(net, percent) });
    const proposal = await keep(ports, {});
    ports.clock.pass(3_600);
    const fresh = await refreshPrice(ports, proposal);
    if (!fresh.ok) throw new Error(fresh.failure.code);
    const price: Partial<PricedAt> = { total: rupees(total), net: rupees(net), tax: rupees(total - net) };
    expect(fresh.value.price).toMatchObject({ ...price, at: isSame ? moment : ports.clock.now() });
    expect(fresh.value.agreement).toEqual(isSame ? proposal.agreement : undefined);
    expect(fresh.value.expiry.on).toBe('2026-12-05');
    const stored = await ports.store.getProposal(proposal.id);
    expect([stored?.version, stored?.price.net]).toEqual(isSame ? [1, premium] : [2, net]);
  });
});

test('a proposal is priced for the term and the riders that it has, and its plan has their terms', async () => {
  const riders = [aRider('consumables', { effect: { kind: 'consumables-paid' } })];
  ports = await openUsecasePorts({ catalogue: selling({ riders }) });
  const proposal = await keep(ports, {});
  const fresh = await repriced(ports, { ...proposal, termYears: 2, riders: ['consumables'] });
  if (!fresh.ok) throw new Error(fresh.failure.code);
  // It is 7.5 percent off two years at 11,700 and 500.
  expect(fresh.value.price).toMatchObject({ total: 22_570, termYears: 2 });
  expect(fresh.value.plan?.features.consumables).toBe(true);
  expect(fresh.value.agreement).toBeUndefined();
  const back = await repriced(ports, { ...fresh.value, termYears: 1, riders: [] });
  expect(back.ok && back.value.price.total).toBe(11_700);
  expect(back.ok && back.value.cptId).not.toBe(fresh.value.cptId);
});

test('a rider that leaves the catalogue is said, never dropped', async () => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { riders: ['consumables'] });
  expect(await repriced(ports, proposal)).toMatchObject({
    failure: { code: 'RIDER_NOT_OFFERED', detail: { rider: 'consumables' } },
  });
});

describe('a newborn', () => {
  const born = (date: string) => ({
    members: aFamily('You 34y', 'Son-0 3m'),
    group: 'family' as const,
    forms: { insuredMembers: { 'Son-0.date_of_birth': date } },
  });

  test.each([
    ['91 days old when cover starts, and two months by the calendar', '2026-08-22'],
    ['three months old', '2026-08-21'],
    ['eleven months old', '2025-12-05'],
  ])('of a proposal that is priced anew stays covered: %s', async (_, date) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, born(date));
    expect(await repriced(ports, proposal)).toMatchObject({ ok: true });
  });
});

describe('who turns out to be younger or older', () => {
  const withSon = (date: string) => ({
    members: aFamily('You 34y', 'Son-0 3y'),
    group: 'family' as const,
    forms: { insuredMembers: { 'Son-0.date_of_birth': date } },
  });

  test.each([
    ['a child past the age of a child', withSon('2000-01-01'), 'PLAN_NOT_OFFERED'],
    [
      'an adult below the age of one',
      { forms: { insuredMembers: { 'You.date_of_birth': '2010-01-01' } } },
      'PLAN_NOT_OFFERED',
    ],
  ])('cannot have the plan: %s', async (_, facts, code) => {
    ports = await openUsecasePorts({});
    expect(await repriced(ports, await keep(ports, facts))).toMatchObject({ failure: { code } });
  });

  test.each([
    ['within it', 34, { ok: true }],
    ['past it', 33, { failure: { code: 'PLAN_NOT_SOLD_ONLINE', detail: { status: 'age-offline' } } }],
  ])('than the age up to which it is sold online: %s', async (_, onlineUpToAge, answer) => {
    ports = await openUsecasePorts({ catalogue: sellingBy({ onlineUpToAge }) });
    expect(await repriced(ports, await keep(ports, {}))).toMatchObject(answer);
  });

  test.each([
    [34, 'medical'],
    [35, 'straight-through'],
  ])('with doctors from %i on, goes by %s', async (medicalFromAge, route) => {
    ports = await openUsecasePorts({ catalogue: sellingBy({ medicalFromAge }) });
    expect(await repriced(ports, await keep(ports, {}))).toMatchObject({ value: { route } });
  });
});

test('a policy that is moved here is decided on later, and its cover is priced for the day after the old one', async () => {
  ports = await openUsecasePorts({ catalogue: sellingBy({ medicalFromAge: 34 }) });
  const today = dayInIndia(ports.clock.now());
  const forms = { portabilityDetails: oldPolicy(today, 50) };
  const moved = await keep(ports, { forms });
  expect(await repriced(ports, moved)).toMatchObject({ value: { route: 'porting' } });
  expect(coverStartOf(ports, moved)).toBe(addDays(today, 51));
  const mistyped = await keep(ports, { forms: { portabilityDetails: oldPolicy(today, 5_000) } });
  expect(coverStartOf(ports, mistyped)).toBe(addDays(today, 1));
});

describe('where people live', () => {
  const soldAt411 = { ...plainEligibility, pincodePrefixes: ['411'] };
  const father = { members: aFamily('Father 62y'), group: 'parents' as const, forms: {} };

  test.each<[string, Partial<Proposal>, object]>([
    ['outside where it is sold', { forms: {} }, { failure: { code: 'PLAN_NOT_OFFERED' } }],
    ['parents elsewhere, where it is sold', { ...father, parentsPincode: '411001' }, { ok: true }],
    ['parents with the rest', father, { failure: { code: 'PLAN_NOT_OFFERED' } }],
  ])('decides: %s', async (_, facts, answer) => {
    ports = await openUsecasePorts({ catalogue: selling({ eligibility: soldAt411 }) });
    expect(await repriced(ports, await keep(ports, facts))).toMatchObject(answer);
  });
});

test('a declared age that the plan does not take closes the way to it', async () => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { forms: { insuredMembers: { 'You.date_of_birth': '1959-01-01' } } });
  expect(await repriced(ports, proposal)).toMatchObject({ failure: { code: 'PLAN_NOT_OFFERED' } });
});

test.each([
  ['that has left the catalogue', { ...oneProduct, slabs: new Map() }, 'PLAN_NOT_OFFERED'],
  ['without a rate for these people', soldTo([[50, 120, 11_700]]), 'PRICE_UNAVAILABLE'],
])('a plan %s has no price any more', async (_, catalogue, code) => {
  ports = await openUsecasePorts({ catalogue });
  const proposal = await keep(ports, {});
  expect(await refreshPrice(ports, proposal)).toMatchObject({ failure: { code } });
  expect((await ports.store.getProposal(proposal.id))?.version).toBe(proposal.version);
});

test('a price that somebody else saved something beside is looked at again', async () => {
  ports = await openUsecasePorts({ catalogue: soldAt(12_000, 0) });
  const proposal = await keep(ports, {});
  await ports.store.saveProposal({ ...proposal, version: proposal.version + 1 });
  expect(await refreshPrice(ports, proposal)).toMatchObject({ failure: { code: 'STALE_PROPOSAL' } });
});
