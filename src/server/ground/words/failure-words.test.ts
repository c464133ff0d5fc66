import { describe, expect, test } from 'vitest';
import { messageOf, wireFailure } from './failure-words.ts';
import { sayIn } from './say.ts';

const say = sayIn('en');

describe('sentences that are fixed, by the specification or by a decision', () => {
  test.each([
    ['AGE_REQUIRED', 'Please enter age'],
    ['KID_AGE_GAP', 'Your kid has to be atleast 18 years younger than you and spouse'],
    ['PARENT_AGE_GAP', 'Parents have to be atleast 18 years older than you'],
    ['PINCODE_INVALID', 'Please enter a valid pincode'],
    ['MOBILE_INVALID', 'Please enter a valid 10 digit mobile number'],
    ['NAME_INVALID', 'Please enter a valid name'],
    ['NO_MEMBER_CHOSEN', '* Select one or more members to continue'],
  ] as const)('%s stands to the letter', (code, sentence) => {
    expect(messageOf(say, code, undefined)).toBe(sentence);
  });

  test('a failed save of a proposal form stands to the letter', () => {
    expect(say('failure.proposal-save')).toBe(
      'Unfortunately, the server has acted out in an unexpected way. Please try after sometime.',
    );
  });
});

describe('a failure on the wire', () => {
  test('says each field its own sentence, dates as people write them', () => {
    expect(
      wireFailure(say, {
        code: 'INVALID_ANSWERS',
        fields: [
          { field: 'pincode', code: 'PINCODE_INVALID' },
          { field: 'Son-0.date_of_birth', code: 'NEWBORN_COVERED_FROM', detail: { on: '2027-01-14' } },
        ],
      }).fields,
    ).toEqual([
      { field: 'pincode', code: 'PINCODE_INVALID', message: 'Please enter a valid pincode' },
      {
        field: 'Son-0.date_of_birth',
        code: 'NEWBORN_COVERED_FROM',
        message:
          'This baby can be covered from 14 Jan 2027, at the age of 91 days. You can add the baby then.',
      },
    ]);
  });

  test('cuts a name that a caller made up', () => {
    const [field] = wireFailure(say, {
      code: 'MALFORMED_REQUEST',
      fields: [{ field: 'x'.repeat(5000), code: 'ANSWER_UNKNOWN' }],
    }).fields;
    expect(field?.field).toHaveLength(80);
  });

  test('never says the words that decisions forbid', () => {
    expect(messageOf(say, 'NOBODY_LEFT', undefined)).not.toMatch(/not insurable/i);
  });
});
