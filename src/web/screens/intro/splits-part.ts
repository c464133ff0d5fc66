import { loadChunk } from '#web/frame/chunk.ts';

type SplitsCode = typeof import('./splits.tsx');

/** Where the ways to cover parents stand on the start page. */
export const splitsId = 'first-ways';

let code: SplitsCode | undefined;

/** The call is for who has parents among theirs, or for a page that the server drew them on. */
export async function fetchSplits(): Promise<void> {
  code = await loadChunk('home/ways', () => import('./splits.tsx'));
}

export const splitsHere = (): SplitsCode['Splits'] | undefined => code?.Splits;
