import { describe, expect, test } from 'vitest';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import type { Proposal } from './proposal.ts';
import { insuredAnswers, mayTakeOver, proposerAnswers, withoutTakenOver } from './taken-over.ts';

const start = aDay('2026-11-28');
const proposal = (facts: Partial<Proposal>) => aProposal(aQuote(), { pincode: '560034', ...facts });
const ananya = {
  first_name: 'Ananya',
  date_of_birth: '1992-05-05',
  mobile: '9822044170',
  address: '14 Lakshmi Nivas',
  pincode: '560034',
  city: 'Bengaluru',
};
const earlier = proposal({ members: aFamily('You 34y'), forms: { proposerDetails: ananya } });

describe('of the proposer', () => {
  const { address, pincode, city, ...everywhere } = ananya;
  const { date_of_birth, ...ofAnyAge } = ananya;

  test.each<[string, Partial<Proposal>, object]>([
    ['all is taken over for the same place and age', { members: aFamily('You 34y') }, ananya],
    ['all is taken over for a policy of others', { members: aFamily('Father 64y', 'Mother 60y') }, ananya],
    [
      'no address is for another place, as it would change the price',
      { members: aFamily('You 34y'), pincode: '226001' },
      everywhere,
    ],
    ['no birth date of another age than was quoted', { members: aFamily('You 35y') }, ofAnyAge],
  ])('it is true here: %s', (_, draft, answers) => {
    expect(proposerAnswers(proposal(draft), earlier, start)).toEqual(answers);
  });

  test('an answer that was erased is none', () => {
    const forms = { proposerDetails: { ...ananya, mobile: null } };
    expect(proposerAnswers(earlier, { ...earlier, forms }, start)).not.toHaveProperty('mobile');
  });
});

describe('of the insured', () => {
  const parents = proposal({
    members: aFamily('Father 64y', 'Mother 60y'),
    forms: {
      insuredMembers: {
        'Father.first_name': 'Ramesh',
        'Father.date_of_birth': '1962-08-12',
        'Father.height': '170',
        'Father.weight': '71',
        'Mother.first_name': 'Sunita',
        'Mother.date_of_birth': '1966-01-03',
      },
      medicalDetails: { 'Father.has_condition': 'yes', 'Father.conditions': ['16'] },
    },
  });

  test.each<[string, readonly string[], object]>([
    [
      'each has their own name and birth date, and nothing on their health',
      ['Father 64y', 'Mother 60y'],
      {
        'Father.first_name': 'Ramesh',
        'Father.date_of_birth': '1962-08-12',
        'Mother.first_name': 'Sunita',
        'Mother.date_of_birth': '1966-01-03',
      },
    ],
    [
      'who is of another age than was quoted is asked',
      ['Father 65y', 'Mother 60y'],
      { 'Mother.first_name': 'Sunita', 'Mother.date_of_birth': '1966-01-03' },
    ],
    ['who was never named is asked', ['Father-in-law 64y'], {}],
  ])('it is true of each: %s', (_, people, answers) => {
    expect(insuredAnswers(proposal({ members: aFamily(...people) }), [earlier, parents], start)).toEqual(
      answers,
    );
  });

  test('the newest application that names somebody counts', () => {
    const newer = {
      ...parents,
      forms: { insuredMembers: { ...parents.forms.insuredMembers, 'Father.first_name': 'Rameshwar' } },
    };
    expect(insuredAnswers(parents, [newer, parents], start)).toMatchObject({
      'Father.first_name': 'Rameshwar',
    });
  });
});

test.each<[string, Partial<Proposal>, Partial<Proposal>, boolean]>([
  ['of our own', {}, {}, true],
  ['of one partner', bank('a'), bank('a'), true],
  ['of two partners', bank('a'), bank('b'), false],
  ['of a partner and our own', bank('a'), {}, false],
  ['at a point of sale, where one device serves many', { channel: 'pos' }, { channel: 'pos' }, false],
])('two sales %s', (_, draft, other, may) => {
  expect(mayTakeOver(proposal(draft), proposal(other))).toBe(may);
});

function bank(code: string): Partial<Proposal> {
  return { channel: 'retail-partner', partner: asId<PartnerCode>(code) };
}

describe('where the proposer is another one', () => {
  const takenOver = { number: 'CHT-1', on: start, kyc: true };
  const filled = proposal({
    forms: {
      proposerDetails: ananya,
      nomineeDetails: { nominee_first_name: 'Rohan' },
      bankDetails: { account_number: '123456789' },
    },
    completed: ['buy', 'proposer', 'nominee', 'bank'],
  });

  test('the nominee and the bank account of the former are asked for anew', () => {
    const forms = ['proposerDetails', 'nomineeDetails', 'bankDetails'] as const;
    const next = withoutTakenOver({ ...filled, takenOver: { ...takenOver, forms } });
    expect(Object.keys(next.forms)).toEqual(['proposerDetails']);
    expect(next.completed).toEqual(['buy', 'proposer']);
    expect(next.takenOver).toEqual({ ...takenOver, forms: ['proposerDetails'], kyc: false });
  });

  test('what was said in this application stays', () => {
    const next = withoutTakenOver({ ...filled, takenOver: { ...takenOver, forms: ['proposerDetails'] } });
    expect([next.forms, next.completed]).toEqual([filled.forms, filled.completed]);
    expect(withoutTakenOver(filled)).toBe(filled);
  });
});
