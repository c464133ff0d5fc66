import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#words/areas.ts';
import { sentences } from '#words/sentences.ts';
import type { CookieRules } from '../cookie-rules.ts';
import { noteVary } from '../headers.ts';

/** Set by the switch on the page as well, so it has no prefix and scripts may read it. */
const cookieName = 'lang';
const year = 365 * 24 * 3600;

/** The language of a visitor whose own nobody knows. */
export const fallback: Locale = 'en';

type LanguageRequest = Pick<FastifyRequest, 'headers'> & {
  /** Not there yet where a request is refused before its cookies were read. */
  readonly cookies?: FastifyRequest['cookies'] | null;
};

/** The language of an answer: the one that was chosen here, else the first of the browser's that we speak, else English. */
export function languageOf({ cookies, headers }: LanguageRequest): Locale {
  const locale = localeOf(cookies?.[cookieName]);
  return locale ?? wished(headers['accept-language'] ?? '') ?? fallback;
}

/** Says of an answer in which language it is, and that it would be in another for another browser. */
export function noteLanguage(reply: FastifyReply): void {
  reply.header('content-language', languageOf(reply.request));
  noteVary(reply, 'accept-language, cookie');
}

/** A language wished for in the address is kept; undefined where none is or can be, else the address without it. */
export function takeLanguage(
  request: LanguageRequest & Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  { readable }: CookieRules,
): string | undefined {
  const [path = '/', ...queries] = request.url.split('?');
  const query = queries.join('?');
  const rest = new URLSearchParams(query);
  const locale = localeOf(rest.get(cookieName) ?? undefined);
  if (locale === undefined || !request.cookies) return undefined;
  reply.setCookie(cookieName, locale, { ...readable, maxAge: year });
  rest.delete(cookieName);
  return rest.size === 0 ? path : `${path}?${rest}`;
}

/** The name of a language that we speak, of however it is written: "hi", "hi-IN". */
function localeOf(tag: string | undefined): Locale | undefined {
  const name = tag?.split('-', 1)[0]?.trim().toLowerCase() ?? '';
  // Own keys of the table are the languages.
  return Object.hasOwn(sentences, name) ? (name as Locale) : undefined;
}

/** A browser names few; whoever sends more is not listened to for longer. */
const mostLanguages = 12;

function wished(header: string): Locale | undefined {
  const preferences = header
    .split(',', mostLanguages)
    .map((preference) => {
      const [tag, weight] = preference.split(';', 2);
      return { locale: localeOf(tag), weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
    })
    .filter(({ weight }) => weight > 0);
  return preferences.sort((a, b) => b.weight - a.weight).find(({ locale }) => locale !== undefined)?.locale;
}
