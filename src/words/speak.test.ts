import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type Parsed, speak, type Values } from './speak.ts';

const plans = '{count, plural, =0 {No plan} one {# plan of {name}} other {# plans of {name}}}';

test.each<[text: string, values: Values, locale: string, said: string]>([
  ['Go on', {}, 'en', 'Go on'],
  ['{a} and {b}', { a: 'x', b: 2 }, 'en', 'x and 2'],
  ['{a} and {b}', { a: 'x' }, 'en', 'x and '],
  [plans, { count: 0, name: 'x' }, 'en', 'No plan'],
  [plans, { count: 1, name: 'x' }, 'en', '1 plan of x'],
  [plans, { count: 12, name: '#1' }, 'en', '12 plans of #1'],
  ['{count, plural, one {# महीना} other {# महीने}}', { count: 0 }, 'hi', '0 महीना'],
  ['{count, plural, one {# महीना} other {# महीने}}', { count: 2 }, 'hi', '2 महीने'],
  ['{tier, select, 1 {Metro} other {Elsewhere}}', { tier: 1 }, 'en', 'Metro'],
  ['{tier, select, 1 {Metro} other {Elsewhere}}', { tier: 'constructor' }, 'en', 'Elsewhere'],
])('%s is said with its values', (text, values, locale, statedText) => {
  // What the build makes of a text; the library types it more widely.
  const parsed = compileMessage(text) as Parsed;
  expect(speak(parsed, values, new Intl.PluralRules(locale))).toBe(statedText);
});
