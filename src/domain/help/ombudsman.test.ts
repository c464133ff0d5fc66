import { expect, test } from 'vitest';
import { isoDate } from '../date.ts';
import { ombudsmenOf } from './ombudsman.ts';

const office = { city: { en: 'Pune' }, address: 'Narayan Peth', email: 'pune@example.in' };
const ombudsmen = {
  asOf: isoDate(2026, 11, 28),
  officesOf: new Map([['Maharashtra', [office, { ...office, city: { en: 'Mumbai' } }]]]),
};

test.each([
  ['all offices of a state that is split', ombudsmen, 'Maharashtra', 2],
  ['none of a state without one', ombudsmen, 'Goa', 0],
  ['none of an unknown state', ombudsmen, undefined, 0],
  ['none without a list', undefined, 'Maharashtra', 0],
] as const)('gives %s', (_what, list, state, count) => {
  expect(ombudsmenOf(list, state)).toHaveLength(count);
});
