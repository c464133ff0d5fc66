import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { isoDate } from '../date.ts';
import { asId, conditionId, type SlabId } from '../ids.ts';
import { cptIdOf, type PricedRow } from './cpt.ts';

const row: PricedRow = {
  catalogueVersion: 'v1',
  slabId: asId<SlabId>('poorna-10'),
  group: 'family',
  members: aFamily('You 34y', 'Spouse 36y'),
  pincode: '411038',
  termYears: 1,
  riders: [],
  taxSince: isoDate(2025, 9, 22),
};

test('the same inputs make the same id, in any order of people, conditions and habits', () => {
  const conditions = [1, 5, 12].map(conditionId);
  const habits = ['smoke', 'alcohol', 'tobacco'] as const;
  const people = [
    aMember('You', '34y', { conditions, habits }),
    aMember('Spouse', '36y', {}),
    aMember('Son-0', '8m', {}),
  ];
  const shuffledOf = <T>(values: readonly T[]) =>
    fc.shuffledSubarray([...values], { minLength: values.length });
  fc.assert(
    fc.property(shuffledOf(people), shuffledOf(conditions), shuffledOf(habits), (members, ids, own) => {
      const shuffled = members.map((member) =>
        member.key === 'You' ? { ...member, conditions: ids, habits: own } : member,
      );
      expect(cptIdOf({ ...row, members: shuffled })).toBe(cptIdOf({ ...row, members: people }));
    }),
  );
});

test('the order in which riders are chosen does not matter', () => {
  const riders = ['wait-24', 'consumables'];
  expect(cptIdOf({ ...row, riders })).toBe(cptIdOf({ ...row, riders: riders.toReversed() }));
});

test('any input that a price depends on changes the id', () => {
  const changes: readonly Partial<PricedRow>[] = [
    { catalogueVersion: 'v2' },
    { slabId: asId<SlabId>('poorna-15') },
    { group: 'combined' },
    { pincode: '400001' },
    { termYears: 2 },
    { riders: ['consumables'] },
    { riders: ['consumables', 'wait-24'] },
    { riders: ['wait-24'] },
    { taxSince: isoDate(2027, 4, 1) },
    { taxSince: undefined },
    { members: aFamily('You 35y', 'Spouse 36y') },
    { members: aFamily('You 34y') },
    { members: [...aFamily('You 34y'), aMember('Spouse', '36y', { habits: ['smoke'] })] },
    { members: [...aFamily('You 34y'), aMember('Spouse', '36y', { conditions: [conditionId(1)] })] },
  ];
  const rows = [row, ...changes.map((change) => ({ ...row, ...change }))];
  expect(new Set(rows.map(cptIdOf)).size).toBe(rows.length);
});

test('an id tells nobody who is in it', () => {
  expect(cptIdOf(row)).toMatch(/^[0-9a-z]{14}$/);
});
