import { describe, expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';
import { emptyFormMemory } from './form-memory.ts';
import { homeErrors } from './home-price.ts';
import type { Worded } from './people-errors.ts';
import { sayForm } from './say-form.ts';
import { stepErrors } from './steps.ts';

const words = createWords('en');
await words.load(['quotes', 'place', 'site', 'landing', 'ages']);

const inPincodes: Worded = {
  t: words.t,
  today: '2026-11-26' as Worded['today'], // a day as the site says it
  dateText: (day) => day,
  locationMode: 'pincode',
};
const inCities: Worded = { ...inPincodes, locationMode: 'city' };

const family = 'who-You=on&age-You=34&who-Father=on&age-Father=62';
const memoryWith = (more: string) =>
  sayForm('members', emptyFormMemory, [...new URLSearchParams(`${family}${more}`)]);
const messages = (more: string, worded: Worded) =>
  stepErrors('members', memoryWith(more), worded).map(({ message }) => message);

describe('a place is asked for by what it is and whose it is', () => {
  test.each([
    ['one parent', '', inPincodes, 'Please choose where your father lives'],
    ['two', '&who-Mother=on&age-Mother=60', inPincodes, 'Please choose where your parents live'],
    [
      'a pincode',
      '&parents-live=elsewhere',
      inPincodes,
      'Pincode of your father: Please enter a valid pincode',
    ],
    ['a city', '&parents-live=elsewhere', inCities, 'City of your father: Please choose a city'],
  ])('of %s', (_, more, worded, message) => {
    expect(messages(more, worded)).toEqual([message]);
  });

  test.each([
    [inPincodes, 'Please enter a valid pincode'],
    [inCities, 'Please choose a city'],
  ])('on the first step and the start page as well', (worded, message) => {
    const first = stepErrors('gender-pincode', memoryWith(''), worded);
    expect([first.at(-1)?.message, homeErrors(memoryWith(''), worded).at(-1)?.message]).toEqual([
      message,
      message,
    ]);
  });
});
