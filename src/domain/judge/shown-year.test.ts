import { expect, test } from 'vitest';
import { conditionId } from '../ids.ts';
import { policyYearOf, shownYearOf } from './shown-year.ts';

const ill = { conditions: [conditionId(7)] };
const healthy = { conditions: [] };

test.each([
  ['nobody', [], 'later', undefined],
  ['one healthy person', [healthy], 'later', undefined],
  ['a healthy family', [healthy, healthy, healthy], 'later', undefined],
  ['one ill person', [ill], 'first', 0],
  ['a family of whom the last one is ill', [healthy, healthy, ill], 'first', 0],
  ['a couple of whom both are ill', [ill, ill], 'first', 0],
] as const)('the figures of %s are those of the right policy year', (_who, members, year, policyYear) => {
  expect(shownYearOf(members)).toBe(year);
  expect(policyYearOf(shownYearOf(members))).toBe(policyYear);
});
