import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aRequest } from '#test/builders/plan-builders.ts';
import { memberToWire } from '../quote/wire.ts';
import { differencesFrom, type NamedMember, type Repeated } from './repeated.ts';

const you = aMember('You', '34y', { conditions: [conditionId(3), conditionId(7)], habits: ['smoke'] });
const baby = aMember('Son-0', '8m', {});
const request = aRequest({ members: [you, baby], pincode: '411038', parentsPincode: '416001' });
const [ownYou, ownBaby] = [you, baby].map(memberToWire);
if (!ownYou || !ownBaby) throw new Error('two members were made');

const nothing: Repeated = {
  members: { field: 'members', values: [] },
  gender: { field: 'gender', value: undefined },
  places: [],
};
const failuresOf = (facts: Partial<Repeated>, of = request) =>
  differencesFrom(of, { ...nothing, ...facts }).map(({ field, code }) => `${field} ${code}`);

test.each<[string, NamedMember, readonly string[]]>([
  ['an id alone', 'you', []],
  ['all that the quote has', ownYou, []],
  ['nothing beside the id', { id: 'you' }, []],
  ['another age', { id: 'you', age: 35 }, ['members.0.age AGE_DIFFERS']],
  ['the months of a baby', { ...ownBaby, age: 0, age_in_months: 8 }, []],
  ['other months of a baby', { ...ownBaby, age: 0, age_in_months: 9 }, ['members.0.age AGE_DIFFERS']],
  ['no months of a baby', { id: ownBaby.id, age: 0 }, []],
  ['years of a baby', { id: ownBaby.id, age: 1 }, ['members.0.age AGE_DIFFERS']],
  ['another gender', { id: 'you', gender: 'FEMALE' }, ['members.0.gender ANSWER_FIXED']],
  ['the illnesses in another order', { id: 'you', diseases: [7, 3, 7] }, []],
  ['an illness less', { id: 'you', diseases: [3] }, ['members.0.diseases ANSWER_FIXED']],
  ['another illness', { id: 'you', diseases: [3, 8] }, ['members.0.diseases ANSWER_FIXED']],
  ['no habit', { id: 'you', lifestyle: [] }, ['members.0.lifestyle ANSWER_FIXED']],
  ['the id of somebody else', { id: 'you', serverID: 'son1' }, ['members.0.serverID ANSWER_FIXED']],
  ['somebody whom the quote does not have', { id: 'spouse', age: 3 }, []],
])('a purchase is of the people of its quote; of one it says %s', (_what, member, failures) => {
  expect(failuresOf({ members: { field: 'members', values: [member] } })).toEqual(failures);
});

test('each difference stands beside its own person', () => {
  const values = ['you', { id: ownBaby.id, age: 1 }];
  expect(failuresOf({ members: { field: 'data.members', values } })).toEqual([
    'data.members.1.age AGE_DIFFERS',
  ]);
});

test.each([
  ['MALE', []],
  ['FEMALE', ['gender ANSWER_FIXED']],
  [undefined, []],
] as const)('You, said to be %s', (value, failures) => {
  expect(failuresOf({ gender: { field: 'gender', value } })).toEqual(failures);
  const genderFacts = { ...request, genderOfYou: 'FEMALE' } as const;
  if (value)
    expect(failuresOf({ gender: { field: 'gender', value } }, genderFacts).length).toBe(1 - failures.length);
});

test.each<['either' | 'family' | 'parents', string | undefined, boolean]>([
  ['family', '411038', true],
  ['family', ' 411 038 ', true],
  ['family', '416001', false],
  ['parents', '416001', true],
  ['parents', '411038', false],
  ['either', '411038', true],
  ['either', '416001', true],
  ['either', '560001', false],
  ['family', undefined, true],
])('the place of %s, said to be "%s", is that of the quote: %s', (of, value, isSame) => {
  const places = [{ field: 'city', value, of }];
  expect(failuresOf({ places })).toEqual(isSame ? [] : ['city ANSWER_FIXED']);
});

test('parents live with the family where the quote names no place of theirs', () => {
  const together = { ...request, parentsPincode: undefined };
  expect(failuresOf({ places: [{ field: 'city', value: '411038', of: 'parents' }] }, together)).toEqual([]);
});
