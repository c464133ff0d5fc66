import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aContext, aDay, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import { oddBodies, oddFamilies } from '#test/odd/families.ts';
import { addDays, addMonths, type IsoDate } from '../date.ts';
import { crossFailures } from '../proposal/form/rules/cross-rules.ts';
import type { FieldFailure } from '../result.ts';
import { adultAgeRange, ageInYears, ageOn, childAgeRange } from './age.ts';
import { isWeightFor } from './body.ts';
import { type Member, memberFailures } from './member.ts';
import { isChild, type Relation, relations } from './relation.ts';
import { fitsRelation, offeredRelation, relationIds } from './relation-ages.ts';

const today = aDay('2026-11-20');
const nominee = builtFor(aForm('nomineeDetails', aSection('once', [])), []);
const insured = builtFor(aForm('insuredMembers', aSection('once', [])), []);
const proposer = builtFor(aForm('proposerDetails', aSection('once', [])), []);

function yearsOf(born: string): number {
  const age = ageOn(aDay(born), today);
  if (!age) throw new Error(`${born} is after ${today}`);
  return ageInYears(age);
}

test.each(oddFamilies)(
  'whether a %s born on %s fits a proposer born on %s: %s',
  (relation, born, other, fits) => {
    expect(fitsRelation(relation, yearsOf(born), yearsOf(other))).toBe(fits);
  },
);

test.each(oddFamilies)(
  'a nominee who is a %s born on %s, to a proposer of %s, goes on: %s',
  (relation, born, other, fits) => {
    const answers = { nominee_relationship: relation, nominee_date_of_birth: born };
    const failures = crossFailures(nominee, answers, aContext({ proposer: { date_of_birth: other } }));
    expect(failures).toEqual(fits ? [] : [{ field: 'nominee_date_of_birth', code: 'RELATION_UNLIKELY' }]);
  },
);

test.each([
  ['son', 22, 34, true],
  ['son', 23, 34, false],
  ['father', 46, 34, true],
  ['father', 45, 34, false],
  ['grandfather', 58, 34, true],
  ['grandfather', 57, 34, false],
] as const)('a %s of %i fits a proposer of %i: %s', (relation, own, other, fits) => {
  expect(fitsRelation(relation, own, other)).toBe(fits);
});

test.each([
  ['a word that the form has', 'wife', ['wife', 'spouse', 'other'], 'wife'],
  ['the wider word, where it has that', 'wife', ['spouse', 'other'], 'spouse'],
  ['a wider word for a grandfather', 'grandfather', ['grandparent', 'other'], 'grandparent'],
  ['"other", where it has neither', 'wife', ['son', 'other'], 'other'],
  ['"other" for what has no wider word', 'niece', ['spouse', 'other'], 'other'],
  ['"other" for what nobody knows', 'constructor', ['spouse', 'other'], 'other'],
])('a relation is offered by %s', (_what, relation, offered, word) => {
  expect(offeredRelation(relation, new Set(offered))).toBe(word);
});

test('an insured father is held against the proposer, who is not insured', () => {
  const members = [aMember('Father', { age: { unit: 'years', count: 40 } })];
  const answers = { 'Father.relationship_with_proposer': 'father', 'Father.date_of_birth': '1986-01-01' };
  const of = (born: string) =>
    crossFailures(insured, answers, aContext({ members, proposer: { date_of_birth: born } }));
  expect(of('1990-01-01')).toEqual([{ field: 'Father.date_of_birth', code: 'RELATION_UNLIKELY' }]);
  expect(of('2004-01-01')).toEqual([]);
});

