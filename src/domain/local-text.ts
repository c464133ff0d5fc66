export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Text of the catalogue that a person reads, in every language; in which one is decided where it is written down. */
export type LocalText = Readonly<Record<Language, string>>;

export function inLanguage(text: LocalText, language: Language): string {
  return text[language];
}

/** A name that is written the same in every language. */
export function sameInAll(name: string): LocalText {
  return { en: name, hi: name };
}
