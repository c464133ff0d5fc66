import { expect, test } from 'vitest';
import type { ComparedList } from './compare-set.ts';
import { parseSets, setOf, withSet } from './stored-sets.ts';

const family: ComparedList = { quoteId: 'q1', block: 'family' };
const parents: ComparedList = { quoteId: 'q1', block: 'parents' };
const plan = (slabId: string) => ({ slabId, title: `Plan ${slabId}` });

test('each list of a quote has plans of its own', () => {
  const sets = withSet(withSet([], family, [plan('a')]), parents, [plan('b')]);
  expect(setOf(sets, family)).toEqual([plan('a')]);
  expect(setOf(sets, parents)).toEqual([plan('b')]);
  expect(setOf(sets, { quoteId: 'q2', block: 'family' })).toEqual([]);
});

test('a list of which nothing is left is forgotten, and so is the oldest of many', () => {
  const one = withSet([], family, [plan('a')]);
  expect(withSet(one, family, [])).toEqual([]);
  const many = Array.from({ length: 9 }, (_, at) => ({ quoteId: `many${at}`, block: 'family' as const }));
  const sets = many.reduce((all, list) => withSet(all, list, [plan('a')]), one);
  expect(setOf(sets, family)).toEqual([]);
  expect(setOf(sets, { quoteId: 'many8', block: 'family' })).toEqual([plan('a')]);
});

test('what was written is read back', () => {
  const sets = withSet([], family, [plan('a'), plan('b')]);
  expect(parseSets(JSON.stringify(sets))).toEqual(sets);
});

test.each([
  ['nothing', ''],
  ['no list', '{}'],
  ['rows of something else', '[1, null, "a", {"list": 1, "plans": []}]'],
  ['plans without a name', '[{"list": "q1/family", "plans": [{"slabId": "a"}, 3, null]}]'],
])('%s is nothing chosen', (_what, stored) => {
  expect(parseSets(stored)).toEqual([]);
});

test('of what was stored only plans are read, four a list and eight lists', () => {
  const whole = {
    list: 'q1/family',
    plans: [plan('a'), { slabId: 1, title: 'x' }, { slabId: 'b' }, 'c', plan('d')],
  };
  expect(setOf(parseSets(JSON.stringify([whole])), family)).toEqual([plan('a'), plan('d')]);
  const many = { list: 'q1/family', plans: ['a', 'b', 'c', 'd', 'e'].map(plan) };
  expect(setOf(parseSets(JSON.stringify([many])), family)).toHaveLength(4);
  const lists = Array.from({ length: 40 }, (_, at) => ({ list: `q${at}/family`, plans: [plan('a')] }));
  expect(parseSets(JSON.stringify(lists)).length).toBeLessThan(40);
});

test.each([
  ['a list without a name', [{ plans: [{ slabId: 'a', title: 'A' }] }]],
  ['a name that is none', [{ list: 7, plans: [{ slabId: 'a', title: 'A' }] }]],
  ['plans that are no list', [{ list: 'q1/family', plans: 'a' }]],
  ['a list without plans', [{ list: 'q1/family' }]],
  ['a title that is none', [{ list: 'q1/family', plans: [{ slabId: 'a', title: 7 }] }]],
])('%s is nothing chosen either', (_what, stored) => {
  expect(parseSets(JSON.stringify(stored))).toEqual([]);
});
