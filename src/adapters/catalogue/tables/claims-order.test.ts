import { describe } from 'vitest';
import { expectReported, type Planted, rowOf } from '../reading/planted-faults.suite.ts';

const icuRow = rowOf('"icuPercent"');
const exchanged = (
  fault: string,
  find: string | RegExp,
  put: string,
  column: string,
  row?: Planted['row'],
): Planted => ({
  ...(row ? { row } : {}),
  fault,
  file: 'claims.json',
  find,
  put,
  column,
  reason: /are the two exchanged/,
});

describe('figures of the claims table in each other’s place are refused', () =>
  expectReported([
    exchanged(
      'the costs of public and private hospitals',
      '"government": {"value": 6937',
      '"government": {"value": 69370',
      'cost.government.value',
    ),
    exchanged(
      'the ends of the rare class',
      '"from": 800000, "to": 2500000',
      '"from": 2500000, "to": 800000',
      'cost.rare.from',
    ),
    ...(
      [
        ['theatre and implants of an illness', '"theatre": 0', '"theatre": 30', 'medical.theatre'],
        ['the medicines of an implant', '"medicines": 14', '"medicines": 24', 'implant.medicines'],
        ['metal of an operation and of an implant', '"implants": 4', '"implants": 24', 'surgical.implants'],
        ['the ambulance and what is not payable', '"ambulance": 2', '"ambulance": 6', 'medical.ambulance'],
      ] as const
    ).map(([fault, find, put, line]) => exchanged(fault, find, put, `bills.lines.${line}`)),
    exchanged(
      'the tiers of cities',
      '"tiers": {"1": 1, "2": 0.9, "3": 0.8',
      '"tiers": {"1": 0.8, "2": 0.9, "3": 1',
      'cost.tiers.2',
    ),
    exchanged(
      'good and poor health',
      '"good": 0.85, "usual": 1, "poor": 1.5',
      '"good": 1.5, "usual": 1, "poor": 0.85',
      'stays.health.good',
    ),
    exchanged(
      'fewer and more stays',
      '"fewer": 0.6, "usual": 1, "more": 1.3',
      '"fewer": 1.3, "usual": 1, "more": 0.6',
      'stays.choice.fewer',
    ),
    exchanged(
      'the shares of the bed and of intensive care',
      '"bedPercent": 12',
      '"bedPercent": 4',
      'bills.icuPercent',
      icuRow,
    ),
    exchanged(
      'the days before and after a stay',
      '"before": 30, "after": 45',
      '"before": 45, "after": 30',
      'bills.days.before',
    ),
    exchanged(
      'the ends of the claims ratio',
      '"from": 55, "to": 85',
      '"from": 85, "to": 55',
      'official.claimsRatio.from',
    ),
    {
      fault: 'a dearer hospital that is cheaper',
      file: 'claims.json',
      find: '"dearer": {"factor": 1.36',
      put: '"dearer": {"factor": 0.8',
      column: 'cost.dearer.factor',
      reason: /of a dearer hospital, and below 1/,
    },
    {
      fault: 'a source that is younger than the table',
      file: 'claims.json',
      find: '"year": 2025',
      put: '"year": 2052',
      column: 'sources.0.year',
      reason: /is after the table itself, 2026-11-21/,
    },
  ]));
