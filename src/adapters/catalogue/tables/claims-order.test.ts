import { describe } from 'vitest';
import { expectReported, type Planted } from '../reading/planted-faults.suite.ts';

const exchanged = (fault: string, find: string | RegExp, put: string, column: string): Planted => ({
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
  ]));
