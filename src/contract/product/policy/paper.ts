import type { Insurer, Product, Slab, TaxRate } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import { formatRupees, moneyInUnits, type Rupees } from '#domain/money.ts';
import type { Condition } from '#domain/person/condition.ts';

/** What the documents of a product are made from. */
export type PaperFacts = {
  readonly product: Product;
  readonly insurer: Insurer;
  /** All conditions of the catalogue: gives the names. */
  readonly conditions: readonly Condition[];
  readonly taxRates: readonly TaxRate[];
  /** Day of the price examples. */
  readonly on: IsoDate;
  readonly catalogueVersion: string;
};

/** A product, or one cover of it. */
export type SoldProduct = Pick<PaperFacts, 'product'>;

/** The lines of `text` are split by line breaks. */
export type PaperSection = { readonly heading: string; readonly text: string };

export type Paper = { readonly title: string; readonly sections: readonly PaperSection[] };

export function sectionOf(heading: string, lines: readonly string[]): PaperSection {
  return { heading, text: lines.filter((line) => line !== '').join('\n') };
}

/** "₹10 lakh", "₹1 crore", "₹50,000". */
export function amountInWords(amount: Rupees): string {
  const { count, unit } = moneyInUnits(amount);
  return unit === 'Lakh' || unit === 'Crore' ? `₹${count} ${unit.toLowerCase()}` : formatRupees(amount);
}

/** "₹10 lakh"; with a deductible "₹10 lakh above ₹5 lakh". */
export function coverInWords({ sumInsured, deductible }: Pick<Slab, 'sumInsured' | 'deductible'>): string {
  const above = deductible === undefined ? '' : ` above ${amountInWords(deductible)}`;
  return `${amountInWords(sumInsured)}${above}`;
}

/** One amount, or the lowest and the highest of several. */
export function rupeeRange(amounts: readonly Rupees[]): string {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)] as [Rupees, Rupees];
  return low === high ? formatRupees(low) : `${formatRupees(low)} to ${formatRupees(high)}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], joint: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/**
 * A line when all covers say the same, or a line for each run of covers that do; no line for empty words. `tailOf` adds
 * what comes from all covers of a run, such as a range of rupees.
 */
export function overSlabs(
  slabs: readonly Slab[],
  wordsOf: (slab: Slab) => string,
  tailOf?: (alike: readonly Slab[]) => string,
): readonly string[] {
  const runs: { readonly words: string; readonly alike: Slab[] }[] = [];
  for (const slab of slabs) {
    const words = wordsOf(slab);
    const run = runs.at(-1);
    if (run?.words === words) run.alike.push(slab);
    else runs.push({ words, alike: [slab] });
  }
  return runs
    .filter(({ words }) => words !== '')
    .map(({ words, alike }) => {
      const line = `${words}${tailOf?.(alike) ?? ''}`;
      return runs.length === 1 ? line : `With a cover of ${runInWords(alike)}: ${inSentence(line)}`;
    });
}

/** A small first letter, unless the word is an abbreviation. */
function inSentence(line: string): string {
  return /^[A-Z][a-z ]/.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}

function runInWords(alike: readonly Slab[]): string {
  const [first, last] = [alike[0], alike.at(-1)];
  if (!first || !last) return '';
  return first === last ? coverInWords(first) : `${coverInWords(first)} to ${coverInWords(last)}`;
}
