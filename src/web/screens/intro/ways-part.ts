import { loadChunk } from '#web/frame/chunk.ts';

type WaysCode = typeof import('./ways.tsx');

/** Where the ways to cover parents stand on the start page. */
export const waysId = 'first-ways';

let code: WaysCode | undefined;

/** Asked for by who has parents among theirs, or on a page that the server drew them on. */
export async function fetchWays(): Promise<void> {
  code = await loadChunk('home/ways', () => import('./ways.tsx'));
}

export const waysHere = (): WaysCode['Ways'] | undefined => code?.Ways;
