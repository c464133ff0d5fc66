import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['nothing', {}, undefined, 'en'],
  ['a browser in English', {}, 'en-IN,en;q=0.9', 'en'],
  ['a browser in Hindi', {}, 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['a browser that likes Hindi better', {}, 'en;q=0.5, hi;q=0.7', 'hi'],
  ['a browser that does not want Hindi', {}, 'ta, hi;q=0', 'en'],
  ['a browser in another language of India', {}, 'ta-IN,ta;q=0.9', 'en'],
  ['a choice against the browser', { lang: 'en' }, 'hi', 'en'],
  ['a choice of Hindi', { lang: 'hi' }, 'en-IN', 'hi'],
  ['a choice that is none', { lang: '__proto__' }, 'hi', 'hi'],
  ['nonsense', { lang: 'x'.repeat(5000) }, ';;;,q=,,hi;q=abc', 'en'],
])('after %s', (_what, cookies, accepted, locale) => {
  expect(languageOf({ cookies, headers: { 'accept-language': accepted } })).toBe(locale);
});
