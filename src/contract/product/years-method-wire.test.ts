import { describe, expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import type { ClaimsTable } from '#domain/judge/years/claims-table.ts';
import { sampledYears } from '#domain/judge/years/year-sample.ts';
import type { Condition } from '#domain/person/condition.ts';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import { roundClaims } from '#test/builders/years/years-builder.ts';
import { yearsMethodToWire } from './years-method-wire.ts';

const source = 'survey';
const pressure: Condition = {
  ...{ id: conditionId(16), name: { en: 'Blood pressure', hi: 'रक्तचाप' }, outcome: 'loaded' },
  ...{ blocks: false, common: true },
};
const wireOf = (claims: ClaimsTable = roundClaims, conditions: readonly Condition[] = [pressure]) =>
  yearsMethodToWire({ claims, conditions, stays }, 'hi');
const { stays } = aCatalogue([]);
const hindi = (word: string) => ({ en: word, hi: `${word}-hi` });

test('the method says from when its numbers are, and where from', () => {
  const sources = [{ id: source, mark: 'official', year: 2018, title: hindi('NSS') }] as const;
  const wire = wireOf({ ...roundClaims, sources });
  expect(wire.as_of).toBe('2026-11-01');
  expect(wire.sampled_years).toBe(sampledYears);
  expect(wire.sources).toEqual([{ id: source, mark: 'official', year: 2018, title: 'NSS-hi' }]);
  expect(wire.not_in_it).toContain('births');
  expect(wire.claims_ratio).toEqual({ published: 68, from: 55, to: 85, source });
});

describe('of how often people go to hospital the method says', () => {
  test('the stays of each age and sex, with cover and without, and how many people are of each age', () => {
    const wire = wireOf();
    expect(wire.stays_by_age).toEqual([
      { age: 0, men: 20, women: 20, source },
      { age: 59, men: 20, women: 20, source },
      { age: 60, men: 110, women: 90, source },
    ]);
    expect(wire.cover_by_age).toEqual([{ age: 0, men: 2, women: 2, source }]);
    expect(wire.people_by_age).toEqual([
      { from: 0, to: 59, percent: 90, source },
      { from: 60, to: null, percent: 10, source },
    ]);
    expect(wire.elders).toEqual({ from: 59, to: 60, source });
  });

  test('what is expected of men and women, every five years of age', () => {
    const { expected } = wireOf();
    expect(expected.map(({ age }) => age)).toEqual(Array.from({ length: 19 }, (_, at) => 5 * at));
    // There are 1,000 people with cover, and twice as many stays.
    expect(expected[6]).toMatchObject({ age: 30, men: { stays: 40 }, women: { stays: 40 } });
    expect(expected[14]).toMatchObject({ age: 70, men: { stays: 220 }, women: { stays: 180 } });
    for (const { men } of expected) expect(men.bills).toBeGreaterThan(men.stays);
  });

  test('the factor of place and illness, each with its source', () => {
    const area = { urban: 1.2, rural: 0.9, source: 'area' };
    const stays = { ...roundClaims.stays, area };
    const kinds = roundClaims.kinds.map((kind) => ({ ...kind, title: hindi(kind.id) }));
    expect(wireOf({ ...roundClaims, stays, kinds })).toMatchObject({
      ...{ city: { factor: 1.2, source: 'area' }, elsewhere: { factor: 0.9, source: 'area' } },
      conditions: [{ title: 'रक्तचाप', kind: 'heart-hi', factor: 2, source }],
      other_conditions: { factor: 1.1, source },
      ...{ no_condition: [{ age: 0, factor: 1, source }], condition_by_age: [{ age: 0, factor: 1, source }] },
    });
  });

  test('nothing of an illness that the catalogue does not know', () => {
    expect(wireOf(roundClaims, []).conditions).toEqual([]);
    expect(wireOf(roundClaims, [{ ...pressure, id: conditionId(17) }]).conditions).toEqual([]);
  });

  test('the kinds of stays, with their shares and what they cost', () => {
    const [fever, ...others] = roundClaims.kinds;
    if (!fever) throw new Error('There are kinds');
    const { kinds } = wireOf({ ...roundClaims, kinds: [{ ...fever, title: hindi('Fever') }, ...others] });
    expect(kinds[0]).toEqual({
      ...{ id: 'fever', title: 'Fever-hi', work: 'medical', percent_younger: 80, percent_elder: 60 },
      ...{ share_source: source, cost_2018: 20_000, source },
    });
    expect(kinds.map(({ id }) => id)).toEqual(['fever', 'heart', 'eye']);
  });
});

describe('of what a stay costs the method says', () => {
  test('each kind of hospital, city, rise, spread and rare stay', () => {
    expect(wireOf().cost).toMatchObject({
      ...{ private: { amount: 50_000, source }, government: { amount: 5_000, source } },
      ...{
        charitable: { amount: 40_000, source },
        city: { factor: 1.2, source },
        rise: { factor: 1.1, source },
      },
      ...{ sigma: { value: 1.1, source }, rare: { percent: 0.5, from: 800_000, to: 2_500_000, source } },
      ...{
        cover: { factor: 1, source },
        by_age: [{ age: 0, factor: 1, source }],
        mean_2018: { amount: 40_000, source },
      },
      tiers: [
        { tier: 1, factor: 1, source },
        { tier: 2, factor: 0.9, source },
        { tier: 3, factor: 0.8, source },
      ],
    });
  });

  test('each state, and how its people divide among cities', () => {
    const cityPeople = { 1: 40, 2: 25, source: 'census' };
    const states = [{ state: hindi('Goa'), percent: 110, cityPeople, source }];
    const { cost } = wireOf({ ...roundClaims, cost: { ...roundClaims.cost, states } });
    expect(cost.states).toEqual([
      { state: 'Goa-hi', percent: 110, city_people: { metro: 40, big_city: 25, source: 'census' }, source },
    ]);
    expect(cost.city_people).toEqual({ metro: 100, big_city: 0, source });
  });

  test('how a bill divides', () => {
    const { bills } = wireOf();
    expect(bills).toMatchObject({
      ...{
        bed: { percent: 30, source },
        icu: { percent: 12, source },
        day_care_below: { amount: 15_000, source },
      },
    });
    expect(bills.lines.map(({ work, parts }) => [work, parts.medicines])).toEqual([
      ...[
        ['medical', 35],
        ['surgical', 20],
        ['implant', 15],
      ],
    ]);
    expect(bills.lines[0]?.source).toBe(source);
    expect(bills.days).toEqual({ before: 30, after: 45 });
    expect(bills.wards).toEqual(
      [1, 2, 3].map((tier) => ({ tier, room: 8_000, nursing: 1_000, icu: 14_000 })),
    );
  });
});

test('what a visitor may move stands with the factor that it moves by', () => {
  const { moved } = wireOf();
  expect(moved.stays).toEqual([
    { choice: 'fewer', factor: 0.5, source },
    { choice: 'usual', factor: 1, source },
    { choice: 'more', factor: 1.5, source },
  ]);
  expect(moved.health).toEqual([
    { choice: 'good', factor: 0.8, source },
    { choice: 'usual', factor: 1, source },
    { choice: 'poor', factor: 1.5, source },
  ]);
  expect(moved.hospital).toEqual([
    { choice: 'government', factor: 0.1, source },
    { choice: 'private', factor: 1, source },
    { choice: 'dearer', factor: 1.4, source },
  ]);
});

describe('beside published figures the method says what it gives', () => {
  const official = {
    ...roundClaims.official,
    kinds: [{ kind: 'fever', value: 75, tolerancePercent: 5, source }],
    tail: [{ above: 100_000, value: 3, tolerancePercent: 20, source }],
    bill: [{ part: 'medicines' as const, value: 25, tolerancePercent: 20, source }],
  };
  const figureOf = (id: string) => wireOf({ ...roundClaims, official }).official.find((one) => one.id === id);

  test('a rate to one decimal, and by how much it differs', () => {
    expect(figureOf('stays')).toEqual({
      ...{ id: 'stays', part: null, kind: null, above: null, official: 28, ours: 28, difference_percent: 0 },
      ...{ tolerance_percent: 5, source },
    });
    expect(figureOf('staysMenFrom60')).toMatchObject({ official: 110, ours: 110 });
  });

  test('an amount in whole rupees', () => {
    expect(figureOf('costPrivateUrban2018')?.ours).toBe(33_286);
    expect(figureOf('costPrivateUrban2018')?.difference_percent).toBe(11);
  });

  test('the share of a kind of stay by its name, of a part of bills, and of stays above an amount', () => {
    expect(figureOf('kindShare')).toMatchObject({ kind: 'Fever', above: null, official: 75 });
    expect(figureOf('billPart')).toMatchObject({ part: 'medicines', kind: null, above: null, official: 25 });
    expect(figureOf('costAbove')).toMatchObject({
      kind: null,
      above: 100_000,
      official: 3,
      tolerance_percent: 20,
    });
  });
});
