import { describe } from 'vitest';
import { expectReported, type Planted } from '../reading/planted-faults.suite.ts';

const kaveri = 'insurers/kaveri/insurer.json';

const slips: readonly Planted[] = [
  {
    fault: 'an unknown capability',
    file: kaveri,
    find: '"panEdit": true',
    put: '"panEdits": true',
    column: 'capabilities.panEdits',
    reason: /not a known key/,
  },
  {
    fault: 'an insurer whose slug is not its folder',
    file: kaveri,
    find: '"slug": "kaveri"',
    put: '"slug": "cauvery"',
    column: 'slug',
    reason: /differs from its folder/,
  },
  {
    fault: 'two insurers of one id',
    file: kaveri,
    find: '"id": 3',
    put: '"id": 2',
    column: 'id',
    reason: /id of two insurers/,
  },
  {
    fault: 'a text in one language only',
    file: kaveri,
    find: /\{"en": ("Owned by its policyholders"), [^}]*\}/,
    put: '$1',
    column: 'claimsUsps.0',
    reason: /must be Object/,
  },
  {
    fault: 'a claims administrator that is not listed',
    file: kaveri,
    find: '"delta-claims"',
    put: '"Delta Claim Services"',
    column: 'tpas.0',
    reason: /no id of tpas.json/,
  },
  {
    fault: 'a claims administrator named twice by an insurer',
    file: kaveri,
    find: '"sangam-administrators"',
    put: '"delta-claims"',
    column: 'tpas.1',
    reason: /stands twice/,
  },
];

describe('a slip in an insurer is reported by row and key', () => expectReported(slips));
