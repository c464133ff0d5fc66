import * as v from 'valibot';

/** Wire shape of a paper: the tree that its maker made, to be drawn as it stands. */
export type WirePaper = { readonly title: string; readonly sections: readonly WirePaperSection[] };

export type WirePaperSection = { readonly heading: string; readonly blocks: readonly WirePaperBlock[] };

export type WirePaperBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | {
      readonly kind: 'facts';
      readonly facts: readonly { readonly name: string; readonly value: string }[];
    }
  /** A row has as many cells as the head; its first one names it. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const texts = v.array(v.string());

const blockShape: v.GenericSchema<WirePaperBlock> = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('list'), lines: texts }),
  v.object({ kind: v.literal('facts'), facts: v.array(v.object({ name: v.string(), value: v.string() })) }),
  v.object({ kind: v.literal('table'), head: texts, rows: v.array(texts) }),
]);

export const sectionsShape: v.GenericSchema<readonly WirePaperSection[]> = v.array(
  v.object({ heading: v.string(), blocks: v.array(blockShape) }),
);

export const documentShape: v.GenericSchema<WirePaper> = v.object({
  title: v.string(),
  sections: sectionsShape,
});
