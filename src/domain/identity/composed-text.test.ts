import { expect, test } from 'vitest';
import { composed, hasHeapOfMarks } from './composed-text.ts';
import { isName } from './name/name.ts';

test.each([
  ['Hindi with a conjunct and a vowel', 'श्रीकृष्ण'],
  ['Hindi with a nukta and a vowel sign', 'फ़िरोज़'],
  ['Hindi with a nukta, a vowel sign and a chandrabindu', 'ज़िँदगी'],
  ['Marathi with an eyelash r', 'दऱ्याखोऱ्या'],
  ['Bengali with two conjuncts', 'চন্দ্রশেখর'],
  ['Tamil', 'ஸ்ரீநிவாசன்'],
  ['Telugu with three joined', 'రాష్ట్ర'],
  ['Kannada', 'ಲಕ್ಷ್ಮೀಶ'],
  ['Malayalam', 'കൃഷ്ണൻകുട്ടി'],
  ['Gurmukhi with an addak', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'જ્યોત્સ્ના'],
  ['Odia', 'ଲକ୍ଷ୍ମୀପ୍ରିୟା'],
  ['Urdu with its vowels', 'مُحَمَّدُ'],
  ['Meitei', 'ꯁꯨꯔꯖꯤꯠ'],
  ['a Tibetan stack', 'བསྒྲུབས'],
  ['Latin in parts', 'Jose\u0301'],
])('a name in %s is a name, composed', (_script, name) => {
  expect(composed(name)).toBe(name.normalize('NFC'));
  expect(isName(name)).toBe(true);
});

test.each([
  ['as many marks as a writing may have', `a${'\u0301'.repeat(30)}`, false],
  ['one mark more', `a${'\u0301'.repeat(31)}`, true],
  ['marks that trade places', `a${'\u0301\u0323'.repeat(16)}`, true],
  ['marks that follow spaces', ' \u0301'.repeat(100), false],
  ['many letters with marks each', 'ज़्'.repeat(500), false],
])('%s: a heap is %s', (_what, text, isHeap) => {
  expect(hasHeapOfMarks(text)).toBe(isHeap);
});
