import { messages as boughtCover } from './purchase/bought-cover.ts';
import { messages as mine } from './purchase/mine.ts';
import { messages as renewalEntry } from './purchase/renewal-entry.ts';
import { messages as unfinished } from './purchase/unfinished.ts';

/** All that somebody has here: bought, begun, kept. */
export const messages = { ...mine, ...unfinished, ...boughtCover, ...renewalEntry };
