import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childKey, keyOfServerId, parseMemberKey, serverIdOf } from './member-key.ts';
import { isChild, relations } from './relation.ts';

const keys = relations.flatMap((relation) =>
  isChild(relation) ? [0, 1, 2, 3].map((index) => childKey(relation, index)) : [relation],
);

test.each([
  ['You', 'you'],
  ['Spouse', 'spouse'],
  ['Father-in-law', 'father-in-law'],
  ['Grand-Mother', 'grand-mother'],
  ['Son-0', 'son1'],
  ['Son-3', 'son4'],
  ['Daughter-1', 'daughter2'],
])('%s is the server’s %s', (key, serverId) => {
  expect(serverIdOf(key)).toBe(serverId);
});

test('every key finds its way to the server and back', () => {
  expect(keys).toHaveLength(22);
  for (const key of keys) expect(keyOfServerId(serverIdOf(key) ?? '')).toBe(key);
});

test('a key is read into its parts', () => {
  expect(parseMemberKey('Daughter-2')).toEqual({ relation: 'Daughter', index: 2 });
  expect(parseMemberKey('Mother-in-law')).toEqual({ relation: 'Mother-in-law', index: undefined });
});

test.each(['Son', 'Son-4', 'Son-00', 'Son--1', 'You-0', 'son-0', 'Uncle', '', '__proto__', 'constructor'])(
  '"%s" is nobody’s key',
  (key) => {
    expect(parseMemberKey(key)).toBeUndefined();
    expect(serverIdOf(key)).toBeUndefined();
  },
);

test.each(['son', 'son0', 'son5', 'You', 'Son-0', '', '__proto__'])('"%s" is nobody’s server id', (id) => {
  expect(keyOfServerId(id)).toBeUndefined();
});

test('no text but a key is taken for one', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseMemberKey(text) !== undefined).toBe(keys.includes(text));
    }),
  );
});
