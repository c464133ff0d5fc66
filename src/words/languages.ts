import type { Locale } from './areas.ts';

/** Every language by its own name, in its own script. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिन्दी' };
