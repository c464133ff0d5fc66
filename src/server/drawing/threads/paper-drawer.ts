import type { PaperFile } from '../papers/paper-file.ts';
import type { SharePicture } from '../papers/share-picture.ts';
import { openThread } from './thread.ts';

export type PaperDrawer = {
  readonly draw: (file: PaperFile) => Promise<Buffer>;
  readonly drawPicture: (picture: SharePicture) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/** Draws papers and pictures in a thread that starts with the first one: fonts and shaping take most of a second of it. */
export function openPaperDrawer(): PaperDrawer {
  const thread = openThread({
    file: new URL('paper-work.ts', import.meta.url),
    maxHeapMb: 96,
    timeLimitMs: 20_000,
  });
  // `paper-work.ts` answers the file; bytes cross without the class they had.
  const draw = async (job: PaperFile | SharePicture) => Buffer.from((await thread.ask(job)) as Uint8Array);
  return { draw, drawPicture: draw, close: thread.close };
}
