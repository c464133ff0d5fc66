import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import type { Condition } from '#domain/person/condition.ts';
import { citiesToWire } from './cities-wire.ts';
import { conditionsToWire, inOrderOf } from './conditions-wire.ts';
import { placeToWire } from './place-wire.ts';

const karnataka = { en: 'Karnataka', hi: 'कर्नाटक' };
const bengaluru = { en: 'Bengaluru', hi: 'बेंगलुरु' };
const zones = new Map([['560', 2]]) as unknown as Parameters<typeof placeToWire>[1]; // zones are numbers

test('a place is said in the reader’s language; its state also as a form takes it', () => {
  const place = { pincode: '560001', district: bengaluru, state: karnataka };
  expect(placeToWire(place, zones, 'hi')).toMatchObject({
    ...{ pincode: '560001', city: 'बेंगलुरु', state: 'कर्नाटक', city_id: '560001', state_id: 'Karnataka' },
    ...{ also_in: [], is_guess: false },
  });
});

test('a pincode of two states says both, and one that is guessed says so', () => {
  const sangli = { district: { en: 'Sangli', hi: 'सांगली' }, state: { en: 'Maharashtra', hi: 'महाराष्ट्र' } };
  const place = {
    pincode: '590001',
    district: bengaluru,
    state: karnataka,
    alsoIn: [sangli],
    isGuess: true,
  } as const;
  expect(placeToWire(place, zones, 'en')).toMatchObject({
    is_guess: true,
    also_in: [{ city: 'Sangli', state: 'Maharashtra', state_id: 'Maharashtra' }],
  });
});

test('a city is found by its name in every language, and its state said in the reader’s', () => {
  const cities = [
    { name: bengaluru, state: 'Karnataka', pincode: '560001', tier: 'metro' },
  ] as unknown as Parameters<typeof citiesToWire>[0]['cities']; // a city as the catalogue has it
  const condition = (pincode: string) => ({ pincode, district: bengaluru, state: karnataka });
  expect(citiesToWire({ cities, placeOf: condition }, 'hi').cities[0]).toMatchObject({
    ...{ id: '560001', name: 'बेंगलुरु', found_as: ['Bengaluru', 'बेंगलुरु'], state: 'कर्नाटक' },
  });
  expect(citiesToWire({ cities, placeOf: () => undefined }, 'hi').cities[0]?.state).toBe('Karnataka');
});

const condition = (id: number, common: boolean, own: Partial<Condition> = {}) =>
  ({
    ...{ id: conditionId(id), name: { en: `Name ${id}`, hi: `नाम ${id}` }, common, blocks: false },
    ...{ outcome: 'accepted', ...own },
  }) as Condition; // as the catalogue has it

test('on a small screen what is common comes first, each part in its own order', () => {
  const all = [condition(1, false), condition(2, true), condition(3, false), condition(4, true)];
  expect(inOrderOf(all, true).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  expect(inOrderOf(all, false).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('an illness is found by all its names; one that nobody insures online is not permitted', () => {
  const conditions = [
    condition(1, true, { alsoCalled: ['sugar'], commonFrom: 45 }),
    condition(2, false, { blocks: true }),
  ];
  const [one, blocking] = conditionsToWire(conditions, 'hi').medical_conditions;
  expect(one).toMatchObject({
    ...{ medical_condition: 'नाम 1', found_as: ['Name 1', 'नाम 1', 'sugar'], permission: true },
    ...{ gender: null, common_from: 45 },
  });
  expect(blocking).toMatchObject({ permission: false, found_as: ['Name 2', 'नाम 2'], common_from: null });
});
