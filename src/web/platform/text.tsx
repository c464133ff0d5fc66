import { type I18n, setupI18n } from '@lingui/core';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { type Area, areas, type Locale, type MessageId } from '#words/areas.ts';

export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: TextValues) => string;

/** The words of one language, filled area by area as screens need them. */
export type Words = {
  readonly locale: Locale;
  readonly t: Translate;
  readonly load: (names: readonly Area[]) => Promise<void>;
};

export function createWords(locale: Locale): Words {
  const i18n: I18n = setupI18n({ locale, messages: { [locale]: {} } });
  const loaded = new Map<Area, Promise<void>>();
  const loadArea = async (name: Area) => {
    const { messages } = await areas[locale][name]();
    i18n.load(locale, messages);
  };
  const load = async (names: readonly Area[]) => {
    await Promise.all(
      names.map((name) => {
        const running = loaded.get(name) ?? loadArea(name);
        loaded.set(name, running);
        running.catch(() => loaded.delete(name));
        return running;
      }),
    );
  };
  return { locale, t: (id, values) => i18n._(id, values), load };
}

const WordsContext = createContext<Words | null>(null);

export const WordsProvider = WordsContext.Provider;

/** The translator of the page's language. An id that no area knows does not compile. */
export function useText(): Translate {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useText needs a WordsProvider above it');
  return words.t;
}

const boldPart = /<b>([^<]*)<\/b>/;

type RichTextProps = { readonly id: MessageId; readonly values?: TextValues };

/** A message whose `<b>...</b>` parts are shown bold. No other markup is read. */
export function RichText({ id, values }: RichTextProps): ReactNode {
  const parts = useText()(id, values).split(boldPart);
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    return at % 2 === 1 ? <b key={at}>{part}</b> : <Fragment key={at}>{part}</Fragment>;
  });
}
