import { whenOnline } from '#web/browser/network/online.ts';
import { loadMissingStyles } from './missing-styles.ts';

/** Milliseconds a script or style sheet may take to arrive. Specification section 9. */
const chunkTimeout = 120_000;

/** A script or style sheet of the app that did not arrive. Specification section 8. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code = 'CHUNK_LOAD';
}

/** Fails when it takes too long; what ends sooner leaves no timer behind. */
async function inTime<T>(name: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer: ${name}`)), chunkTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds before a chunk that failed is asked for again. */
const pause = 1000;

/** A connection that dropped is often back a moment later. */
async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    await loadMissingStyles();
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await whenOnline();
    await loadMissingStyles();
    return load();
  }
}

/** Loads a chunk, as soon as there is a network and once more where it fails; then it is a chunk-load error, to the window too, and thrown on. */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    // Some browsers keep a failure, so none is made without a network.
    await whenOnline();
    return await inTime(name, () => loadTwice(load));
  } catch (cause) {
    const error = new ChunkLoadError(`Could not load ${name}`, { cause });
    if (typeof window !== 'undefined') window.reportError(error);
    throw error;
  }
}
