import { sayIn } from '#server/http/say.ts';

export const inEnglish = sayIn('en');
export const inHindi = sayIn('hi');
