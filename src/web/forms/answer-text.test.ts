import { expect, test } from 'vitest';
import { aWireField } from '#test/shown/wire-form.ts';
import { dateTextIn } from '#web/browser/dates.ts';
import { createWords } from '#web/browser/text.tsx';
import { answerText } from './answer-text.ts';

const words = { en: createWords('en'), hi: createWords('hi') };
for (const one of Object.values(words)) await one.load(['site', 'purchase']);

const choices = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second' },
];
const field = (kind: string) => aWireField('x', { kind, choices });

test.each([
  ['tick', true, 'Yes', 'हाँ'],
  ['tick', false, 'No', 'नहीं'],
  ['checkboxes', ['b', 'a', 'z'], 'Second, First, z', 'Second, First, z'],
  ['checkboxes', [], '', ''],
  ['choice', 'b', 'Second', 'Second'],
  ['radio', 'a', 'First', 'First'],
  ['choice', 'z', 'z', 'z'],
  ['yes-no', 'yes', 'Yes', 'हाँ'],
  ['yes-no', 'no', 'No', 'नहीं'],
  ['yes-no', 'perhaps', 'perhaps', 'perhaps'],
  ['gender', 'MALE', 'Male', 'पुरुष'],
  ['gender', 'FEMALE', 'Female', 'महिला'],
  ['gender', 'X', 'X', 'X'],
  ['date', '1992-03-14', '14 Mar 1992', '14 मार्च 1992'],
  ['date-of-birth', '1992-03-14', '14 Mar 1992', '14 मार्च 1992'],
  ['date', '1992--14', '1992--14', '1992--14'],
  ['month', '2021-06', 'Jun 2021', 'जून 2021'],
  ['month', '2021-13', '2021-13', '2021-13'],
  ['month', '2021', '2021', '2021'],
  ['height', '168', '168 cm (5 ft 6 in)', '168 सेमी (5 फ़ुट 6 इंच)'],
  ['height', '20', '20', '20'],
  ['weight', '62', '62 kg', '62 किलो'],
  ['amount', '1250000', '₹12,50,000', '₹12,50,000'],
  ['amount', '1234567890123', '1234567890123', '1234567890123'],
  ['amount', '12a', '12a', '12a'],
  ['amount', 'a12', 'a12', 'a12'],
  ['mobile', '9876543210', '+91 9876543210', '+91 9876543210'],
  ...['name', 'text', 'long-text', 'email', 'pan', 'pincode', 'ifsc', 'account-number', 'number'].map(
    (kind) => [kind, 'As typed', 'As typed', 'As typed'] as const,
  ),
] as const)('an answer of the kind %s, %o, reads %s, and in Hindi %s', (kind, answer, english, hindi) => {
  const read = (locale: 'en' | 'hi') =>
    answerText(field(kind), answer, words[locale].t, dateTextIn(words[locale].t));
  expect([read('en'), read('hi')]).toEqual([english, hindi]);
});

test('an answer of a kind that this page is too old for is an error, and a reload helps', () => {
  expect(() => answerText(field('hologram'), 'x', words.en.t, String)).toThrow('No field of kind hologram');
});
