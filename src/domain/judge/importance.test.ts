import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders.ts';
import { conditionId } from '../ids.ts';
import { importanceFor } from './importance.ts';

test.each([
  ['a couple of 20 and 40', aFamily('You 20y', 'Spouse 40y'), 'HIGH'],
  ['a couple of 19 and 30', aFamily('You 19y', 'Spouse 30y'), 'LOW'],
  ['a couple of 30 and 41', aFamily('You 30y', 'Spouse 41y'), 'LOW'],
  ['one alone', aFamily('You 30y'), 'LOW'],
  ['parents', aFamily('Father 60y', 'Mother 40y'), 'LOW'],
])('maternity for %s', (_, members, level) => {
  expect(importanceFor(members, {}).maternity_cover).toBe(level);
});

test('waits for old illness matter to people with conditions', () => {
  const member = aMember('You', '30y', { conditions: [conditionId(4)] });
  expect(importanceFor([member], {}).pre_existing).toBe('HIGH');
  expect(importanceFor(aFamily('You 30y'), {}).pre_existing).toBe('MID');
});

test.each([
  [['Father 60y'], 'HIGH'],
  [['Mother-in-law 60y'], 'HIGH'],
  [['You 35y', 'Father 60y'], 'HIGH'],
  [['You 60y'], 'MID'],
])('co-pay for %s', (people, level) => {
  expect(importanceFor(aFamily(...people), {}).copay).toBe(level);
});

test('an answer of the checklist stands above the guess, and changes nothing else', () => {
  const members = aFamily('You 30y', 'Spouse 30y');
  expect(importanceFor(members, { maternity_cover: 'LOW' })).toEqual({
    ...importanceFor(members, {}),
    maternity_cover: 'LOW',
  });
});
