import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormAnswers } from '../../proposal/form/fields.ts';
import { nomineesFailures } from './nominee-rules.ts';
import { answersOfNominees, nomineesOf } from './nominees.ts';

const withShares = (...shares: readonly (string | undefined)[]): FormAnswers =>
  Object.fromEntries(
    shares.flatMap((share, index) => {
      const prefix = index === 0 ? '' : `${index + 1}.`;
      return [
        [`${prefix}nominee_first_name`, `Nominee ${'abcd'.charAt(index)}`],
        ...(share === undefined ? [] : [[`${prefix}nominee_share`, share]]),
      ];
    }),
  );

const failuresOf = (answers: FormAnswers) =>
  nomineesFailures(nomineesOf(answers)).map(({ field, code }) => `${field} ${code}`);

test.each<[string, FormAnswers, readonly string[]]>([
  ['one alone needs no share', withShares(undefined), []],
  ['one alone has all, whatever is typed', withShares('40'), []],
  ['two whose shares are the whole', withShares('60', '40'), []],
  ['four whose shares are the whole', withShares('25', '25', '25', '25'), []],
  [
    'less than the whole is said beside the last',
    withShares('60', '39'),
    ['2.nominee_share SHARES_NOT_WHOLE'],
  ],
  [
    'more than the whole is said beside the last',
    withShares('60', '41'),
    ['2.nominee_share SHARES_NOT_WHOLE'],
  ],
  ['a missing share is said beside it', withShares('60', undefined), ['2.nominee_share SHARE_INVALID']],
  ['no share is nothing', withShares('0', '99'), ['nominee_share SHARE_INVALID']],
  ['a share is whole', withShares('33.5', '66'), ['nominee_share SHARE_INVALID']],
  ['all cannot be a share of one of two', withShares('100', '1'), ['nominee_share SHARE_INVALID']],
  ['a share is not less than nothing', withShares('-40', '99'), ['nominee_share SHARE_INVALID']],
  [
    'the same person is a nominee once',
    { ...withShares('60', '40'), '2.nominee_first_name': 'NOMINEE a' },
    ['2.nominee_first_name NOMINEE_TWICE'],
  ],
  [
    'a namesake born on another day is somebody else',
    {
      ...withShares('60', '40'),
      '2.nominee_first_name': 'Nominee a',
      nominee_date_of_birth: '1966-01-03',
      '2.nominee_date_of_birth': '1990-08-09',
    },
    [],
  ],
])('shares: %s', (_rule, answers, failures) => {
  expect(failuresOf(answers)).toEqual(failures);
});

describe('several nominees', () => {
  test('shares are taken exactly when they are whole and add up to a hundred', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 120 }), { minLength: 2, maxLength: 4 }), (shares) => {
        const isRight = shares.every((share) => share >= 1 && share <= 99);
        const isWhole = shares.reduce((sum, share) => sum + share, 0) === 100;
        expect(failuresOf(withShares(...shares.map(String))).length === 0).toBe(isRight && isWhole);
      }),
    );
  });

  test('are kept as they were read, and a single one keeps no share', () => {
    const several = withShares('60', '40');
    expect(answersOfNominees(nomineesOf(several))).toEqual(several);
    expect(answersOfNominees(nomineesOf(withShares('40')))).toEqual(withShares(undefined));
  });
});
