import { expect, test } from 'vitest';
import { aContext, aDay, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import { oddBodies, oddFamilies } from '#test/odd/families.ts';
import { crossFailures } from '../proposal/form/rules/cross-rules.ts';
import { isWeightFor } from './body.ts';
import { fitsRelation } from './relation-ages.ts';

const today = aDay('2026-11-20');
const nominee = builtFor(aForm('nomineeDetails', aSection('once', [])), []);
const insured = builtFor(aForm('insuredMembers', aSection('once', [])), []);

test.each(oddFamilies)(
  'whether a %s born on %s fits a proposer born on %s: %s',
  (relation, born, other, fits) => {
    expect(fitsRelation(relation, aDay(born), aDay(other), today)).toBe(fits);
  },
);

test.each(oddFamilies)(
  'a nominee who is a %s born on %s, to a proposer of %s, goes on: %s',
  (relation, born, other, fits) => {
    const answers = { nominee_relationship: relation, nominee_date_of_birth: born };
    const found = crossFailures(nominee, answers, aContext({ proposer: { date_of_birth: other } }));
    expect(found).toEqual(fits ? [] : [{ field: 'nominee_date_of_birth', code: 'RELATION_UNLIKELY' }]);
  },
);

test('an insured father is held against the proposer, who is not insured', () => {
  const members = [aMember('Father', { age: { unit: 'years', count: 40 } })];
  const answers = { 'Father.relationship_with_proposer': 'father', 'Father.date_of_birth': '1986-01-01' };
  const of = (born: string) =>
    crossFailures(insured, answers, aContext({ members, proposer: { date_of_birth: born } }));
  expect(of('1990-01-01')).toEqual([{ field: 'Father.date_of_birth', code: 'RELATION_UNLIKELY' }]);
  expect(of('2004-01-01')).toEqual([]);
});

test.each(oddBodies)(
  'whether somebody of %d years has %d cm and %d kg: %s',
  (years, height, weight, fits) => {
    expect(isWeightFor(weight, height, years)).toBe(fits);
  },
);
