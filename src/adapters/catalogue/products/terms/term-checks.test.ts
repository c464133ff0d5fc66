import { describe } from 'vitest';
import { expectReported } from '../../reading/planted-faults.suite.ts';

describe('the terms of a product', () =>
  expectReported([
    {
      fault: 'without a single year',
      file: 'insurers/kaveri/kaveri-saral.json',
      find: /"termYears": \[1, /,
      put: '"termYears": [',
      column: 'termYears',
      reason: /must have 1/,
    },
    {
      fault: 'with a discount that is lower than for a shorter one',
      file: 'insurers/kaveri/kaveri-saral.json',
      find: '"3": 10}',
      put: '"3": 7}',
      column: 'factors.termDiscountPercent.3',
      reason: /lower than for 2 years/,
    },
  ]));
