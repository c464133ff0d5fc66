import { describe, expect, test } from 'vitest';
import { aCoveredMember } from '#test/builders/wire-plan.ts';
import type { ResultsData } from '../../answer.ts';
import { changeBetween, type ListState, listStateOf } from './list-state.ts';

const poorna = { slabId: 'poorna-10l', title: 'Poorna', premium: 17_494 };
const anant = { slabId: 'anant-10l', title: 'Anant', premium: 22_799 };

const before: ListState = {
  quoteId: 'q1',
  block: 'family',
  people: 'you,34 spouse,32',
  kind: false,
  guesses: { birth: '', bearable: '100000', cover: '1000000', gender: 'MALE', place: '411038' },
  best: poorna,
  order: ['a', 'b', 'c', 'd'],
};

const guessState = (guesses: Partial<ListState['guesses']>): Partial<ListState> => ({
  guesses: { ...before.guesses, ...guesses },
});

test.each<[string, Partial<ListState>, ReturnType<typeof changeBetween>]>([
  [
    'a birth is wished for',
    { ...guessState({ birth: 'HIGH' }), best: anant },
    { guess: 'birth', before: poorna, now: anant, moved: 0 },
  ],
  [
    'another cover, of which no plan stood in the list before',
    { ...guessState({ cover: '2000000' }), order: ['x', 'y'] },
    { guess: 'cover', before: poorna, now: poorna, moved: undefined },
  ],
  [
    'another answer on what can be borne',
    { ...guessState({ bearable: '300000' }), best: anant, order: ['b', 'a', 'c', 'd'] },
    { guess: 'bearable', before: poorna, now: anant, moved: 2 },
  ],
  [
    'another place, in a quote of its own',
    { ...guessState({ place: '560001' }), quoteId: 'q2' },
    { guess: 'place', before: poorna, now: poorna, moved: 0 },
  ],
  [
    'plans that change places; those of one list alone do not count',
    { ...guessState({ gender: 'FEMALE' }), order: ['b', 'a', 'x', 'c'] },
    { guess: 'gender', before: poorna, now: poorna, moved: 2 },
  ],
  ['a filter or an order', { order: ['a'] }, undefined],
  ['other people', { ...guessState({ place: '560001' }), people: 'you,34' }, undefined],
  ['the other kind of plans', { ...guessState({ birth: 'HIGH' }), kind: true }, undefined],
  ['nobody is recommended', { ...guessState({ birth: 'HIGH' }), best: undefined }, undefined],
])('the change of a recommendation is told after %s', (_what, change, reportedChange) => {
  expect(changeBetween(before, { ...before, ...change })).toEqual(reportedChange);
});

describe('what is assumed of a list', () => {
  const data = (change: Partial<ResultsData> = {}): ResultsData =>
    ({
      quoteId: 'q1',
      block: 'family',
      uidata: {
        members: [
          aCoveredMember('you', { diseases: [7, 8], gender: 'FEMALE' }),
          aCoveredMember('spouse', { age: 36, gender: 'MALE' }),
        ],
        city: { id: '560001', name: 'Bengaluru' },
      },
      requestedCover: 1_000_000,
      bearable: { amount: 100_000, is_guess: true },
      importance: {},
      options: { filters: {} },
      cards: [
        { slab_id: 'a', group: 'pick', recommended: false, premium: 1, product_title: 'A' },
        { slab_id: 'b', group: 'list', recommended: true, premium: 14_312, product_title: 'B' },
        { slab_id: 'c', group: 'list', recommended: false, premium: 2, product_title: 'C' },
      ],
      ...change,
    }) as ResultsData; // as much as is assumed of

  test('is who they are, what kind of plan, what was guessed, and the plan to start from', () => {
    expect(listStateOf(data())).toEqual({
      quoteId: 'q1',
      block: 'family',
      people: 'you,34,7,8 spouse,36',
      kind: false,
      guesses: { birth: '', bearable: '100000', cover: '1000000', gender: 'MALE', place: '560001' },
      best: { slabId: 'b', title: 'B', premium: 14_312 },
      order: ['b', 'c'],
    });
  });

  test('follows what was answered since', () => {
    const options = { filters: {}, fullPlans: true };
    const importance = { maternity_cover: 'HIGH' as const };
    expect(listStateOf(data({ options, importance }))).toMatchObject({
      kind: true,
      guesses: { birth: 'HIGH' },
    });
    const { uidata } = data();
    const alone = { ...uidata, members: uidata.members.slice(0, 1) };
    expect(listStateOf(data({ uidata: alone })).guesses.gender).toBe('');
  });

  test('names no plan to start from without a price', () => {
    const [, best] = data().cards;
    const cards = best ? [{ ...best, premium: null }] : [];
    expect(listStateOf(data({ cards })).best).toBeUndefined();
    expect(listStateOf(data({ cards: [] })).best).toBeUndefined();
  });
});
