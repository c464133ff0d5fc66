import { expect, test } from 'vitest';
import { aCoveredMember } from '#test/builders/wire-plan.ts';
import { createWords } from '#web/browser/text.tsx';
import { coveredWords } from './people-words.ts';

const words = createWords('en');
await words.load(['site', 'quotes', 'results', 'plan-detail']);

const you = aCoveredMember('you');
const spouse = aCoveredMember('spouse', { person: 'Spouse', gender: 'MALE', age: 36 });
const baby = aCoveredMember('son1', { person: 'Son', type: 'kid', age: 0, age_in_months: 8 });
const son = aCoveredMember('son2', { person: 'Son', type: 'kid', age: 6 });

test.each([
  ['You 34', [you]],
  ['You 34, husband 36, son 8 months', [you, spouse, baby]],
  ['Husband 36, son 8 months', [spouse, baby]],
  ['You 34, son 1 8 months, son 2 6', [you, baby, son]],
])('people are told with their ages, the first with a capital: %s', (text, members) => {
  expect(coveredWords(words.t, members).agedLine(members)).toBe(text);
});

test('a spouse whose gender was never said is a spouse', () => {
  const { gender: _gender, ...neutral } = spouse;
  expect(coveredWords(words.t, [you, neutral]).name(neutral)).toBe('Spouse');
});

test('a year-old without months is told in years', () => {
  const newborn = aCoveredMember('son1', { person: 'Son', type: 'kid', age: 0 });
  expect(coveredWords(words.t, [newborn]).aged(newborn)).toBe('Son 0');
});

test.each([
  ['Your migraine', you],
  ['Husband’s migraine', spouse],
  ['Son’s migraine', baby],
])('an illness is called by whose it is: %s', (text, member) => {
  expect(coveredWords(words.t, [you, spouse, baby]).whose(member, 'migraine')).toBe(text);
});
