import { expect, test } from 'vitest';
import { bugFailure, httpFailure, requestFailure } from './errors.ts';
import { sayIn } from './words/say.ts';

const say = sayIn('en');

test.each<[string, Parameters<typeof requestFailure>[1], readonly [number, string] | undefined]>([
  [
    'a body that is too large',
    { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 },
    [413, 'BODY_TOO_LARGE'],
  ],
  [
    'a type of body that we do not read',
    { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' },
    [415, 'CONTENT_TYPE_UNSUPPORTED'],
  ],
  ['what else a request does wrong', { code: 'ERR', statusCode: 400 }, [400, 'MALFORMED_REQUEST']],
  ['whatever the framework calls it', { code: 'ERR', statusCode: 499 }, [400, 'MALFORMED_REQUEST']],
  // By this a browser asks for the whole file.
  ['a part that a file does not have', { code: 'ERR', statusCode: 416 }, [416, 'MALFORMED_REQUEST']],
  ['a fault of ours', { code: 'ERR', statusCode: 500 }, undefined],
  ['what is no failure', { code: 'ERR', statusCode: 399 }, undefined],
  ['a fault that nobody gave a status', { code: 'ERR' }, undefined],
])('%s is told as what the request did wrong, or as a fault of ours', (_, error, expected) => {
  const answer = requestFailure(say, error);
  expect(answer && [answer.status, answer.failure.code]).toEqual(expected);
});

test('of a bug nothing is told; a save of a form says that what was entered is safe', () => {
  const plain = bugFailure(say, undefined);
  expect([plain.status, plain.failure.code]).toEqual([500, 'INTERNAL']);
  expect(bugFailure(say, 'getQuote')).toEqual(plain);
  const save = bugFailure(say, 'saveProposer');
  expect(save).toEqual({ ...plain, failure: { ...plain.failure, message: say('failure.proposal-save') } });
});

test.each([
  ['INVALID_ANSWERS', 422],
  ['STALE_PROPOSAL', 409],
  ['INSURER_UNAVAILABLE', 503],
  ['TOO_MANY_TRIES', 429],
  ['NOT_FOUND', 404],
  ['CSRF_FAILED', 403],
] as const)('%s is a %i', (code, status) => {
  expect(httpFailure(say, { code })).toMatchObject({ status, failure: { code } });
});
