import { describe } from 'vitest';
import { expectReported } from '../reading/planted-faults.suite.ts';

describe('the discount for a term', () =>
  expectReported([
    {
      fault: 'that is lower than for a shorter one',
      file: 'insurers/kaveri/kaveri-saral.json',
      find: '"3": 10}',
      put: '"3": 7}',
      column: 'factors.termDiscountPercent.3',
      reason: /lower than for 2 years/,
    },
  ]));
