import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importanceFrom } from '#contract/quote/filters-wire.ts';
import { importances, scoreItems } from '#domain/cover/features.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import {
  changeAnswer,
  importanceAddress,
  importanceOfAddress,
  importanceToWire,
} from './importance-address.ts';

const one = fc.tuple(fc.constantFrom(...scoreItems), fc.constantFrom(...importances));
const answers = fc.array(one).map((items): ImportanceAnswers => Object.fromEntries(items));

test('answers survive their address, and one state has one address', () => {
  fc.assert(
    fc.property(answers, (items) => {
      const address = importanceAddress(items);
      expect(importanceOfAddress(address)).toEqual(items);
      expect(importanceAddress(Object.fromEntries(Object.entries(items).reverse()))).toBe(address);
    }),
  );
});

test('answers reach the server as they were given', () => {
  fc.assert(
    fc.property(answers, (items) => {
      expect(importanceFrom(importanceToWire(items).importance ?? {})).toEqual(items);
    }),
  );
});

test.each<[string, string | undefined, ImportanceAnswers]>([
  ['no address', undefined, {}],
  ['an empty one', '', {}],
  ['one answer', 'maternity_cover.high', { maternity_cover: 'HIGH' }],
  ['any order', 'bonus.low,copay.mid', { copay: 'MID', bonus: 'LOW' }],
  ['an unknown item', 'ambulance.high,copay.low', { copay: 'LOW' }],
  ['an unknown word', 'copay.most,icu.HIGH,bonus', {}],
  ['an item said twice', 'icu.low,icu.high', { icu: 'LOW' }],
  ['what every object has', 'constructor.high,__proto__.low', {}],
])('what somebody said to be important is read from %s', (_what, address, expected) => {
  expect(importanceOfAddress(address)).toEqual(expected);
});

test('nothing answered leaves address and question as they were', () => {
  expect([importanceAddress({}), importanceToWire({})]).toEqual([undefined, {}]);
});

test('an answer replaces the one before, and can be taken back', () => {
  expect(changeAnswer({ copay: 'LOW' }, 'copay', 'HIGH')).toEqual({ copay: 'HIGH' });
  expect(changeAnswer({ copay: 'LOW', icu: 'MID' }, 'copay', undefined)).toEqual({ icu: 'MID' });
});
