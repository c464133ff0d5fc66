import { expect, test } from 'vitest';
import { type Draft, emptyDraft, memberDraft } from '#web/browser/storage/draft-shape.ts';
import { change, countOf, insure, leaveOut, sayGender, setCount } from './choosing.ts';
import { chosenKeys } from './quote/quote-answers.ts';

const aged = (draft: Draft, key: string, count: string) => change(draft, key, { count });

test('unticking by mistake keeps the age', () => {
  const ticked = aged(insure(emptyDraft, 'Father', true), 'Father', '62');
  const again = insure(insure(ticked, 'Father', false), 'Father', true);
  expect(memberDraft(again, 'Father')).toEqual({ insured: true, count: '62', unit: 'years' });
});

test.each([0, 1, 4])('%d sons are the first of them', (count) => {
  const draft = setCount(setCount(emptyDraft, 'Son', 3), 'Son', count);
  expect(countOf(draft, 'Son')).toBe(count);
  expect(chosenKeys(draft)).toEqual(['Son-0', 'Son-1', 'Son-2', 'Son-3'].slice(0, count));
  expect(countOf(draft, 'Daughter')).toBe(0);
});

test('leaving one child out moves the younger ones up with their ages', () => {
  const three = setCount(emptyDraft, 'Son', 3);
  const draft = aged(aged(aged(three, 'Son-0', '9'), 'Son-1', '2'), 'Son-2', '1');
  const shorter = leaveOut(draft, 'Son-1');
  expect(chosenKeys(shorter)).toEqual(['Son-0', 'Son-1']);
  expect(['Son-0', 'Son-1'].map((key) => memberDraft(shorter, key).count)).toEqual(['9', '1']);
});

test('leaving an adult out touches nobody else', () => {
  const draft = insure(insure(emptyDraft, 'You', true), 'Father', true);
  expect(chosenKeys(leaveOut(draft, 'Father'))).toEqual(['You']);
});

test('a spouse whose gender was said keeps it when You changes', () => {
  const gendered = sayGender(sayGender(emptyDraft, 'You', 'FEMALE'), 'Spouse', 'FEMALE');
  expect(sayGender(gendered, 'You', 'MALE').genderOfSpouse).toBe('FEMALE');
});
