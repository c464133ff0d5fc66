import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuote } from '../purchase.ts';
import { aWireMember, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Insulin-dependent diabetes, which nobody takes online. */
const refused = 33;

const you = aWireMember({ age: 40 });
const ill = { ...you, diseases: [refused] };
const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 41 });
const son = aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 8 });
const parent = (id: string, person: 'Father' | 'Mother' | 'Father-in-law' | 'Mother-in-law') =>
  aWireMember({ id, person, gender: person.startsWith('F') ? 'MALE' : 'FEMALE', age: 63 });
const mother = parent('mother', 'Mother');
const fourParents = [
  parent('father', 'Father'),
  mother,
  parent('father-in-law', 'Father-in-law'),
  parent('mother-in-law', 'Mother-in-law'),
];

test.each([
  ['four parents and a child', [son, ...fourParents], ['son1 child-alone']],
  ['a child whose only adult is refused', [ill, son, mother], ['you condition', 'son1 child-alone']],
  ['a child with whom a spouse stays', [ill, spouse, son], ['you condition']],
  ['a child with an adult', [you, son, mother], []],
])('the answer to a quote names who leaves it, and why: %s', async (_, members, leaving) => {
  const browser = await openBrowser(server.app);
  const { dropped } = await saveQuote(browser, { members });
  expect(dropped.map(({ id, reason }) => `${id} ${reason}`)).toEqual(leaving);
});
