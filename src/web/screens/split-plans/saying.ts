import type { WireSplit } from '#contract/quote/split.ts';
import type { Translate } from '#web/browser/text.tsx';
import { spokenWords } from '#web/forms/quote/spoken-words.ts';
import type { WaySaying } from '#web/plan-parts/ways/saying.ts';

/** Of a quote, with its answer. */
export type Saying = Omit<WaySaying, 'split'> & { readonly split: WireSplit };

/** The spouse is called husband or wife, as the quote says. */
export function sayingOf(t: Translate, split: WireSplit): Saying {
  const spouse = split.members.find(({ person }) => person === 'Spouse');
  return { t, people: spokenWords(t, spouse?.gender), split };
}
