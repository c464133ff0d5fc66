import { expect, test } from 'vitest';
import { ridersIn, toCompareText, toRidersText } from './compare-address.ts';
import { comparedIn, placesOn, withoutPlan, withPlan, withReplaced } from './compare-set.ts';

const plan = (slabId: string) => ({ slabId, title: `Plan ${slabId}` });
const set = (text: string) => [...text].map(plan);

test.each([
  ['the first', '', 'a', 2, 'a'],
  ['one more, behind the others', 'a', 'b', 2, 'ab'],
  ['one that is there already', 'ab', 'b', 2, 'ab'],
  ['one that no place is left for', 'ab', 'c', 2, undefined],
  ['a third where four have a place', 'ab', 'c', 4, 'abc'],
] as const)('chosen: %s', (_what, before, id, places, after) => {
  expect(withPlan(set(before), plan(id), places)).toEqual(after === undefined ? undefined : set(after));
});

test('a phone has two places, a desktop four', () => {
  expect(placesOn).toEqual({ mobile: 2, desktop: 4 });
});

test('a plan that makes room gives its place to the new one, the others keep theirs', () => {
  expect(withReplaced(set('abc'), 'b', plan('d'))).toEqual(set('adc'));
  expect(withoutPlan(set('abc'), 'b')).toEqual(set('ac'));
});

test.each([
  ['two plans', 'kaveri-10l~ganga.plus:5', ['kaveri-10l', 'ganga.plus:5']],
  ['one of them twice', 'a~b~a', ['a', 'b']],
  ['more than four', 'a~b~c~d~e', ['a', 'b', 'c', 'd']],
  ['what no plan is called', `a~<b>~~ b~${'c'.repeat(81)}`, ['a']],
  ['nothing', '', []],
] as const)('an address that names %s', (_what, text, slabIds) => {
  expect(comparedIn(text)).toEqual(slabIds.map((slab_id) => ({ slab_id, riders: [] })));
});

test('what cannot be a rider is no rider, and a plan is compared once, with the riders named first', () => {
  expect(comparedIn('a!wait-12!<b>!~b!x~a!cash')).toEqual([
    { slab_id: 'a', riders: ['wait-12'] },
    { slab_id: 'b', riders: ['x'] },
  ]);
});

test.each([
  [[], undefined],
  [['wait-12'], 'wait-12'],
  [['wait-12', 'consumables'], 'wait-12.consumables'],
] as const)('the page of a plan names the riders %j in its address, and reads them back', (riders, text) => {
  expect(toRidersText(riders)).toBe(text);
  expect(ridersIn(text)).toEqual(riders);
});

test('what is no rider in an address is left out', () => {
  expect(ridersIn('wait-12.<b>..cash')).toEqual(['wait-12', 'cash']);
});

test('an address that was built is read back', () => {
  const plans = [
    { slab_id: 'kaveri-10l', riders: ['wait-12', 'consumables'] },
    { slab_id: 'b', riders: [] },
  ];
  expect(toCompareText(plans)).toBe('kaveri-10l!wait-12!consumables~b');
  expect(comparedIn(toCompareText(plans))).toEqual(plans);
  expect(toCompareText(['b', 'c'])).toBe('b~c');
});