describe('whatever family a quote takes', () => {
  type Judged = { readonly isTaken: boolean; readonly refused: readonly FieldFailure[] };

  /** Whether the quote takes them, and what the forms refuse of relations and ages where these birth dates are declared. */
  function judge(members: readonly Member[], born: (member: Member) => IsoDate): Judged {
    if (memberFailures(members).length > 0) return { isTaken: false, refused: [] };
    const answers: Record<string, string> = {};
    for (const member of members) {
      answers[`${member.key}.relationship_with_proposer`] = relationIds[member.relation];
      answers[`${member.key}.date_of_birth`] = born(member);
    }
    const own = answers['You.date_of_birth'];
    const signer = own === undefined ? {} : { date_of_birth: own };
    const context = aContext({ today, coverStart: today, members, proposer: signer });
    const failures = [
      ...crossFailures(insured, answers, context),
      ...crossFailures(proposer, signer, context),
    ];
    // A baby of three months can be a day or two short of the 91 days that a quote in months cannot count.
    return { isTaken: true, refused: failures.filter(({ code }) => code !== 'NEWBORN_COVERED_FROM') };
  }

  /** Each age has a first and a last birth date that give it today; years of 0 are three months. */
  const birthDates = Array.from({ length: 101 }, (_, years) => {
    const [months, span] = years === 0 ? [3, 1] : [years * 12, 12];
    return { eldest: addDays(addMonths(today, -months - span), 1), youngest: addMonths(today, -months) };
  });
  const bornAt = ({ age }: Member, end: 'eldest' | 'youngest') => {
    const dates = birthDates[age ? ageInYears(age) : 0];
    if (!dates) throw new Error('No such age');
    return dates[end];
  };
  const aged = (relation: Relation, years: number) =>
    aMember(relation, {
      age: years === 0 ? { unit: 'months', count: 3 } : { unit: 'years', count: years },
    });
  const agesOf = (relation: Relation) => {
    const { min, max } = isChild(relation) ? childAgeRange : adultAgeRange;
    return Array.from({ length: max - min + 1 }, (_, index) => min + index);
  };
  const couples = (relation: Relation) =>
    agesOf('You').flatMap((you) => agesOf(relation).map((own) => [aged('You', you), aged(relation, own)]));

  test.each(relations.filter((relation) => relation !== 'You'))(
    'is not refused by the forms for a %s whose birth dates agree with the ages',
    (relation) => {
      const isYou = (member: Member) => member.relation === 'You';
      const all = couples(relation).flatMap((members) => [
        judge(members, (member) => bornAt(member, isYou(member) ? 'eldest' : 'youngest')),
        judge(members, (member) => bornAt(member, isYou(member) ? 'youngest' : 'eldest')),
      ]);
      expect(all.filter(({ isTaken }) => isTaken).length).toBeGreaterThan(100);
      expect(all.find(({ refused }) => refused.length > 0)).toBeUndefined();
    },
  );

  test('is not refused by the forms for any of several people, born on any days that agree', () => {
    const person = fc.record({
      relation: fc.constantFrom(...relations),
      years: fc.integer({ min: 0, max: 100 }),
      isEldest: fc.boolean(),
    });
    const people = fc.uniqueArray(person, {
      selector: ({ relation }) => relation,
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(people, (sample) => {
        const members = sample.map(({ relation, years }) => aged(relation, years));
        const isEldest = ({ relation }: Member) => sample.find((one) => one.relation === relation)?.isEldest;
        const { refused } = judge(members, (member) =>
          bornAt(member, isEldest(member) ? 'eldest' : 'youngest'),
        );
        expect(refused).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(relations)('holds no %s whom nature forbids', (relation) => {
    const valid = couples(relation).filter((members) => memberFailures(members).length === 0);
    const never = valid.find(([you, own]) => {
      const [proposerAge, age] = [you?.age, own?.age];
      return (
        proposerAge && age && !fitsRelation(relationIds[relation], ageInYears(age), ageInYears(proposerAge))
      );
    });
    expect(never).toBeUndefined();
  });
});

test.each(oddBodies)(
  'whether somebody of %d years has %d cm and %d kg: %s',
  (years, height, weight, fits) => {
    expect(isWeightFor(weight, height, years)).toBe(fits);
  },
);
