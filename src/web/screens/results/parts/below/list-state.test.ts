import { expect, test } from 'vitest';
import { changeBetween, type ListState } from './list-state.ts';

const poorna = { slabId: 'poorna-10l', title: 'Poorna', premium: 17_494 };
const anant = { slabId: 'anant-10l', title: 'Anant', premium: 22_799 };

const before: ListState = {
  quoteId: 'q1',
  block: 'family',
  people: 'you,34 spouse,32',
  kind: false,
  guesses: { birth: '', cover: '1000000', gender: 'MALE', place: '411038' },
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
