import type { PaperFile } from '../papers/paper-pdf.ts';
import { openThread } from './thread.ts';

export type PaperDrawer = {
  readonly draw: (file: PaperFile) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Draws papers in a thread that starts with the first one: fonts and shaping take most of a second of it. */
export function openPaperDrawer(): PaperDrawer {
  const thread = openThread({
    file: new URL('paper-work.ts', import.meta.url),
    maxHeapMb: 96,
    timeLimitMs: 20_000,
  });
  return {
    // `paper-work.ts` answers the file; bytes cross without the class they had.
    draw: async (file) => Buffer.from((await thread.ask(file)) as Uint8Array),
    close: thread.close,
  };
}
