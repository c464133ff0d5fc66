import { expect, test } from 'vitest';
import { createWords } from '#web/platform/text.tsx';
import { deskHours } from './desk-hours.ts';

const [english, hindi] = [createWords('en'), createWords('hi')];
await Promise.all([english.load(['help']), hindi.load(['help'])]);

test.each([
  ['mon-sat', 9, 19, 'Monday to Saturday, 9 am to 7 pm', 'सोमवार से शनिवार, सुबह 9 से शाम 7 बजे तक'],
  ['mon-fri', 10, 15, 'Monday to Friday, 10 am to 3 pm', 'सोमवार से शुक्रवार, सुबह 10 से दोपहर 3 बजे तक'],
  ['every-day', 8, 22, 'Every day, 8 am to 10 pm', 'हर दिन, सुबह 8 से रात 10 बजे तक'],
  ['every-day', 9, 12, 'Every day, 9 am to 12 pm', 'हर दिन, सुबह 9 से दोपहर 12 बजे तक'],
] as const)('%s from %i to %i', (days, from, until, inEnglish, inHindi) => {
  expect([english, hindi].map(({ t }) => deskHours(t, { days, from, until }))).toEqual([inEnglish, inHindi]);
});
