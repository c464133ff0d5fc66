import { describe } from 'vitest';
import { expectReported, type Planted } from '../reading/planted-faults.suite.ts';

const file = 'cities.json';

const slips: readonly Planted[] = [
  {
    fault: 'two cities of one id',
    file,
    find: '"id": 2,',
    put: '"id": 1,',
    column: '1.id',
    reason: /stands twice/,
  },
  {
    fault: 'tiers that are exchanged',
    file,
    find: '"pincode": "110001", "tier": 1',
    put: '"pincode": "110001", "tier": 3',
    column: '1.tier',
    reason: /Delhi and Mumbai are of tier 1/,
  },
  {
    fault: 'a pincode that does not exist',
    file,
    find: '"400001"',
    put: '"400999"',
    column: '0.pincode',
    reason: /no pincode/,
  },
  {
    fault: 'a pincode of another state',
    file,
    find: '"Telangana"',
    put: '"Andhra Pradesh"',
    column: '4.state',
    reason: /lies in Telangana/,
  },
  {
    fault: 'a prefix of two cities',
    file,
    find: '["110"]',
    put: '["400"]',
    column: '1.prefixes.0',
    reason: /counts as Mumbai already/,
  },
  {
    fault: 'a prefix of two digits',
    file,
    find: '["110"]',
    put: '["11"]',
    column: '1.prefixes.0',
    reason: /first three digits/,
  },
  {
    fault: 'a tier that does not exist',
    file,
    find: '"tier": 1',
    put: '"tier": 4',
    column: '0.tier',
    reason: /must be/,
  },
];

describe('a slip in the list of cities is reported by row and key', () => expectReported(slips));
