import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, conditionId, type ProductId, type SlabId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';
import { agree, agreementHolds, agreementName } from './agreement.ts';

const at = '2026-11-20T13:12:00.000Z' as Instant; // written out

const you: Member = {
  key: 'You',
  relation: 'You',
  gender: 'MALE',
  age: { unit: 'years', count: 34 },
  insured: true,
  conditions: [conditionId(3), conditionId(7)],
  habits: ['smoke', 'alcohol'],
};
const son: Member = {
  ...you,
  key: 'Son-0',
  relation: 'Son',
  age: { unit: 'months', count: 8 },
  conditions: [],
  habits: [],
};

const proposal = {
  productId: asId<ProductId>('sahyadri-poorna'),
  slabId: asId<SlabId>('sahyadri-poorna-10'),
  group: 'family' as const,
  termYears: 1 as const,
  members: [you, son],
  pincode: '560001',
  parentsPincode: undefined,
  price: {
    total: rupees(24180),
    net: rupees(24180),
    tax: rupees(0),
    steps: [],
    catalogueVersion: '2026-11-20-abcdef01',
    at,
  },
};
const agreed = { ...proposal, agreement: agree(proposal, at, 'v1') };

test('two agreements to the same have different names: money for the one pays nothing of the other', () => {
  const again = agree(proposal, '2026-11-20T13:13:00.000Z' as Instant, 'v1'); // written out
  expect(agreementName(again)).not.toBe(agreementName(agreed.agreement));
  expect(agreementName(agree(proposal, at, 'v1'))).toBe(agreementName(agreed.agreement));
});

test('without an agreement nothing holds', () => {
  expect(agreementHolds({ ...proposal, agreement: undefined })).toBe(false);
});

test.each([
  ['nothing', {}],
  [
    'the moment of pricing alone',
    { price: { ...proposal.price, at: '2026-11-21T00:00:00.000Z' as Instant } },
  ],
  ['the catalogue version at the same price', { price: { ...proposal.price, catalogueVersion: 'later' } }],
  ['the order of the members', { members: [son, you] }],
  [
    'the order of conditions and habits',
    {
      members: [
        { ...you, conditions: [...you.conditions].reverse(), habits: [...you.habits].reverse() },
        son,
      ],
    },
  ],
  ['no riders for riders that were never asked about', { riders: [] }],
])('it still holds after a change of %s', (_what, change) => {
  expect(agreementHolds({ ...agreed, ...change })).toBe(true);
});

test.each([
  ['the sum insured', { slabId: asId<SlabId>('sahyadri-poorna-15') }],
  ['the plan', { productId: asId<ProductId>('kaveri-saral') }],
  ['the term', { termYears: 2 as const }],
  ['a rider', { riders: ['consumables'] }],
  ['the group', { group: 'individual' as const }],
  ['the pincode', { pincode: '400001' }],
  ['the parents’ pincode', { parentsPincode: '400001' }],
  ['the premium', { price: { ...proposal.price, total: rupees(24181) } }],
  ['the tax', { price: { ...proposal.price, net: rupees(24000), tax: rupees(180) } }],
  ['an age', { members: [{ ...you, age: { unit: 'years' as const, count: 35 } }, son] }],
  ['months for years', { members: [you, { ...son, age: { unit: 'years' as const, count: 8 } }] }],
  ['a condition', { members: [{ ...you, conditions: [conditionId(3)] }, son] }],
  ['a habit', { members: [{ ...you, habits: [] }, son] }],
  ['a person less', { members: [you] }],
  ['a gender', { members: [{ ...you, gender: 'FEMALE' as const }, son] }],
])('it no longer holds after a change of %s', (_what, change) => {
  expect(agreementHolds({ ...agreed, ...change })).toBe(false);
});

test('riders are agreed to in whatever order they were chosen', () => {
  const withRiders = { ...proposal, riders: ['consumables', 'wait-24'] };
  const agreement = agree(withRiders, proposal.price.at, 'v1');
  expect(agreementHolds({ ...withRiders, agreement, riders: ['wait-24', 'consumables'] })).toBe(true);
  expect(agreementHolds({ ...withRiders, agreement, riders: ['wait-24'] })).toBe(false);
  expect(agreementHolds({ ...withRiders, agreement, riders: [] })).toBe(false);
});

test('no other premium passes as the agreed one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (total) => {
      const changed = { ...agreed, price: { ...agreed.price, total: rupees(total) } };
      expect(agreementHolds(changed)).toBe(total === 24180);
    }),
  );
});
