import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders.ts';
import { aSlab } from '#test/plan-builders.ts';
import { aStay, billIn, plainFactors } from '#test/stay-builders.ts';
import { isoDate } from '../date.ts';
import { sameInAll } from '../local-text.ts';
import { lakh, rupees } from '../money.ts';
import { commonStays, ownShareOf } from './common-stays.ts';
import type { Stay } from './stay.ts';

const stays: readonly Stay[] = [
  aStay({ id: 'fever', waits: 'other-illness' }),
  aStay({ id: 'knee', waits: 'joint-replacement' }),
  aStay({ id: 'cataract', waits: 'specific-treatment' }),
  aStay({ id: 'fall', waits: 'accident' }),
  aStay({ id: 'pregnancy', waits: 'maternity' }),
  aStay({ id: 'birth', waits: 'other-illness', birth: 'normal' }),
];
const table = { asOf: isoDate(2026, 11, 1), note: sameInAll('Levels'), roomFactors: plainFactors, stays };
const forAll = ['fever', 'fall'];
const ofTheOld = ['fever', 'knee', 'cataract', 'fall'];
const ofMothers = ['fever', 'fall', 'pregnancy', 'birth'];

describe('the usual stays of a family', () => {
  test.each<[string, 'MALE' | 'FEMALE', readonly string[]]>([
    ['44y', 'MALE', forAll],
    ['45y', 'MALE', ofTheOld],
    ['17y', 'FEMALE', forAll],
    ['18y', 'FEMALE', ofMothers],
    ['44y', 'FEMALE', ofMothers],
    ['45y', 'FEMALE', stays.map(({ id }) => id)],
    ['46y', 'FEMALE', ofTheOld],
  ])('of one of %s, %s: %j', (age, gender, ids) => {
    const usual = commonStays(table, [aMember('You', age, { gender })], 1);
    expect(usual.map(({ stay }) => stay.id)).toEqual(ids);
  });

  test('are those that anybody of it can have', () => {
    const members = [
      aMember('You', '34y', { gender: 'MALE' }),
      aMember('Mother', '60y', { gender: 'FEMALE' }),
    ];
    expect(commonStays(table, members, 1).map(({ stay }) => stay.id)).toEqual(ofTheOld);
  });

  test('lie in a single room with air conditioning where they live, with no option, and cost what the bill says', () => {
    const [fever] = commonStays(table, aFamily('You 34y'), 2);
    const [stay] = stays;
    if (!fever || !stay) throw new Error('No stay');
    expect(fever.bill).toEqual(billIn(stay, { tier: 2, room: 'single-ac' }));
    expect(fever.total).toBe(101_750);
  });
});

describe('what a plan leaves of a stay', () => {
  const [fever] = commonStays(table, aFamily('You 34y'), 1);
  if (!fever) throw new Error('No stay');
  const plain = aSlab('plain-10', 10, { roomRent: { kind: 'no-limit' }, consumables: true });
  const left = ownShareOf(plain, fever, 34);

  test('is more by a co-pay that starts at an age, from that age on', () => {
    const shares = aSlab('shares-10', 10, {
      roomRent: { kind: 'no-limit' },
      consumables: true,
      copay: { percent: 10, fromAge: 60 },
    });
    expect(ownShareOf(shares, fever, 59)).toBe(left);
    expect(ownShareOf(shares, fever, 60)).toBe(Math.round(left + (fever.total - left) / 10));
  });

  test('is none of the deductible, which the policy below a top-up pays', () => {
    const top = { ...plain, deductible: rupees(30_000), sumInsured: lakh(10) };
    expect(ownShareOf(top, fever, 34)).toBe(left);
  });
});
