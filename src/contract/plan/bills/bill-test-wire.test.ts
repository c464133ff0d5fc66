import { describe, expect, test } from 'vitest';
import type { Slab } from '#domain/catalogue/catalogue.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aCatalogue, aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { mumbaiCity } from '#test/builders/small-market.ts';
import { aStay } from '#test/builders/stay-builders.ts';
import { billTestToWire, type Clauses } from './bill-test-wire.ts';

const knee = aStay({ title: { en: 'Knee', hi: 'घुटना' } });
const birth = aStay({ id: 'birth', birth: 'normal', waits: 'maternity', treatment: undefined });
const market = aCatalogue([]);
const catalogue = { ...market, cities: [mumbaiCity], stays: { ...market.stays, stays: [knee, birth] } };
const plain = aSlab('one-10', 10, { subLimits: [] });

type Asking = { readonly slab?: Slab; readonly people?: readonly string[]; readonly existing?: number };
const testOf = ({ slab = plain, people = ['You 50y'], existing }: Asking, clauses: Clauses = {}) => {
  const members = aFamily(...people);
  const request = aRequest({
    members,
    existingSumInsured: existing === undefined ? undefined : lakh(existing),
  });
  return billTestToWire(catalogue, slab, { members, pincode: '400001', request }, clauses, 'hi');
};
const roomOf = (asking: Asking, room: string) =>
  testOf(asking).stays[0]?.rooms.find((one) => one.room === room);

describe('the test of bills', () => {
  test('says of which city it is, from when, and what its rooms cost a day', () => {
    expect(testOf({})).toMatchObject({
      ...{ as_of: '2026-11-01', tier: 1, held_cover: null, clauses: [] },
      rents: [
        { room: 'shared', amount: 4_000 },
        { room: 'single', amount: 6_000 },
        { room: 'single-ac', amount: 8_000 },
        { room: 'deluxe', amount: 12_000 },
      ],
    });
  });

  test('says nothing of rooms where no stay is known', () => {
    const none = { ...catalogue, stays: { ...market.stays, stays: [] } };
    const block = { members: aFamily('You 50y'), pincode: '400001', request: aRequest({}) };
    expect(billTestToWire(none, plain, block, {}, 'hi')).toMatchObject({ rents: [], stays: [] });
  });

  test('has a birth only where somebody can have one', () => {
    const idsOf = (...people: readonly string[]) => testOf({ people }).stays.map(({ id }) => id);
    expect([idsOf('You 50y'), idsOf('You 34y', 'Spouse 30y')]).toEqual([['own'], ['own', 'birth']]);
    expect(testOf({ people: ['You 34y', 'Spouse 30y'] }).stays.map(({ is_birth }) => is_birth)).toEqual([
      false,
      true,
    ]);
  });

  test('settles a stay in each room: what the plan leaves adds up with what it pays', () => {
    const [stay] = testOf({}).stays;
    expect(stay).toMatchObject({ id: 'own', title: 'घुटना', is_birth: false, room_days: 3, icu_days: 1 });
    expect(stay?.rooms.map(({ room, rent }) => [room, rent])).toEqual([
      ...[
        ['shared', 4_000],
        ['single', 6_000],
        ['single-ac', 8_000],
        ['deluxe', 12_000],
      ],
    ]);
    for (const { total, plan_pays, you_pay } of stay?.rooms ?? []) expect(plan_pays + you_pay).toBe(total);
  });

  test('takes a co-pay from an age by the eldest of those who ask', () => {
    const slab = aSlab('one-10', 10, { copay: { percent: 20, fromAge: 61 } });
    const kinds = (age: number) =>
      roomOf({ slab, people: [`You ${age}y`] }, 'shared')?.cuts.map(({ kind }) => kind);
    expect([kinds(60), kinds(61)]).toEqual([
      ['non-payables', 'consumables'],
      ['non-payables', 'consumables', 'co-pay'],
    ]);
  });

  test('names the paragraph behind each kind of cut, in the order of the cuts', () => {
    const clause = { part: 3, heading: 'Room', text: 'A shared room.' };
    const { clauses } = testOf({}, { 'co-pay': { ...clause, part: 4 }, room: clause });
    expect(clauses).toEqual([
      { kind: 'room', ...clause },
      { kind: 'co-pay', ...clause, part: 4 },
    ]);
  });
});

describe('below a super top-up', () => {
  const superTopUp = { ...plain, deductible: rupees(50_000) };

  test('the policy that is held pays the bill first, whatever room it is', () => {
    const deluxe = roomOf({ slab: superTopUp, existing: 3 }, 'deluxe');
    const amounts = Object.fromEntries((deluxe?.stacked ?? []).map(({ owner, amount }) => [owner, amount]));
    expect(testOf({ slab: superTopUp, existing: 3 }).held_cover).toBe(300_000);
    expect(Object.values(amounts).reduce((sum, amount) => sum + amount, 0)).toBe(deluxe?.total);
    expect(amounts).toEqual({ existing: 122_300, you: 3_000 });
  });

  test('nobody bears a part where no policy is held, and none is asked for below another plan', () => {
    expect(roomOf({ slab: superTopUp }, 'shared')?.stacked).toBeNull();
    expect(roomOf({ existing: 3 }, 'shared')?.stacked).toBeNull();
    expect(testOf({ existing: 3 }).held_cover).toBeNull();
  });
});
