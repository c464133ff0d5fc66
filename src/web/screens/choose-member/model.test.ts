import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft } from '#web/browser/storage/draft-shape.ts';
import { createWords } from '#web/browser/text.tsx';
import { insure, sayGender } from '#web/forms/choosing.ts';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { chooseErrors, fields } from './model.ts';
import { umbrellaFigures } from './parts/figures.ts';

const words = createWords('en');
await words.load(['quotes', 'site', 'who']);

const female = sayGender(emptyDraft, 'You', 'FEMALE');
const choose = (...keys: readonly string[]): Draft =>
  keys.reduce((draft, key) => insure(draft, key, true), female);

describe('going on from the choice of people', () => {
  test.each([
    ['nobody chosen', choose(), [fields.people]],
    ['nothing said at all', emptyDraft, [fields.people, fields.gender]],
    ['only children', choose('Son-0', 'Daughter-0'), [fields.people]],
    ['a parent and children', choose('Father', 'Son-0'), []],
    ['you', choose('You'), []],
    ['a brother', choose('Brother'), []],
    ['a gender missing', insure(emptyDraft, 'You', true), [fields.gender]],
  ])('leads on or names what is missing: %s', (_, draft, expected) => {
    expect(chooseErrors(draft, words.t).map(({ field }) => field)).toEqual(expected);
  });

  test('nobody chosen is said in the specification’s words', () => {
    expect(chooseErrors(choose(), words.t)[0]?.message).toBe('* Select one or more members to continue');
  });
});

describe('the picture of the people', () => {
  const nothing = () => undefined;
  test.each([
    ['You', 'woman'],
    ['Spouse', 'man'],
  ])('%s without a gender is a %s', (key, figure) => {
    expect(figureOf(key, nothing)).toBe(figure);
  });

  test('everybody stands under the umbrella once, elders at the sides and children in the middle', () => {
    const genders: Readonly<Record<string, 'MALE' | 'FEMALE'>> = {
      You: 'FEMALE',
      Spouse: 'MALE',
      Father: 'MALE',
      Mother: 'FEMALE',
      'Son-0': 'MALE',
    };
    expect(umbrellaFigures(['You', 'Spouse', 'Son-0', 'Father', 'Mother'], (key) => genders[key])).toEqual([
      'elder-m',
      'woman',
      'boy',
      'man',
      'elder-w',
    ]);
  });
});
