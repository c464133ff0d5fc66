import { sayIn, voiceOf } from '#server/http/say.ts';
import { messages as featuresInHindi } from '#words/hi/features.ts';
import { messages as papersInHindi } from '#words/hi/papers.ts';
import { said } from '#words/said.ts';

export const inEnglish = sayIn('en');

/** Says papers in Hindi, and all else as English does. */
export const inHindi = voiceOf('hi', { ...said.en, ...featuresInHindi, ...papersInHindi });
