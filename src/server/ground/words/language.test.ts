import { describe, expect, test } from 'vitest';
import { cookieRules } from '../cookie-rules.ts';
import { languageOf, noteLanguage, takeLanguage } from './language.ts';

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

describe('a language in the address', () => {
  const rules = cookieRules(true);
  const take = (url: string, cookies: Record<string, string> | null = {}) => {
    const setCookies: unknown[] = [];
    const reply = { setCookie: (...cookie: unknown[]) => setCookies.push(cookie) };
    const request = { url, cookies, headers: {} } as Parameters<typeof takeLanguage>[0];
    const to = takeLanguage(request, reply as unknown as Parameters<typeof takeLanguage>[1], rules); // as far as it is written to
    return { to, setCookies };
  };
  const year = 31_536_000;

  test.each([
    ['/terms?lang=hi', '/terms'],
    ['/terms?a=1&lang=hi-IN&b=2', '/terms?a=1&b=2'],
    ['/terms?a=1?b&lang=HI', '/terms?a=1%3Fb'],
  ])('is kept for a year, and %s goes on as %s', (url, to) => {
    expect(take(url)).toEqual({ to, setCookies: [['lang', 'hi', { ...rules.readable, maxAge: year }]] });
  });

  test.each(['/terms', '/terms?lang=', '/terms?lang=xx', '/terms?other=hi', '/?lang=toString'])(
    'is not there: %s stays as it is',
    (url) => {
      expect(take(url)).toEqual({ to: undefined, setCookies: [] });
    },
  );

  test('is not kept of a request that was refused before its cookies were read', () => {
    expect(take('/terms?lang=hi', null)).toEqual({ to: undefined, setCookies: [] });
  });
});

test('an answer says its language, and that it goes by what the browser speaks and keeps', () => {
  const headers: Record<string, unknown> = {};
  const reply = {
    request: { headers: { 'accept-language': 'hi' }, cookies: {} },
    header: (name: string, value: unknown) => {
      headers[name] = value;
      return reply;
    },
    getHeader: (name: string) => headers[name],
  };
  noteLanguage(reply as unknown as Parameters<typeof noteLanguage>[0]); // as far as it is written to
  expect(headers).toEqual({ 'content-language': 'hi', vary: 'accept-language, cookie' });
});
