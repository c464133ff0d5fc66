/** A document as data: what it says and in what order, whoever draws it. Every text is ready to be read. */
export type Paper = {
  readonly title: string;
  readonly sections: readonly PaperSection[];
};

export type PaperSection = { readonly heading: string; readonly blocks: readonly PaperBlock[] };

export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly PaperFact[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** As many cells a row as the head has; the first names the row. */
      readonly rows: readonly (readonly string[])[];
    };

export type PaperFact = { readonly name: string; readonly value: string };

/** A paper that is kept as a file of its own. */
export type FilePaper = Paper & {
  /** It has the size of a bank card, for a few facts; when it is absent, it is A4. */
  readonly size?: 'card';
  /** Names the file where its title alone would not. */
  readonly name: string;
  readonly author: string;
  /** What kind of paper it is, above the title. */
  readonly kind: string;
  /** What tells it from others of its kind, below the title. */
  readonly reference: string;
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
