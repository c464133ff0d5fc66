import type { Say } from '#words/sentences.ts';

/** A document as data: what it says and in what order, whoever draws it. Every text is ready to be read. */
export type Paper = {
  readonly title: string;
  readonly sections: readonly PaperSection[];
};

export type PaperSection = {
  readonly heading: string;
  readonly blocks: readonly PaperBlock[];
  /** Two of these in a row stand side by side in a file. */
  readonly half?: true;
};

export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly PaperFact[]; readonly look?: FactsLook }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** As many cells a row as the head has; the first names the row. */
      readonly rows: readonly (readonly string[])[];
      /** As many as the head has; absent: the first is wider than the others. */
      readonly columns?: readonly PaperColumn[];
    };

/** How facts are drawn in a file: in boxes beside each other, as one notice, or as a bill whose last row is its sum. */
export type FactsLook = 'boxes' | 'notice' | 'bill';

/** Parts of the width; amounts stand at the end of theirs. */
export type PaperColumn = { readonly part: number; readonly isAmount?: true };

export type PaperFact = {
  readonly name: string;
  readonly value: string;
  /** What the value alone leaves open. */
  readonly note?: string | undefined;
};

/** A value with its note, where both stand in one place. */
export function factText({ value, note }: PaperFact): string {
  if (note === undefined || note === '') return value;
  return value === '' ? note : `${value}, ${note}`;
}

/** The foot of each page of a file: its number, and places for those of the page and of all pages. */
export function leafLine(say: Say, number: string): string {
  return say('papers.leaf', { number, page: '{page}', pages: '{pages}' });
}

/** A paper that is kept as a file of its own. */
export type FilePaper = Paper & {
  /** It has the size of a bank card, for a few facts; when it is absent, it is A4. */
  readonly size?: 'card';
  /** Names the file where its title alone would not. */
  readonly name: string;
  readonly author: string;
  /** The author's full name, where the author is called by a shorter one. */
  readonly authorInFull?: string | undefined;
  /** What kind of paper it is, above the title. */
  readonly kind: string;
  /** Whom or what it is about, below the title. */
  readonly subtitle?: string | undefined;
  /** The one figure that everybody looks for, beside the title. */
  readonly figure?: PaperFact | undefined;
  /** What tells it from others of its kind; it stands on every page. */
  readonly reference: string;
  /** What stands at the foot of each page, with `{page}` and `{pages}` for their numbers; a card has none. */
  readonly leaf?: string | undefined;
  /** At the foot, where nobody misses it. */
  readonly warning: string | undefined;
};

export function textOf(text: string): PaperBlock {
  return { kind: 'text', text };
}

/** One line is a sentence, several are a list; empty ones are left out. */
export function sectionOf(heading: string, lines: readonly string[]): PaperSection {
  const [first, ...others] = lines.filter((line) => line !== '');
  if (first === undefined) return { heading, blocks: [] };
  const block: PaperBlock = others.length === 0 ? textOf(first) : { kind: 'list', lines: [first, ...others] };
  return { heading, blocks: [block] };
}

/** Without the sections that say nothing. */
export function filled(sections: readonly PaperSection[]): readonly PaperSection[] {
  return sections.filter(({ blocks }) => blocks.length > 0);
}
