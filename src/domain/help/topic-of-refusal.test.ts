import { expect, test } from 'vitest';
import type { Failure, FailureCode } from '../result.ts';
import { topicOf } from './topic-of-refusal.ts';
import type { HelpTopic } from './topics.ts';

const refused = (...codes: readonly FailureCode[]): Failure => ({
  code: 'INVALID_ANSWERS',
  fields: codes.map((code) => ({ field: 'f', code })),
});

/** Answers that can be true as they stand, and what somebody is then called about. */
test.each<[string, Failure, HelpTopic | undefined]>([
  ['an adopted child who is too near in age', refused('KID_AGE_GAP'), 'relation'],
  ['a father-in-law who is too near', refused('IN_LAW_AGE_GAP'), 'relation'],
  ['a daughter of 31', refused('CHILD_AGE_TOO_HIGH'), 'age'],
  ['a fifth child', refused('TOO_MANY_CHILDREN'), 'family'],
  ['a name in another script', refused('NAME_NOT_LATIN'), 'name'],
  ['an uncommon height', refused('HEIGHT_UNLIKELY'), 'body'],
  ['the pincode of an army unit', refused('PINCODE_ARMY'), 'place'],
  ['a mobile of another country', refused('MOBILE_INVALID'), 'contact'],
  ['a bank that merged', refused('IFSC_MERGED'), 'bank'],
  ['an illness that is insured on paper alone', { code: 'CONDITION_NEEDS_OFFLINE' }, 'illness'],
  ['an old policy that ends too soon', refused('PORT_TOO_LATE'), 'porting'],
  ['a proof of another form', refused('PROOF_NUMBER_INVALID'), 'identity'],
  ['a long answer', refused('TEXT_TOO_LONG'), 'form'],
  ['a plan that is sold offline', { code: 'PLAN_NOT_SOLD_ONLINE' }, 'plan'],
  [
    'the first of several that can be true',
    refused('ANSWER_REQUIRED', 'NAME_INVALID', 'PORT_TOO_LATE'),
    'name',
  ],
  ['an answer rather than the refusal of all', { ...refused('NAME_INVALID'), code: 'NOBODY_LEFT' }, 'name'],
  ['an answer that has to be corrected', refused('ANSWER_REQUIRED'), undefined],
  ['a refusal without answers', { code: 'NOT_FOUND' }, undefined],
])('a refusal leads to a person about its topic: %s', (_what, failure, topic) => {
  expect(topicOf(failure)).toBe(topic);
});
