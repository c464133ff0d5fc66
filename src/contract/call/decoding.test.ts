import { describe, expect, test } from 'vitest';
import { decodeForm, formField } from './decoding.ts';

/** A form post with the field `a` and as many fields in all as are asked for. */
const postOf = (fields: number) =>
  Array.from({ length: fields }, (_, at) => (at === 0 ? 'a=1' : `f${at}=`)).join('&');

describe('a form post', () => {
  test.each([
    [1, '1'],
    [32, '1'],
    [33, undefined],
    [1_000, undefined],
  ])('of %i fields gives its first one as %s', (fields, first) => {
    expect(formField(postOf(fields), 'a')).toBe(first);
  });

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
