export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Text of the catalogue that a person reads, in English and in the other languages that it has been written in. */
export type LocalText = Readonly<{ en: string } & Partial<Record<Exclude<Language, 'en'>, string>>>;

/** English stands in where the text is not written in the language. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] ?? text.en;
}

/** A name that is written the same in every language. */
export function sameInAll(name: string): LocalText {
  return Object.fromEntries(languages.map((language) => [language, name])) as LocalText; // English is among them
}
