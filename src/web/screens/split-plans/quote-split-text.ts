import type { WireSplit } from '#contract/quote/split.ts';
import type { Translate } from '#web/browser/text.tsx';
import { spokenWords } from '#web/forms/quote/spoken-words.ts';
import type { SplitTextContext } from '#web/plan-parts/splits/split-text.ts';

/** The texts of a quote's splits, with its answer. */
export type QuoteSplitText = Omit<SplitTextContext, 'split'> & { readonly split: WireSplit };

/** The spouse is called husband or wife, as the quote says. */
export function splitTextOf(t: Translate, split: WireSplit): QuoteSplitText {
  const spouse = split.members.find(({ person }) => person === 'Spouse');
  return { t, people: spokenWords(t, spouse?.gender), split };
}
