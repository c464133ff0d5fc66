import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { type Area, areas, locales } from './areas.ts';
import { partialLanguages } from './languages.ts';
import { missingIn } from './missing.ts';
import { sentences } from './sentences.ts';
import { type Parsed, speak } from './speak.ts';
import { allMessages, asStandIn, ownMessages, withStandIns } from './stand-ins.ts';

const names = Object.keys(areas.en) as Area[]; // the keys of the table, which `Object.keys` forgets
const idsOf = (texts: object) => Object.keys(texts).sort();

test('Hindi misses no sentence', async () => {
  expect(await missingIn('hi')).toEqual([]);
});

test.each(locales)(
  '%s is said to be partial while English stands in for it, and no longer',
  async (locale) => {
    expect(partialLanguages.includes(locale)).toBe((await missingIn(locale)).length > 0);
  },
);

describe.each(locales.filter((locale) => locale !== 'en'))('the language %s', (locale) => {
  test.each(names)('has in %s a sentence wherever English has one, and no other', async (name) => {
    const [own, english] = await Promise.all([areas[locale][name](), areas.en[name]()]);
    expect(idsOf(own.messages)).toEqual(idsOf(english.messages));
  });

  test('has a sentence of the server wherever English has one, and no other', () => {
    expect(idsOf(sentences[locale])).toEqual(idsOf(sentences.en));
  });
});

describe('where a language has no sentence', () => {
  test('of a file that it has not, English says all', async () => {
    expect(await ownMessages('xx', 'who')).toEqual({});
    expect(idsOf(await allMessages('xx', 'who'))).toEqual(idsOf(await ownMessages('en', 'who')));
  });

  test('a file that English has not either is a fault, as its ids would be read', async () => {
    await expect(allMessages('hi', 'nowhere')).rejects.toThrow('nowhere');
  });

  test('English says it beside the own ones, which come first', () => {
    const all = withStandIns({ b: 'own' }, { a: 'first', b: 'second' });
    expect(Object.entries(all)).toEqual([
      ['b', 'own'],
      ['a', 'first'],
    ]);
  });

  test('an own sentence that English does not have is not hidden', () => {
    expect(withStandIns({ odd: 'own' }, {})).toEqual({ odd: 'own' });
  });
});

test('an English sentence counts as English does by the rules of every language', async () => {
  const english = await Promise.all(names.map((name) => ownMessages('en', name)));
  const texts = [...english, sentences.en].flatMap((each) => Object.entries(each));
  const say = (text: string, count: number, rules: string) => {
    const message = compileMessage(text) as Parsed; // what the library makes of a text; it types it more widely
    const values = new Proxy({}, { get: () => count, has: () => true });
    return speak(message, values, new Intl.PluralRules(rules));
  };
  const differing = texts.filter(([, text]) =>
    [0, 1, 2, 5].some((count) => say(text, count, 'en') !== say(asStandIn(text), count, 'hi')),
  );
  expect(differing).toEqual([]);
  expect(texts.filter(([, text]) => asStandIn(text) !== text).length).toBeGreaterThan(20);
});
