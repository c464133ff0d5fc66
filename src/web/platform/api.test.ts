import { expect, test } from 'vitest';
import { readFailure } from './api.ts';

const words = 'the server sentence';

test.each([
  ['no body', undefined],
  ['a page instead of JSON', '<html>'],
  ['JSON of another shape', { error: 'no' }],
  ['fields that are no list', { error: { fields: 'no' } }],
])('%s becomes the server error', (_rule, body) => {
  expect(readFailure(body, words)).toEqual({ code: 'INTERNAL', message: words, fields: [] });
});

test('a failure of the wire is taken as it is', () => {
  const error = { code: 'PINCODE_INVALID', message: 'm', fields: [{ field: 'pincode', message: 'f' }] };
  expect(readFailure({ error }, words)).toEqual(error);
});
