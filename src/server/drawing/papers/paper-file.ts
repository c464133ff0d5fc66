import type { FilePaper } from '#papers/tree.ts';

/** A paper and the language that it is in, as a BCP 47 tag. */
export type PaperFile = {
  readonly paper: FilePaper;
  readonly language: string;
  /** Locks the file; absent: it opens for anybody. */
  readonly password?: string | undefined;
};
