import { sayIn } from '#server/ground/words/say.ts';

export const inEnglish = sayIn('en');
export const inHindi = sayIn('hi');
