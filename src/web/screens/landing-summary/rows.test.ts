import { expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';
import { answerRows } from './rows.ts';

const words = createWords('en');
await words.load(['summary', 'quotes', 'site']);

type Case = Parameters<typeof answerRows>[0];
type Member = Case['members'][number];

const member = (id: string, person: string, facts: Partial<Member> = {}) =>
  ({ id, person, type: 'adult', gender: 'FEMALE', age: 34, diseases: [], lifestyle: [], ...facts }) as Member; // as the wire has one
const place = (pincode: string, city: string) => ({ pincode, city, state: city && 'Karnataka' });

const alone: Case = {
  quote_id: 'q1',
  quote_crn: 'CH-1',
  members: [member('you', 'You')],
  gender: 'FEMALE',
  place: place('560001', 'Bengaluru Urban'),
  parents_place: null,
  conditions: [],
  product_type: 'INDEMNITY',
  sum_assured: 1_000_000,
  existing_sa: null,
  previousPolicy: false,
  existingSA: null,
  deductible: null,
  bearable: { amount: 100_000, is_guess: true },
  importance: {},
  next: { kind: 'results', planType: 'individual', block: 'individual' },
};
const texts = (answers: Case) =>
  answerRows(answers, words.t).map(({ id, lines, step }) => [id, lines.join('; '), step]);

test('everything that one person said is read back, with the step where it is changed', () => {
  expect(texts(alone)).toEqual([
    ['you', 'Female', 'gender-pincode'],
    ['place', 'Bengaluru Urban, Karnataka, 560001', 'gender-pincode'],
    ['people', 'You, 34', 'members'],
    ['medical', 'None', 'medical'],
    ['smoke', 'No one', 'smoking'],
    ['tobacco', 'No one', 'smoking'],
    ['alcohol', 'No one', 'drinking'],
    ['exercise', 'No one', 'stress'],
  ]);
});

test('of a family it is said who is ill of what, who has which habit, and where the parents live', () => {
  const family: Case = {
    ...alone,
    gender: null,
    place: place('560001', ''),
    parents_place: place('411001', 'Pune'),
    members: [
      member('you', 'You', { lifestyle: ['exercise'] }),
      member('son1', 'Son', { type: 'kid', age: 0, age_in_months: 8 }),
      member('father', 'Father', { age: 63, diseases: [9, 16], lifestyle: ['smoke', 'exercise'] }),
    ],
    conditions: [
      { id: 9, name: 'Asthma' },
      { id: 16, name: 'Gout' },
    ],
  };
  expect(texts(family)).toEqual([
    ['place', '560001', 'gender-pincode'],
    ['people', 'You, 34; Son, 8 months; Father, 63', 'members'],
    ['parents', 'Pune, Karnataka, 411001', 'members'],
    ['medical', 'Father: Asthma, Gout', 'medical'],
    ['smoke', 'Father', 'smoking'],
    ['tobacco', 'No one', 'smoking'],
    ['alcohol', 'No one', 'drinking'],
    ['exercise', 'You, Father', 'stress'],
  ]);
});
