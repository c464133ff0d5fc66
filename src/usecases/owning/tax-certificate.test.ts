import { afterEach, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aPolicy, aVisitor } from '#test/ports/store-values.ts';
import {
  keep,
  oneProduct,
  openUsecasePorts,
  premium,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { taxCertificate } from './tax-certificate.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const issued = {
  policyNumber: 'SUR-1',
  coverFrom: aDay('2026-11-22'),
  coverUntil: aDay('2027-11-21'),
  issuedAt: '2026-11-20T20:00:00.000Z' as Instant, // the shape of an instant
};

async function purchase(
  facts: Partial<Proposal>,
  state: 'captured' | 'refunded',
  catalogue: Catalogue = oneProduct,
) {
  ports = await openUsecasePorts({ catalogue });
  const proposal = await keep(ports, { state: 'issued', ...facts }, { state, method: 'UPI' });
  await ports.store.insertPolicy(aPolicy(proposal, issued), []);
  return proposal;
}

test('a certificate says who paid and what counts for whom in which year', async () => {
  const forms = {
    proposerDetails: { ...proposerAnswers, pan: 'ABCPS1234F' },
    insuredMembers: { 'You.first_name': 'Asha', 'Mother.date_of_birth': '1960-01-01' },
  };
  const { id, owner } = await purchase({ members: aFamily('You 34y', 'Mother 66y'), forms }, 'captured');
  const certificate = await taxCertificate(ports, owner, id);
  expect(certificate).toMatchObject({
    value: {
      policyNumber: 'SUR-1',
      payer: 'Asha Rao',
      pan: 'XXXXXX234F',
      method: 'UPI',
      premium,
      otherRiders: 0,
      people: [
        { name: 'Asha', relation: 'You' },
        { name: undefined, relation: 'Mother' },
      ],
    },
  });
  const groups = certificate.ok ? certificate.value.years.flatMap((year) => year.groups) : [];
  expect(groups.map(({ group, amount, limit }) => [group, amount, limit])).toEqual([
    ['own-family', undefined, 25_000],
    ['parents', undefined, 50_000],
  ]);
});

test('a rider that is no health cover does not count', async () => {
  const steps = [
    {
      cause: { kind: 'base', member: 'You', ageYears: 34, fromAge: 0, toAge: 120 },
      amount: rupees(10_000),
      source: '',
    },
    { cause: { kind: 'rider', rider: 'accident' }, amount: rupees(1_700), source: '' },
  ] as const;
  const [entry] = oneProduct.slabs.values();
  if (!entry) throw new Error('The catalogue has one plan');
  const rider = {
    id: 'accident',
    title: { en: 'Accident', hi: 'दुर्घटना' },
    exclusiveGroup: undefined,
    needs: [],
    benefit: 'other',
    changesBasePremium: false,
    price: { kind: 'flat', amount: rupees(1_700) },
    effect: undefined,
  } as const;
  const product = { ...entry.product, riders: [rider] };
  const catalogue = { ...oneProduct, slabs: new Map([[entry.slab.id, { ...entry, product }]]) };
  const at = '2026-11-20T00:00:00.000Z' as Instant; // the shape of an instant
  const price = { total: premium, net: premium, tax: rupees(0), steps, catalogueVersion: '1', at };
  const { id, owner } = await purchase({ riders: ['accident'], price }, 'captured', catalogue);
  expect(await taxCertificate(ports, owner, id)).toMatchObject({
    value: { premium, otherRiders: 1_700, years: [{ amount: 10_000 }] },
  });
});

test('money that went back has no certificate, and nobody has one of another’s policy', async () => {
  const { id, owner } = await purchase({}, 'refunded');
  expect(await taxCertificate(ports, owner, id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  ports.close();
  const other = await purchase({}, 'captured');
  expect(await taxCertificate(ports, aVisitor(), other.id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
});

test('before a policy is issued there is none', async () => {
  ports = await openUsecasePorts({});
  const { id, owner } = await keep(ports, { state: 'paid' }, { state: 'captured' });
  expect(await taxCertificate(ports, owner, id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
});
