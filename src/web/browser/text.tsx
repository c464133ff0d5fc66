import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Area, areas, type Locale, type MessageId } from '#words/areas.ts';
import { type Parsed, speak, type Values } from '#words/speak.ts';

export type Translate = (id: MessageId, values?: Values) => string;

/** The words of the page's language, filled area by area as screens need them. */
export type Words = {
  readonly locale: () => Locale;
  /** It is always in the language of now. */
  readonly t: Translate;
  readonly load: (names: readonly Area[]) => Promise<void>;
  /** Whether these areas are here in the language of now. */
  readonly has: (names: readonly Area[]) => boolean;
  /** Says everything in another language, once what is on the page is here in it. */
  readonly change: (locale: Locale) => Promise<void>;
  readonly listen: (changed: () => void) => () => void;
};

export function createWords(first: Locale): Words {
  const texts = new Map<Locale, Map<string, Parsed>>();
  const rules = new Map<Locale, Intl.PluralRules>();
  const arriving = new Map<string, Promise<void>>();
  const here = new Set<string>();
  const expectedAreas = new Set<Area>();
  const listeners = new Set<() => void>();
  let locale = first;
  const textsIn = (of: Locale) => stored(texts, of, () => new Map<string, Parsed>());
  const loadArea = (of: Locale, name: Area) => {
    const key = `${of}/${name}`;
    const running =
      arriving.get(key) ??
      areas[of][name]().then(({ messages }) => {
        for (const [id, text] of Object.entries(messages)) textsIn(of).set(id, text);
        here.add(key);
      });
    arriving.set(key, running);
    running.catch(() => arriving.delete(key));
    return running;
  };
  const load = async (of: Locale, names: readonly Area[]) => {
    for (const name of names) expectedAreas.add(name);
    await Promise.all(names.map((name) => loadArea(of, name)));
  };
  return {
    locale: () => locale,
    t: (id, values = {}) => {
      const text = textsIn(locale).get(id);
      const rulesNow = stored(rules, locale, () => new Intl.PluralRules(locale));
      return text === undefined ? id : speak(text, values, rulesNow);
    },
    load: (names) => load(locale, names),
    has: (names) => names.every((name) => here.has(`${locale}/${name}`)),
    async change(next) {
      await load(next, [...expectedAreas]);
      locale = next;
      for (const listener of listeners) listener();
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** What the map holds, made at the first asking. */
function stored<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

export type PageWords = { readonly locale: Locale; readonly t: Translate } & Pick<
  Words,
  'change' | 'load' | 'has'
>;

const SpokenContext = createContext<PageWords | null>(null);

type WordsProviderProps = { readonly words: Words; readonly children: ReactNode };

/** Everything below is drawn anew when the language changes, and keeps what it holds. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const locale = useSyncExternalStore(words.listen, words.locale, words.locale);
  const pageWords = useMemo(
    () => ({
      locale,
      t: (...args: Parameters<Translate>) => words.t(...args),
      change: words.change,
      load: words.load,
      has: words.has,
    }),
    [words, locale],
  );
  return <SpokenContext value={pageWords}>{children}</SpokenContext>;
}

/** Gives the language of the page, and the way to another. */
export function usePageWords(): PageWords {
  const pageWords = useContext(SpokenContext);
  if (pageWords === null) throw new Error('No WordsProvider');
  return pageWords;
}

/** The translator of the page's language. An id that no area knows does not compile. */
export const useText = (): Translate => usePageWords().t;

const boldPart = /<b>([^<]*)<\/b>/;

type RichTextProps = { readonly id: MessageId; readonly values?: Values };

/** A message whose `<b>...</b>` parts are shown bold. No other markup is read. Each part has an element of its own. */
export function RichText({ id, values }: RichTextProps) {
  const parts = useText()(id, values).split(boldPart);
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    return at % 2 === 1 ? <b key={at}>{part}</b> : part && <span key={at}>{part}</span>;
  });
}

/** Whether a browser has put other words into the page: each of its texts then stands in a `font`, which nothing here draws. */
export const isTranslated = (): boolean => document.querySelector('font') !== null;
