import { describe, expect, test } from 'vitest';
import { decodeForm, decodeJson, formField } from './decoding.ts';
import { csrfField, encodeForm, pathOf } from './encoding.ts';
import type { CallInput } from './shapes.ts';

const quote: CallInput<'saveDetails'>['body'] = {
  data: {
    product_type: 'INDEMNITY',
    members: [
      { id: 'you', person: 'You', name: 'आशा & = +', type: 'adult', age: 30, diseases: [], lifestyle: [] },
    ],
    gender: 'FEMALE',
    medical_conditions: [],
    pincode: '560001',
    sum_assured: 500_000,
  },
};

describe('a form post', () => {
  test('is read as it was written', () => {
    expect(decodeForm('saveDetails', encodeForm('saveDetails', quote, 'token'))).toEqual({
      ok: true,
      value: quote,
    });
  });

  test('carries the token in its own field', () => {
    expect(formField(encodeForm('saveDetails', quote, 'a+b'), csrfField)).toBe('a+b');
    expect(formField(encodeForm('saveDetails', quote, ''), csrfField)).toBeUndefined();
  });

  test('leaves out what is absent', () => {
    expect(encodeForm('getScore', { data: undefined, result_type: 'all' }, '')).toBe('result_type=all');
  });

  test.each([
    ['twice the same field', 'data={}&data={}', 'data', 'ANSWER_REPEATED'],
    ['a poisoned field', '__proto__=1', 'body', 'ANSWER_UNKNOWN'],
    ['a field of every object', 'toString=1', 'body', 'ANSWER_UNKNOWN'],
    ['a field without a name', '=1', 'body', 'TEXT_INVALID'],
    ['a broken escape', 'data=%E0%A4', 'data', 'TEXT_INVALID'],
    ['a NUL', 'data=%00', 'data', 'TEXT_INVALID'],
    ['broken JSON', 'data=%7B', 'data', 'TEXT_INVALID'],
    ['a missing field', '', 'data', 'ANSWER_REQUIRED'],
    [
      'an unknown field',
      `data=${encodeURIComponent(JSON.stringify(quote.data))}&more=1`,
      'more',
      'ANSWER_UNKNOWN',
    ],
    ['too many fields', 'a=1&'.repeat(40), 'body', 'ANSWER_UNKNOWN'],
  ])('with %s is malformed', (_, raw, field, code) => {
    expect(decodeForm('saveDetails', raw)).toMatchObject({
      ok: false,
      failure: { code: 'MALFORMED_REQUEST', fields: [{ field, code }] },
    });
  });

  test('names every wrong value by its path', () => {
    const wrong = { ...quote.data, sum_assured: 1.5, members: [{ ...quote.data.members[0], age: 'old' }] };
    expect(decodeForm('saveDetails', `data=${encodeURIComponent(JSON.stringify(wrong))}`)).toMatchObject({
      failure: {
        fields: [
          { field: 'data.members.0.age', code: 'ANSWER_TYPE_WRONG' },
          { field: 'data.sum_assured', code: 'NUMBER_INVALID' },
        ],
      },
    });
  });
});

describe('a JSON post', () => {
  test('is checked like any other', () => {
    expect(decodeJson('onserverPremium', '{"plan_identifiers":["p"]}')).toEqual({
      ok: true,
      value: { plan_identifiers: ['p'] },
    });
    expect(decodeJson('onserverPremium', '{"plan_identifiers":[]}').ok).toBe(false);
    expect(decodeJson('onserverPremium', '[]').ok).toBe(false);
  });
});

test('a path is filled with its values, whatever they hold', () => {
  expect(pathOf('getScore', { quote_id: 'a/b?c' })).toBe('/health-plan/get-score/a%2Fb%3Fc/');
});
