import { describe, expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { conditionId } from '../ids.ts';
import { conditionsFor } from './condition.ts';

const conditions = [
  { id: conditionId(16), name: 'blood pressure', common: true, commonFrom: 45 },
  { id: conditionId(1), name: 'thyroid', common: true },
  { id: conditionId(2), name: 'migraine', common: false },
  { id: conditionId(10), name: 'ovarian cysts', common: true, gender: 'FEMALE' },
  { id: conditionId(25), name: 'prostate', common: false, gender: 'MALE' },
] as const;

const namesFor = (...person: Parameters<typeof aMember>) =>
  conditionsFor(conditions, aMember(...person)).map(({ name }) => name);

describe('what one person is asked', () => {
  test.each<[string, Parameters<typeof aMember>, readonly string[]]>([
    ['a father of 64', ['Father', '64y', {}], ['blood pressure', 'thyroid', 'migraine', 'prostate']],
    ['a mother of 45', ['Mother', '45y', {}], ['blood pressure', 'thyroid', 'ovarian cysts', 'migraine']],
    [
      'a daughter of 20',
      ['Daughter-0', '20y', {}],
      ['thyroid', 'ovarian cysts', 'blood pressure', 'migraine'],
    ],
    [
      'a father of whom it was said',
      ['Father', '64y', { conditions: [conditionId(10)] }],
      ['blood pressure', 'thyroid', 'ovarian cysts', 'migraine', 'prostate'],
    ],
  ])('of %s is what is common at that age', (_who, person, names) => {
    expect(namesFor(...person)).toEqual(names);
  });
});
