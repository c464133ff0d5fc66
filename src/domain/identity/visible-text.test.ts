import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, visibleText, withoutJoiners } from './visible-text.ts';

test.each([
  ['an address', 'Flat 4/2, MG Road', 'Flat 4/2, MG Road'],
  ['a zero-width space', 'MG\u200bRoad', 'MGRoad'],
  ['a byte order mark in front', '\ufeffMG Road', 'MG Road'],
  ['marks that turn the direction', '\u202eMG\u2066 Road\u200f', 'MG Road'],
  ['a soft hyphen', 'Koramangala\u00ad', 'Koramangala'],
  ['a Hangul filler', 'MG\u3164', 'MG'],
  ['annotation marks', '\ufff9MG\ufffb', 'MG'],
  ['a letter outside the first plane, tagged', '𑄌\u{e0061}', '𑄌'],
  ['parts to be composed', 'Jose\u0301', 'José'],
  ['parts kept apart by nothing', 'Jose\u034f\u0301', 'José'],
  ['a half letter of Marathi', 'र\u094d\u200dय', 'र\u094d\u200dय'],
  ['a letter that is not joined in Hindi', 'क\u094d\u200cष', 'क\u094d\u200cष'],
  ['a final letter of Malayalam', 'അവന\u0d4d\u200d', 'അവന\u0d4d\u200d'],
  ['Sri in Sinhala', 'ශ\u0dca\u200dර\u0dd3', 'ශ\u0dca\u200dර\u0dd3'],
  ['a word of Urdu', 'می\u200cرود', 'می\u200cرود'],
  ['joiners piled up in an Indian word', 'क\u094d\u200d\u200d\u200c\u200dष', 'क\u094d\u200dष'],
  ['a joiner before an Indian word', '\u200dकष', 'कष'],
  ['a joiner in a Latin word', 'MG\u200dRoad', 'MGRoad'],
  ['a joiner after a space', 'क \u200dष', 'क ष'],
  ['nothing that can be seen', '\u200b\u200d\u2060', ''],
])('what is seen of %s is kept', (_what, text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

test('joiners do not make two spellings different where they are compared', () => {
  expect(withoutJoiners('क\u094d\u200dष')).toBe(withoutJoiners('क\u094dष'));
  expect(withoutJoiners('श\u094d\u200cर\u200bी')).toBe('श\u094dरी');
});

test.each([
  ['', true],
  [' \t\n\u00a0\u3000', true],
  ['\u200b', true],
  ['\u200c\u200d\u2060\ufeff', true],
  ['\u3164\u115f\u1160\uffa0', true],
  ['\u2800 \u2800', true],
  ['\u0301', true],
  ['\u093f\u200d', true],
  ['\ufe0f\u{e0100}', true],
  ['क', false],
  ['1', false],
  ['-', false],
  ['😀', false],
  ['\u200bA\u200b', false],
  ['\u0007', false],
])('%j has nothing to see: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

const nearWords = fc.string({
  unit: fc.constantFrom(
    'क',
    '\u094d',
    '\u093c',
    'ி',
    'A',
    'e',
    '\u0301',
    ' ',
    '\u200c',
    '\u200d',
    '\u200b',
    '\u034f',
  ),
});

test('what was made visible once stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(nearWords, fc.string({ unit: 'binary' })), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
      expect(isBlank(visibleText(text))).toBe(isBlank(text));
    }),
  );
});
