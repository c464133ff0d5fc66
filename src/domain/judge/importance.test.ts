import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { scoreItems } from '../cover/features.ts';
import { conditionId } from '../ids.ts';
import { guessCause, importanceFor } from './importance.ts';

test('a birth is never guessed: it matters when somebody says so', () => {
  const couple = aFamily('You 30y', 'Spouse 28y');
  expect(importanceFor(couple, {}).maternity_cover).toBe('LOW');
  expect(importanceFor(couple, { maternity_cover: 'HIGH' }).maternity_cover).toBe('HIGH');
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

test('what the people raise has its cause, and nothing else has one', () => {
  const members = [...aFamily('You 40y'), aMember('Father', '70y', { conditions: [conditionId(4)] })];
  const causes = scoreItems.flatMap((item) => {
    const cause = guessCause(item, members);
    return cause ? [[item, cause, importanceFor(members, {})[item]]] : [];
  });
  expect(causes).toEqual([
    ['copay', 'parents', 'HIGH'],
    ['pre_existing', 'illness', 'HIGH'],
  ]);
});
