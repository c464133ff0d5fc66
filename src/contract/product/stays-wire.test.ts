import { describe, expect, test } from 'vitest';
import type { StayTable } from '#domain/claim/stay.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aStay, plainFactors } from '#test/builders/stay-builders.ts';
import { staysToWire } from './stays-wire.ts';

const knee = aStay({ title: { en: 'Knee', hi: 'घुटना' } });
const fever = aStay({ id: 'fever', treatment: undefined, option: undefined });
const birth = aStay({ id: 'birth', birth: 'normal', waits: 'maternity', treatment: undefined });
const table: StayTable = {
  ...{ asOf: aDay('2026-11-01'), note: { en: 'Levels', hi: 'स्तर' }, roomFactors: plainFactors },
  stays: [birth, knee, fever],
};
const wireOf = () => staysToWire(table, 'hi');

test('the page of bills says from when its numbers are, and the order in which a bill is settled', () => {
  const wire = wireOf();
  expect(wire).toMatchObject({
    ...{ as_of: '2026-11-01', note: 'स्तर' },
    room_factors: [
      { room: 'shared', percent: 100 },
      { room: 'single', percent: 110 },
      { room: 'single-ac', percent: 125 },
      { room: 'deluxe', percent: 160 },
    ],
  });
  expect(wire.steps.at(0)).toBe('not-payable');
  expect(wire.steps.at(-1)).toBe('restoration');
});

test('a stay has its days, its wait, and what policies may limit it as', () => {
  expect(wireOf().stays[1]).toMatchObject({
    ...{ id: 'own', title: 'घुटना', waits: 'specific-treatment', treatment: 'joint-replacement' },
    ...{
      option: 'modern-treatment',
      admissions: 1,
      room_days: 3,
      icu_days: 1,
      days_before: 30,
      days_after: 60,
    },
  });
  expect(wireOf().stays[2]).toMatchObject({ treatment: null, option: null });
});

test('a stay has its costs in each tier of city, and the whole bill of each room', () => {
  expect(wireOf().stays[1]?.tiers.map(({ tier }) => tier)).toEqual([1, 2, 3]);
  expect(wireOf().stays[1]?.tiers[0]).toEqual({
    ...{ tier: 1, icu_per_day: 14_000, nursing_per_day: 1_000, before: 3_000, after: 4_000 },
    rents: [
      { room: 'shared', amount: 4_000 },
      { room: 'single', amount: 6_000 },
      { room: 'single-ac', amount: 8_000 },
      { room: 'deluxe', amount: 12_000 },
    ],
    lines: [
      { line: 'doctors', amount: 20_000 },
      { line: 'theatre', amount: 10_000 },
      { line: 'tests', amount: 5_000 },
      { line: 'medicines', amount: 6_000 },
      { line: 'implants', amount: 0 },
      { line: 'consumables', amount: 2_000 },
      { line: 'nonPayables', amount: 1_000 },
      { line: 'ambulance', amount: 1_500 },
    ],
    totals: [
      { room: 'shared', amount: 81_500 },
      { room: 'single', amount: 90_800 },
      { room: 'single-ac', amount: 101_750 },
      { room: 'deluxe', amount: 125_300 },
    ],
  });
});

describe('the example of a cut', () => {
  test('is a stay in a dearer room than the plan pays: fees are cut in the share of the rents', () => {
    // Three days of 4,000 above the limit; half of nursing, doctors and theatre at the prices of that room.
    expect(wireOf().cut_example).toEqual({
      ...{ title: 'घुटना', rent: 8_000, limit: 4_000, percent: 50, above_limit: 12_000, fees_cut: 20_625 },
      ...{ total: 101_750, not_payable: 1_000, plan_pays: 68_125 },
    });
  });

  test('is none where there is no stay but a birth', () => {
    expect(staysToWire({ ...table, stays: [birth] }, 'en').cut_example).toBeNull();
  });
});
