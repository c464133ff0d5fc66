import type { Slab } from '#domain/catalogue/catalogue.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';

/** Covers that say the same, in the order in which they are sold. */
export type AlikeSlabs = readonly [Slab, ...Slab[]];

/** It gives "₹10 lakh", and with a deductible "₹10 lakh above ₹5 lakh". */
export function coverInWords(
  say: Say,
  { sumInsured, deductible }: Pick<Slab, 'sumInsured' | 'deductible'>,
): string {
  const cover = amountInWords(say, sumInsured);
  return deductible === undefined
    ? cover
    : say('papers.cover.above', { cover, deductible: amountInWords(say, deductible) });
}

/**
 * A line when all covers say the same, or a line for each run of covers that do; no line for empty words. `lineOf` says
 * what comes from all covers of a run, such as a range of rupees.
 */
export function overSlabs(
  say: Say,
  slabs: readonly Slab[],
  wordsOf: (slab: Slab) => string,
  lineOf: (alike: AlikeSlabs) => string = ([first]) => wordsOf(first),
): readonly string[] {
  const runs: { readonly words: string; readonly alike: [Slab, ...Slab[]] }[] = [];
  for (const slab of slabs) {
    const words = wordsOf(slab);
    const run = runs.at(-1);
    if (run?.words === words) run.alike.push(slab);
    else runs.push({ words, alike: [slab] });
  }
  return runs
    .filter(({ words }) => words !== '')
    .map(({ alike }) => {
      const line = lineOf(alike);
      if (runs.length === 1) return line;
      return say('papers.cover.only', { covers: runInWords(say, alike), line: inSentence(line) });
    });
}

/** A small first letter, unless the word is an abbreviation; a script without small letters stays as it is. */
function inSentence(line: string): string {
  return /^[A-Z][a-z ]/.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}

function runInWords(say: Say, alike: AlikeSlabs): string {
  const [first, last = first] = [alike[0], alike.at(-1)];
  return first === last
    ? coverInWords(say, first)
    : say('papers.range', { low: coverInWords(say, first), high: coverInWords(say, last) });
}
