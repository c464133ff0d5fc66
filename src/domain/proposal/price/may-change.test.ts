import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import { mayChange } from './may-change.ts';

const coverStart = aDay('2026-11-21');

/** What can still change the price of a proposal whose price holds until 5 December 2026. */
function changesFor(born: string, completed: readonly ('buy' | 'insured-members' | 'medical')[]) {
  const members = aFamily('You 34y');
  return mayChange(
    aProposal(aQuote(), {
      members,
      completed,
      forms: { insuredMembers: { 'You.date_of_birth': born } },
      expiry: { on: aDay('2026-12-05'), reason: 'price-too-old' },
    }),
    coverStart,
  );
}

test.each([
  ['the day before the price ends', '1992-12-04', ['2026-12-04']],
  ['the last day of the price', '1992-12-05', ['2026-12-05']],
  ['the day after the price has ended', '1992-12-06', []],
  ['the day cover starts, which is priced already', '1992-11-21', []],
  ['the day after cover starts', '1992-11-22', ['2026-11-22']],
])('a birthday on %s', (_, born, days) => {
  expect(changesFor(born, ['buy', 'insured-members', 'medical'])).toEqual(
    days.map((on) => ({ kind: 'birthday', member: 'You', on })),
  );
});

test('a baby’s months change no price, and nobody has a birthday before a birth date is given', () => {
  const changesOf = (forms: object) =>
    mayChange(
      aProposal(aQuote(), {
        ...{ members: aFamily('Son-0 8m'), completed: ['buy', 'insured-members', 'medical'], forms },
        expiry: { on: aDay('2027-12-05'), reason: 'price-too-old' },
      }),
      coverStart,
    );
  expect(changesOf({ insuredMembers: { 'Son-0.date_of_birth': '2026-03-20' } })).toEqual([]);
  expect([changesOf({ insuredMembers: {} }), changesOf({})]).toEqual([[], []]);
});

test('dates of birth and health answers that are still to come can change the price', () => {
  const kinds = (completed: Parameters<typeof changesFor>[1]) =>
    changesFor('1992-05-05', completed).map(({ kind }) => kind);
  expect(kinds(['buy'])).toEqual(['birth-dates', 'medical-answers']);
  expect(kinds(['buy', 'insured-members'])).toEqual(['medical-answers']);
  expect(kinds(['buy', 'medical'])).toEqual(['birth-dates']);
});
