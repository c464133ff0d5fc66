import { describe, expect, test } from 'vitest';
import { decodeForm, decodeJson, formField, plainFields } from './decoding.ts';
import { csrfField } from './encoding.ts';

/** A form post with the field `a` and as many fields in all as are asked for. */
const postOf = (fields: number) =>
  Array.from({ length: fields }, (_, at) => (at === 0 ? 'a=1' : `f${at}=`)).join('&');

describe('a form post', () => {
  test.each([
    [32, 'a'],
    [33, 'body'],
  ])('of %i fields that nobody asks for is refused for "%s"', (fields, field) => {
    expect(decodeForm('getScore', postOf(fields))).toMatchObject({
      ok: false,
      failure: { code: 'MALFORMED_REQUEST', fields: [{ field, code: 'ANSWER_UNKNOWN' }] },
    });
  });
});

const malformed = (field: string, code: string) => ({
  ok: false,
  failure: { code: 'MALFORMED_REQUEST', fields: [{ field, code }] },
});

describe('a field of a form post', () => {
  test.each<[string, string, string, string | undefined]>([
    ['without a value is empty', 'a', 'a', ''],
    ['with an empty value is empty', 'a=', 'a', ''],
    ['has spaces where a browser wrote a plus', 'a=x+y', 'a', 'x y'],
    ['keeps what follows a second equals sign', 'a=x=y', 'a', 'x=y'],
    ['that is not there is none', 'a=x', 'b', undefined],
    ['that comes twice is none', 'a=x&a=x', 'a', undefined],
    ['that cannot be read is none', 'a=%ff', 'a', undefined],
    ['is read beside one that cannot be', 'b=%00&a=x&%ff=1', 'a', 'x'],
    ['is read beside more than a post may have', postOf(1_000), 'a', '1'],
  ])('%s, in the body of a form', (_what, raw, field, text) => {
    expect(formField(raw, field)).toBe(text);
  });

  test.each([
    ['a name that cannot be read', '%E0%A4=1', 'body', 'TEXT_INVALID'],
    ['a name with a NUL', '%00=1', 'body', 'TEXT_INVALID'],
    ['the name of what objects are made by', 'prototype=1', 'body', 'ANSWER_UNKNOWN'],
    ['a name of sixty letters', `${'a'.repeat(60)}=%zz`, 'a'.repeat(60), 'TEXT_INVALID'],
    ['a name of more', `${'a'.repeat(61)}=%zz`, 'body', 'TEXT_INVALID'],
    ['a name that begins with no letter', '%3Ca=%zz', 'body', 'TEXT_INVALID'],
    ['a name that ends with no letter', 'a%3E=%zz', 'body', 'TEXT_INVALID'],
  ])('with %s is refused, and its name is said only where it is a plain one', (_what, raw, field, code) => {
    expect(decodeForm('getScore', raw)).toMatchObject(malformed(field, code));
  });
});

describe('the address of a call', () => {
  const read = (address: readonly (readonly [string, string])[], raw = '') =>
    decodeForm('getMedicalConditions', raw, address);

  test('gives the fields that the call knows there, and is passed over for others', () => {
    expect(read([['mobile', 'true']])).toMatchObject({ ok: true, value: { mobile: 'true' } });
    expect(read([['utm_source', 'x']])).toEqual(read([]));
  });

  test('may not say twice what it says, nor what the body says', () => {
    const twice = [
      ['mobile', 'true'],
      ['mobile', 'false'],
    ] as const;
    expect(read(twice)).toMatchObject(malformed('mobile', 'ANSWER_REPEATED'));
    expect(read([['mobile', 'true']], 'mobile=true')).toMatchObject(malformed('mobile', 'ANSWER_REPEATED'));
  });
});

describe('a form that a browser sends by itself', () => {
  test('gives its fields as they came, and the token apart', () => {
    expect(plainFields(`a=1&${csrfField}=t&b=2`)).toEqual({
      ok: true,
      value: {
        token: 't',
        fields: [
          ['a', '1'],
          ['b', '2'],
        ],
      },
    });
  });

  test('may have a field for each of four hundred boxes, and not one more', () => {
    expect(plainFields(postOf(400)).ok).toBe(true);
    expect(plainFields(postOf(401))).toMatchObject(malformed('body', 'ANSWER_UNKNOWN'));
  });
});

describe('a JSON post', () => {
  test.each([['null'], ['1'], ['"text"'], ['true'], ['[]']])(
    'of %s is refused: every call takes an object',
    (raw) => {
      expect(decodeJson('onserverPremium', raw)).toEqual(malformed('body', 'ANSWER_TYPE_WRONG'));
    },
  );

  test('that is no JSON is refused as such', () => {
    expect(decodeJson('onserverPremium', '{')).toMatchObject(malformed('body', 'TEXT_INVALID'));
  });

  test('names at most twenty of its faults', () => {
    const events = Array.from({ length: 40 }, () => ({ id: 1 }));
    const raw = `events=${encodeURIComponent(JSON.stringify(events))}`;
    const faults = decodeForm('logEvent', raw);
    expect(faults.ok ? 0 : faults.failure.fields?.length).toBe(20);
  });
});

describe('an event', () => {
  const eventOf = (fields: number) => ({
    ...{ id: 'event-0001', name: 'page-seen', minutes_ago: 0 },
    fields: Object.fromEntries(Array.from({ length: fields }, (_, at) => [`${'abcdefghi'[at]}`, 1])),
  });
  test.each([
    [8, true],
    [9, false],
  ])('of %i fields is taken: %s', (fields, isTaken) => {
    expect(decodeForm('logEvent', `events=${encodeURIComponent(JSON.stringify([eventOf(fields)]))}`).ok).toBe(
      isTaken,
    );
  });
});
