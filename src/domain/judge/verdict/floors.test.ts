import { describe, expect, test } from 'vitest';
import { anInsurer, aSlab } from '#test/builders/plan-builders.ts';
import type { Insurer } from '../../catalogue/catalogue.ts';
import type { Hospital } from '../../catalogue/hospital.ts';
import { asId, type ConditionId, conditionId, type InsurerSlug } from '../../ids.ts';
import { sameInAll } from '../../local-text.ts';
import { type ProcessingStatus, processingStatuses } from '../../purchase/processing-status.ts';
import { cashlessAt, type FloorFacts, floorOf, medianComplaintsOf } from './floors.ts';

const acme = asId<InsurerSlug>('acme');
const other = asId<InsurerSlug>('other');

const near: FloorFacts = { cashlessNear: new Set([acme, other]), medianComplaints: 8, declared: [] };

const asthma = { id: conditionId(19), name: sameInAll('Asthma') };
const gout = { id: conditionId(24), name: sameInAll('Gout') };

function withRecord(record: Partial<Insurer['claimRecord']>): Insurer {
  const insurer = anInsurer('acme');
  return { ...insurer, claimRecord: { ...insurer.claimRecord, ...record } };
}

const floorFor = (
  record: Partial<Insurer['claimRecord']>,
  facts: Partial<FloorFacts> = {},
  status: ProcessingStatus = 'FILL_FORM',
  neverCovered: readonly ConditionId[] = [],
) =>
  floorOf(
    { insurer: withRecord(record), slab: aSlab('s', 5, { neverCovered }), status },
    { ...near, ...facts },
  );

describe('a plan is kept out', () => {
  test('where it is sold on paper only: at these ages, at this cover, or at all', () => {
    const onPaper = processingStatuses.filter((status) => floorFor({}, {}, status)?.kind === 'on-paper');
    expect(onPaper).toEqual(['OFFLINE', 'COVER_OFFLINE', 'AGE_OFFLINE', 'BACKEND_NOT_INTEGRATED']);
  });

  test('where its insurer has no hospital without cash near, and others have', () => {
    expect(floorFor({}, { cashlessNear: new Set([other]) })).toEqual({ kind: 'no-hospital' });
  });

  test('where it never covers an illness that one of them has, by its name, whatever else stands against its insurer', () => {
    const declared = [asthma, gout];
    const floor = { kind: 'never-covered', illnesses: [gout.name] };
    const poor = { settledPercent: 50 };
    expect(floorFor(poor, { declared, cashlessNear: new Set([other]) }, 'FILL_FORM', [gout.id])).toEqual(
      floor,
    );
    expect(floorFor({}, { declared: [asthma] }, 'FILL_FORM', [gout.id])).toBeUndefined();
    expect(floorFor({}, { declared }, 'OFFLINE', [gout.id])?.kind).toBe('on-paper');
  });

  test('not where nobody has one near', () => {
    expect(floorFor({}, { cashlessNear: new Set() })).toBeUndefined();
  });

  test.each([
    [85, undefined],
    [84.9, { kind: 'claims', settledPercent: 84.9 }],
  ])('by claims of which %d percent are settled: %j', (settledPercent, floor) => {
    expect(floorFor({ settledPercent })).toEqual(floor);
  });

  test.each([
    [24, undefined], // three times 8
    [25, { kind: 'complaints', per10000: 25, median: 8 }],
  ])('by %d complaints of 10,000 policies: %j', (complaintsPer10000Policies, floor) => {
    expect(floorFor({ complaintsPer10000Policies })).toEqual(floor);
  });

  test.each([
    [1.5, undefined], // the regulator's least
    [1.49, { kind: 'solvency', ratio: 1.49 }],
    [-0.4, { kind: 'solvency', ratio: -0.4 }],
    [undefined, undefined],
  ])('by a solvency ratio of %s: %j', (solvencyRatio, floor) => {
    expect(floorFor({ solvencyRatio })).toEqual(floor);
  });

  test('for the first of several reasons, that of its sale before its hospitals before its record', () => {
    const poor = { settledPercent: 50, complaintsPer10000Policies: 95, solvencyRatio: 0.2 };
    const nowhere = { cashlessNear: new Set([other]) };
    expect([
      floorFor(poor, nowhere, 'OFFLINE')?.kind,
      floorFor(poor, nowhere)?.kind,
      floorFor(poor)?.kind,
      floorFor({ complaintsPer10000Policies: 95, solvencyRatio: 0.2 })?.kind,
      floorFor({ solvencyRatio: 0.2 })?.kind,
    ]).toEqual(['on-paper', 'no-hospital', 'claims', 'complaints', 'solvency']);
  });
});

test.each([
  [[], 0],
  [[7], 7],
  [[9, 3], 6],
  [[20, 3, 9], 9],
  [[95, 3, 10, 4], 7],
])('of insurers with %j complaints the middle one has %d', (complaints, median) => {
  const insurers = complaints.map((complaintsPer10000Policies) => withRecord({ complaintsPer10000Policies }));
  expect(medianComplaintsOf(insurers)).toBe(median);
});

describe('who pays without cash near', () => {
  const hospital = (cashless: readonly InsurerSlug[], excluded: readonly InsurerSlug[]): Hospital => ({
    id: 'h',
    name: 'City',
    address: 'Road',
    pincode: '400001',
    beds: 100,
    cashless: new Set(cashless),
    excluded: new Set(excluded),
  });

  test.each<[string, readonly Hospital[], readonly InsurerSlug[]]>([
    ['at one of two', [hospital([], []), hospital([acme], [])], [acme]],
    ['nobody, where one is paid back only', [hospital([], [])], []],
    ['nobody, where one is excluded', [hospital([acme], [acme])], []],
    ['nobody, where there is none', [], []],
    ['both, each at its own', [hospital([acme], [other]), hospital([other], [])], [acme, other]],
  ])('insurers that do: %s', (_case, hospitals, expected) => {
    expect([...cashlessAt(hospitals, [acme, other])]).toEqual(expected);
  });
});
