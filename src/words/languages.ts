import type { Locale } from './areas.ts';

/** Every language by its own name, in its own script. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिन्दी' };

/** Those in which English still says something; the page says so. `npm run words -- missing` counts what it is. */
export const partialLanguages: readonly Locale[] = [];
