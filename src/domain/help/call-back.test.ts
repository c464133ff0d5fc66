import { expect, test } from 'vitest';
import { callBackRule } from '../consent/purposes.ts';
import type { Instant } from '../date.ts';
import { type CallBackInput, createCallBack, hasRoom, mostCallBacksADay } from './call-back.ts';

const now = '2026-11-20T09:00:00.000Z' as Instant; // the shape of an instant
const input: Omit<CallBackInput, 'network'> = {
  mobile: '+91 98220 44170',
  time: 'evening',
  consent: true,
  textVersion: callBackRule.textVersion,
  reference: 'CH-4F7K-26',
  topic: 'gender',
};

test('whoever asks to be called leaves a number, a time, what they looked at and a receipt of their consent', () => {
  expect(createCallBack(input, 'hi', now)).toEqual({
    ok: true,
    value: {
      mobile: '9822044170',
      time: 'evening',
      language: 'hi',
      reference: 'CH-4F7K-26',
      topic: 'gender',
      receipt: {
        purpose: 'call-back',
        textVersion: callBackRule.textVersion,
        language: 'hi',
        given: true,
        at: now,
      },
    },
  });
});

test.each<[string, Partial<CallBackInput>, readonly string[]]>([
  ['no number', { mobile: '' }, ['mobile MOBILE_INVALID']],
  ['a number that begins with 5', { mobile: '5822044170' }, ['mobile MOBILE_INVALID']],
  ['no consent', { consent: false }, ['consent CONFIRMATION_REQUIRED']],
  ['neither', { mobile: '98', consent: false }, ['mobile MOBILE_INVALID', 'consent CONFIRMATION_REQUIRED']],
  ['a reference that is none, which is left out', { reference: '<script>' }, []],
])('a wish to be called with %s', (_, change, wrong) => {
  const result = createCallBack({ ...input, ...change }, 'en', now);
  expect(result.ok ? [] : result.failure.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(wrong);
  if (result.ok) expect(result.value.reference).toBeUndefined();
});

test('a yes to an older text calls nobody', () => {
  expect(createCallBack({ ...input, textVersion: '2020-01-01' }, 'en', now)).toMatchObject({
    failure: { code: 'TERMS_CHANGED' },
  });
});

test.each([
  ['an empty day', 0, 0, true],
  ['an empty day, of a network that has its part', 0, 100, false],
  ['a day that strangers of some networks filled as far as they could', 3_200, 0, true],
  ['such a day, of one of these networks', 3_200, 36, false],
  ['a day with one place left, of a network that holds none', mostCallBacksADay - 1, 0, true],
  ['a day with one place left, of a network that holds one', mostCallBacksADay - 1, 1, false],
  ['a full day', mostCallBacksADay, 0, false],
])('there is room or none: %s', (_day, all, ofNetwork, isTaken) => {
  expect(hasRoom({ all, ofNetwork })).toBe(isTaken);
});

test.each([1, 88, 400])(
  'strangers of %d networks who take all they can leave room for every other network',
  (networks) => {
    const counts = Array<number>(networks).fill(0);
    let all = 0;
    for (let isGoing = true; isGoing; ) {
      isGoing = false;
      for (const [at, ofNetwork] of counts.entries()) {
        if (!hasRoom({ all, ofNetwork })) continue;
        counts[at] = ofNetwork + 1;
        all += 1;
        isGoing = true;
      }
    }
    expect(all).toBeLessThanOrEqual(mostCallBacksADay);
    expect(hasRoom({ all, ofNetwork: 0 })).toBe(true);
  },
);
